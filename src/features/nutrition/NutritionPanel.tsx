import type { RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { MAX_SERVINGS, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import {
  type CountedRecipe,
  countPasted,
  type PastedRecipe,
  withServings,
} from '#tools/nutrition/computePasted.ts';
import buttons from '#ui/button/button.module.css';
import { InputField } from '#ui/field/Field.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { LineChecks } from './LineChecks.tsx';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  words: NutritionMessages;
  recipe: PastedRecipe;
}

type Found = { state: 'loading' | 'failed' } | { state: 'found'; counted: CountedRecipe };

/** Loads the foods of a language once, because indexing their names takes longer than counting a recipe. */
function useFoodList() {
  const last = useRef<{ language: Language; foods: FoodList } | null>(null);
  return async (language: Language, signal: AbortSignal): Promise<FoodList> => {
    if (last.current?.language !== language)
      last.current = { language, foods: await loadFoods(language, signal) };
    return last.current.foods;
  };
}

/** The nutrition of a recipe without some lines; computed anew when its text, foods, country or they change. */
function useNutrition(
  recipe: PastedRecipe,
  leftOut: ReadonlySet<string>,
): { found: Found; retry: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const foodsIn = useFoodList();
  const key = JSON.stringify([
    recipe.text,
    recipe.language,
    recipe.country,
    [...recipe.chosen],
    [...leftOut],
    attempt,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is a new object on every render
  useEffect(() => {
    const request = new AbortController();
    const settle = (next: Found) => {
      if (!request.signal.aborted) setFound(next);
    };
    foodsIn(recipe.language, request.signal)
      .then((foods) => countPasted(recipe, foods, leftOut))
      .then(
        (counted) => settle({ state: 'found', counted }),
        () => settle({ state: 'failed' }),
      );
    return () => request.abort();
  }, [key]);
  return { found, retry: () => setAttempt((count) => count + 1) };
}

/** The table of a pasted recipe's nutrition, and its label. */
export function NutritionPanel({ words, recipe }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { found, retry } = useNutrition(recipe, leftOut);
  const [typed, setTyped] = useState<string | null>(null);
  const counted = found.state === 'found' ? found.counted : null;
  return (
    <section className={styles.region} aria-label={words.title}>
      <InputField
        label={words.servings}
        className={styles.servings}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_SERVINGS}
        autoComplete="off"
        value={typed ?? recipe.serves ?? ''}
        onChange={setTyped}
      />
      {found.state === 'loading' && <p role="status">{words.loading}</p>}
      {counted?.nutrition === null && <p role="status">{words.nothing}</p>}
      {found.state === 'failed' && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {counted?.nutrition && (
        <Nutrition
          words={words}
          recipe={recipe}
          nutrition={
            typed === null ? counted.nutrition : withServings(counted.nutrition, parseServings(typed))
          }
        />
      )}
      {counted && counted.lines.length > 0 && (
        <LineChecks
          words={words}
          lines={counted.lines}
          lang={recipe.language}
          leftOut={leftOut}
          onChange={setLeftOut}
        />
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
