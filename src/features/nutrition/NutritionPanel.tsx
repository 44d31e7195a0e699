import type { RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import { MAX_SERVINGS, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { useEffect, useState } from 'react';
import { loadFoods } from '#tools/foodField/loadFoods.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { computePasted, type PastedRecipe, withServings } from './computePasted.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  words: NutritionMessages;
  recipe: PastedRecipe;
}

type Found = { state: 'loading' | 'failed' | 'nothing' } | { state: 'found'; nutrition: RecipeNutrition };

/** The nutrition of a recipe; computed anew when its text, foods or country change. */
function useNutrition(recipe: PastedRecipe): { found: Found; retry: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const key = JSON.stringify([recipe.text, recipe.language, recipe.country, [...recipe.chosen], attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is a new object on every render
  useEffect(() => {
    const request = new AbortController();
    const settle = (next: Found) => {
      if (!request.signal.aborted) setFound(next);
    };
    loadFoods(recipe.language, request.signal)
      .then((foods) => computePasted(recipe, foods))
      .then(
        (nutrition) => settle(nutrition ? { state: 'found', nutrition } : { state: 'nothing' }),
        () => settle({ state: 'failed' }),
      );
    return () => request.abort();
  }, [key]);
  return { found, retry: () => setAttempt((count) => count + 1) };
}

/** The table of a pasted recipe's nutrition, and its label. */
export function NutritionPanel({ words, recipe }: Props) {
  const { found, retry } = useNutrition(recipe);
  const [typed, setTyped] = useState<string | null>(null);
  const servings = typed === null ? recipe.serves : parseServings(typed);
  return (
    <section className={styles.region} aria-label={words.title}>
      <Field label={words.servings} className={styles.servings}>
        {(wiring) => (
          <input
            {...wiring}
            className={fields.control}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_SERVINGS}
            autoComplete="off"
            value={typed ?? recipe.serves ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {found.state === 'loading' && <p role="status">{words.loading}</p>}
      {found.state === 'nothing' && <p role="status">{words.nothing}</p>}
      {found.state === 'failed' && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {found.state === 'found' && (
        <Nutrition words={words} recipe={recipe} nutrition={withServings(found.nutrition, servings)} />
      )}
      <p className={styles.note}>{words.estimate}</p>
    </section>
  );
}

function Nutrition({ words, recipe, nutrition }: Props & { nutrition: RecipeNutrition }) {
  return (
    <>
      <FiguresTable
        words={words}
        title={nutrition.perServing ? words.title : words.title100}
        nutrition={nutrition}
        notCounted={nutrition.notCounted}
        lang={recipe.language}
      />
      {nutrition.isEnough && <LabelPanel words={words} title={recipe.title} nutrition={nutrition} />}
    </>
  );
}
