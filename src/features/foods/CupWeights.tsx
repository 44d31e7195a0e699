import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { formatGrams } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './CupWeights.module.css';
import { comparedShare } from './leadWeights.ts';
import { listWays } from './listWays.ts';
import type { FoodMessages } from './messages.ts';

/** Foods that cooks measure in cups, light ones and heavy ones. */
const SHOWN_FOODS = [
  'breadcrumbs',
  'oats',
  'cocoa',
  'flour',
  'rice',
  'sugar',
  'butter',
  'milk',
  'honey',
] as const satisfies readonly FoodId[];

interface Props {
  /** The names of the foods in the page's language. */
  nameOf: (food: FoodId) => string;
  messages: FoodMessages;
}

/** The weights of the same cup, or of 100 ml where cooks weigh, filled with one food after another. */
export function CupWeights({ nameOf, messages }: Props) {
  const language = useLanguage();
  const rows = SHOWN_FOODS.map((food) => ({
    food,
    grams: (listWays(food, { language, fills: messages.fills })[0]?.grams ?? 0) * comparedShare(language),
  })).sort((a, b) => a.grams - b.grams);
  const maxGrams = Math.max(...rows.map(({ grams }) => grams));
  return (
    <figure className={styles.figure} data-noprint>
      <ul className={styles.rows}>
        {rows.map(({ food, grams }) => (
          <li key={food} className={styles.row}>
            <LocalLink to={{ page: 'ingredient', part: food }}>{nameOf(food)}</LocalLink>
            <span
              className={styles.bar}
              style={{ inlineSize: `${Math.round((grams / maxGrams) * 1000) / 10}%` }}
            />
            <span className={styles.grams}>{formatGrams(language, grams)}</span>
          </li>
        ))}
      </ul>
      <figcaption>{messages.foods.chart.cups}</figcaption>
    </figure>
  );
}
