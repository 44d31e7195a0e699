import { customDensity } from '@gramwise/engine/kitchens/kitchen.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { formatGrams } from '#format/weights.ts';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from '../MeasureTable.module.css';
import { type YourMeasure, yourWeights } from './yourWeights.ts';

/** What the page of a food hands on for the visitor's own kitchen. */
export interface YourFood {
  food: string;
  /** The ways to fill a cup, with the grams of a US cup. */
  ways: readonly { name: string; grams: number }[];
  words: Readonly<Record<'title' | 'caption' | 'head' | 'column' | 'own' | 'change', string>>;
  measures: Readonly<Record<YourMeasure, string>>;
}

/** What the visitor's own cup and spoons hold of a food; nothing for a kitchen as the page assumes it. */
export function YourWeights({ food, ways, words, measures }: YourFood) {
  const language = useLanguage();
  const [kitchen] = useKitchen(language);
  const weights = yourWeights({ food, cups: ways.map(({ grams }) => grams) }, kitchen, language);
  if (!weights) return null;
  const own = customDensity(kitchen, food) !== null;
  const columns = own || ways.length === 1 ? [words.column] : ways.map(({ name }) => name);
  return (
    <section aria-labelledby="your-title">
      <h2 id="your-title">{words.title}</h2>
      <ScrollableTable label={words.caption}>
        <table className={styles.table} data-ways={columns.length}>
          <caption className={layout.hidden}>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.head}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weights.map(({ measure, milliliters, grams }) => (
              <tr key={measure}>
                <th scope="row">
                  {measures[measure]}{' '}
                  {measure !== 'jug' && <small>{formatMilliliters(language, milliliters)}</small>}
                </th>
                {grams.map((each, at) => (
                  <td key={columns[at]}>{formatGrams(language, each)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p>
        {own && `${words.own} `}
        <LocalLink to="kitchen">{words.change}</LocalLink>
      </p>
    </section>
  );
}

export const YourWeightsIsland = island(YourWeights);
