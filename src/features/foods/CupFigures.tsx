import { cupsOf } from '@gramwise/engine/foods/foodMeasures.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams, formatGramsNumber, formatGramsRange } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Figures.module.css';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

const SPOONS = ['tablespoon', 'teaspoon'] as const;

/** The weight of a cup in large numbers, one for each way to fill it. */
export function CupFigures({ ways, messages }: { ways: readonly WeighedWay[]; messages: FoodMessages }) {
  const language = useLanguage();
  const { page } = messages.foods;
  return (
    <ul className={`${layout.plain} ${styles.weights}`} data-ways={ways.length}>
      {ways.map(({ fill, grams, lowest, highest }) => (
        <li key={fill} className={styles.weight}>
          <p className={styles.number}>
            {formatGramsNumber(language, grams)}
            <span className={styles.unit}> g</span>
          </p>
          <p className={styles.fill}>{messages.fills[fill]}</p>
          <p className={styles.more}>
            {SPOONS.map((unit) => (
              <span key={unit}>
                {filled(page.spoons[unit], {
                  grams: formatGrams(language, grams * cupsOf({ count: 1, unit })),
                })}
              </span>
            ))}
            {formatGrams(language, lowest) !== formatGrams(language, highest) && (
              <span>{filled(page.bySource, { range: formatGramsRange(language, lowest, highest) })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
