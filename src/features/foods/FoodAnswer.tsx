import { cupsOf } from '@gramwise/engine/foods/foodMeasures.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams, formatGramsNumber, formatGramsRange } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodAnswer.module.css';
import type { FoodMessages } from './messages.ts';
import { formatWeights, type WeighedWay } from './weighedWays.ts';

interface Props {
  /** The food with its preposition: `of flour`. */
  of: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

const SPOONS = ['tablespoon', 'teaspoon'] as const;

/** The weight of a cup: in a sentence, and in large numbers. */
export function FoodAnswer({ of, ways, messages }: Props) {
  const language = useLanguage();
  const { page } = messages.foods;
  const lowest = Math.min(...ways.slice(0, 1).map(({ cup }) => cup.lowest));
  const highest = Math.max(...ways.slice(0, 1).map(({ cup }) => cup.highest));
  const [low, high] = [formatGrams(language, lowest), formatGrams(language, highest)];
  const differ = ways[0]?.cup.sourcesDiffer && low !== high;
  return (
    <>
      <p className={layout.lead}>
        {filled(page.answer, { of, weights: formatWeights(language, ways, messages) })}
        {differ && ` ${filled(page.differ, { low, high })}`}
      </p>
      <ul className={`${layout.plain} ${styles.weights}`} data-ways={ways.length}>
        {ways.map(({ fill, cup }) => (
          <li key={fill} className={styles.weight}>
            <p className={styles.number}>
              {formatGramsNumber(language, cup.used.gramsPerCup)}
              <span className={styles.unit}> g</span>
            </p>
            <p className={styles.fill}>{messages.fills[fill]}</p>
            <p className={styles.more}>
              {SPOONS.map((unit) => (
                <span key={unit}>
                  {filled(page.spoons[unit], {
                    grams: formatGrams(language, cup.used.gramsPerCup * cupsOf({ count: 1, unit })),
                  })}
                </span>
              ))}
              {formatGrams(language, cup.lowest) !== formatGrams(language, cup.highest) && (
                <span>
                  {filled(page.bySource, { range: formatGramsRange(language, cup.lowest, cup.highest) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
