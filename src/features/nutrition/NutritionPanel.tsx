import type { RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import { MAX_SERVINGS, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { useEffect, useState } from 'react';
import {
  type CountedRecipe,
  type CountRecipe,
  type PastedRecipe,
  withServings,
} from '#tools/nutrition/pastedRecipe.ts';
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
  count: CountRecipe;
}

type Found = { state: 'loading' | 'failed' } | { state: 'found'; counted: CountedRecipe };

/** The nutrition of a recipe without some lines; computed anew when its text, foods, country or they change. */
function useNutrition(
  { recipe, count }: Pick<Props, 'recipe' | 'count'>,
  leftOut: ReadonlySet<string>,
): { found: Found; retry: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const key = JSON.stringify([
    recipe.text,
    recipe.language,
    recipe.country,
    recipe.factor,
    recipe.serves,
    [...recipe.chosen],
    [...leftOut],
    attempt,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is a new object on every render
  useEffect(() => {
    let isLatest = true;
    const settle = (next: Found) => {
      if (isLatest) setFound(next);
    };
    count(recipe, leftOut).then(
      (counted) => settle({ state: 'found', counted }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isLatest = false;
    };
  }, [key]);
  return { found, retry: () => setAttempt((tried) => tried + 1) };
}

/** The table of a pasted recipe's nutrition, and its label. */
export function NutritionPanel({ words, recipe, count }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { found, retry } = useNutrition({ recipe, count }, leftOut);
  const shown = JSON.stringify([recipe.factor, recipe.serves]);
  const [kept, setKept] = useState({ typed: '', shown: '' });
  // Other servings that were typed are those of the recipe as it was scaled then
  const typed = kept.shown === shown ? kept.typed : null;
  const { serves } = recipe;
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
        value={typed ?? (serves ? (serves.low + serves.high) / 2 : '')}
        onChange={(text) => setKept({ typed: text, shown })}
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

function Nutrition({ words, recipe, nutrition }: Omit<Props, 'count'> & { nutrition: RecipeNutrition }) {
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
