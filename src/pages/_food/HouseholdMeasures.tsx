import { defaultFill } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { SOURCES, type SourceId } from '@gramwise/engine/foods/sources.ts';
import type { HouseholdMeasure } from '@gramwise/engine/kitchens/household.ts';
import { sizeInMilliliters } from '@gramwise/engine/rounding/sizes.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatPieceGrams } from '#features/foods/formatPieceGrams.ts';
import table from '#features/foods/MeasureTable.module.css';
import type { FoodMessages } from '#features/foods/messages.ts';
import { formatNumber } from '#format/format.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { weighHousehold } from './weighHousehold.ts';

/** `200 ml (200–250)` */
function formatSize(language: Language, { milliliters, low, high }: HouseholdMeasure): string {
  const size = formatMilliliters(language, milliliters);
  if (low === high) return size;
  const [from, to] = [low, high].map((end) => formatNumber(language, sizeInMilliliters(end), 0, 2));
  return `${size} (${from}–${to})`;
}

interface Props {
  food: FoodId;
  name: string;
  messages: FoodMessages;
}

/** What the glasses, cups and pots of the language's country hold of a food; nothing where it has none. */
export function HouseholdMeasures({ food, name, messages }: Props) {
  const language = useLanguage();
  const words = messages.foods.page.household;
  const rows = weighHousehold(language, food);
  const fill = defaultFill(food);
  const sources = [...new Set(rows.map(({ source }) => source))].map((id) => SOURCES[id as SourceId]);
  if (rows.length === 0) return null;
  return (
    <FoodSection id="household" title={words.title} text={words.text} inner>
      <table className={`${table.table} ${table.named} ${styles.household}`}>
        <caption className={layout.hidden}>{filled(words.caption, { food: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.measure}</th>
            <th scope="col">{words.weight}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {words.names[row.id]} <small>{formatSize(language, row)}</small>
              </th>
              <td>
                {formatPieceGrams(language, { grams: row.grams, low: row.lowGrams, high: row.highGrams })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {fill !== 'level' && `${filled(words.filled, { fill: messages.fills[fill] })} `}
        {words.sizes}{' '}
        {sources.map(({ name: source, url }, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <a href={url} rel="external noopener">
              {source}
            </a>
          </span>
        ))}
      </p>
    </FoodSection>
  );
}
