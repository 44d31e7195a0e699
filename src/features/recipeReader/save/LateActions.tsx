import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { ReaderMessages } from '../messages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';
import { bakersFormulaHref } from './bakersFormula.ts';
import { SaveConverted } from './SaveConverted.tsx';

interface Props {
  messages: ReaderMessages;
  recipe: ConvertedRecipe;
}

/** What can be done with the converted recipe beyond the first buttons: saving it, and opening it as a formula. */
export function LateActions({ messages, recipe }: Props) {
  const formula = bakersFormulaHref(recipe);
  return (
    <>
      <SaveConverted messages={messages} recipe={recipe} />
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
