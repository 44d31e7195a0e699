import { fill as filled } from '#catalogs/template.ts';
import { formatGrams, formatGramsNumber, formatGramsRange } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Figures.module.css';
import { type LargeMeasures, shareOfCup, waysToSpoon } from './leadWeights.ts';
import type { FoodMessages } from './messages.ts';
import { fillWord } from './wayLabel.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  ways: readonly WeighedWay[];
  measures: LargeMeasures;
  /** Whether a knife levels the food. */
  leveled?: boolean;
  messages: FoodMessages;
}

/** The weight of a cup, or of the country's spoon or jug, in large numbers, one for each way to fill it. */
export function CupFigures({ ways, measures, leveled = true, messages }: Props) {
  const language = useLanguage();
  const { page } = messages.foods;
  const [first, ...others] = measures;
  const share = shareOfCup(language, first);
  const shown = first === 'cup' ? ways : waysToSpoon(ways);
  return (
    <ul className={`${layout.plain} ${styles.weights}`} data-ways={shown.length}>
      {shown.map(({ fill, label, grams, lowest, highest }) => {
        const filling = label || fillWord(leveled, messages.fills);
        const [low, high] = [lowest * share, highest * share];
        return (
          <li key={fill} className={styles.weight}>
            <p className={styles.number}>
              {formatGramsNumber(language, grams * share)}
              <span className={styles.unit}> g</span>
            </p>
            <p className={styles.fill}>
              {(first === 'cup' && filling) || [page.figures[first], filling].filter(Boolean).join(', ')}
            </p>
            <p className={styles.more}>
              {others.map((measure) => (
                <span key={measure}>
                  {filled(page.figure, {
                    measure: page.figures[measure],
                    grams: formatGrams(language, grams * shareOfCup(language, measure)),
                  })}
                </span>
              ))}
              {formatGrams(language, low) !== formatGrams(language, high) && (
                <span>{filled(page.usually, { range: formatGramsRange(language, low, high) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
