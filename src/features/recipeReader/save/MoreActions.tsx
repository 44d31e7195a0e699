import { type ComponentProps, useMemo } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { bakersFormulaHref } from './bakersFormula.ts';
import { SaveConverted } from './SaveConverted.tsx';

/** What can be done with the converted recipe beyond the first buttons: saving it, and opening it as a formula. */
export function MoreActions(props: ComponentProps<typeof SaveConverted>) {
  const { messages, recipe } = props;
  const formula = useMemo(() => bakersFormulaHref(recipe), [recipe]);
  return (
    <>
      <SaveConverted {...props} />
      {formula && (
        <p>
          <a className={buttons.quiet} href={formula} hrefLang={recipe.language}>
            <Icon name="scale" />
            {messages.result.bakers}
          </a>
        </p>
      )}
    </>
  );
}
