import type { CategoryId, FoodId } from '@gramwise/engine/foods/foods.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { formatGramsNumber } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { figuresOf } from './figuresOf.ts';
import { fillsSpoon, shareOfCup } from './leadWeights.ts';
import { listWays } from './listWays.ts';
import type { FoodMessages } from './messages.ts';
import styles from './WeightChart.module.css';

/** A food of the chart in the page's language. */
interface ChartFood {
  id: FoodId;
  name: string;
  /** Other names that find it. */
  also: string;
  /** Kilocalories and grams of protein in 100 g: `364 10.3`; undefined if not known. */
  per?: string | undefined;
}

interface Props {
  groups: readonly { category: CategoryId; foods: readonly ChartFood[] }[];
  messages: FoodMessages;
}

/** The columns: the US cup and its spoons; the country's own spoons and a jug before the cup where cooks weigh. */
const COLUMNS = {
  cup: ['cup', 'tablespoon', 'teaspoon'],
  spoon: ['tablespoon', 'teaspoon', 'jug', 'cup'],
} as const;

/** Stands where no spoon or jug holds the food, or none is filled this way. */
const NONE = '–';

/** Every food with the weight of a cup and of spoons, one row for each way to fill the cup. */
export function WeightChart({ groups, messages }: Props) {
  const language = useLanguage();
  const { columns, caption } = messages.foods.chart;
  const lead = cooksWeigh(language) ? 'spoon' : 'cup';
  const units = COLUMNS[lead];
  return (
    <table className={styles.chart} data-chart>
      <caption className={layout.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.food}</th>
          {units.map((unit) => (
            <th key={unit} scope="col">
              <span data-unit={unit}>{columns[unit]}</span> <small>{columns.grams}</small>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, foods }) => (
        <tbody key={category} id={category}>
          <tr>
            <th colSpan={units.length + 1} scope="rowgroup">
              {messages.foods.categories[category]}
            </th>
          </tr>
          {foods.map(({ id, name, also, per }) =>
            listWays(id, { language, fills: messages.fills }).map(({ fill, label, grams }, index) => (
              <tr
                key={id + fill}
                data-cup={Number(grams.toFixed(2))}
                data-also={index === 0 ? also : undefined}
                data-per={index === 0 ? per : undefined}
              >
                <th scope="row">
                  {index === 0 ? (
                    <LocalLink to={{ page: 'ingredient', part: id }}>{name}</LocalLink>
                  ) : (
                    <i>{name}</i>
                  )}{' '}
                  {label !== '' && <small>{label}</small>}
                </th>
                {units.map((unit) => (
                  <td key={unit}>
                    {figuresOf(language, id).includes(unit) &&
                    (lead === 'cup' || unit === 'cup' || fillsSpoon(fill))
                      ? formatGramsNumber(language, grams * shareOfCup(language, unit))
                      : NONE}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      ))}
    </table>
  );
}
