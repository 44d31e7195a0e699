import { useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { CountRecipe, PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { NutritionMessages } from './messages.ts';

interface Props {
  words: NutritionMessages;
  recipe: PastedRecipe;
  count: CountRecipe;
  /** False while some of its figures depend on weights that are still loading. */
  ready: boolean;
}

/** A button that opens the nutrition of a pasted recipe, whose code loads then, and the figures with the first count. */
export function PastedNutrition({ words, recipe, count, ready }: Props) {
  const [open, setOpen] = useState(false);
  const panel = useLazyModule(() => import('./NutritionPanel.tsx'), open);
  return (
    <>
      <p data-noprint>
        <button
          type="button"
          className={buttons.secondary}
          aria-expanded={open}
          disabled={!ready}
          onClick={() => setOpen(!open)}
        >
          <Icon name="scale" />
          {words.open}
        </button>
      </p>
      {open && panel.failed && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={panel.retry}>
            {words.retry}
          </button>
        </p>
      )}
      {open && !panel.value && !panel.failed && <p role="status">{words.loading}</p>}
      {open && panel.value && <panel.value.NutritionPanel words={words} recipe={recipe} count={count} />}
    </>
  );
}
