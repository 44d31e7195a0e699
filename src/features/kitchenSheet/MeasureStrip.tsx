import { UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { formatGrams } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import type { SheetSizes } from './columns.ts';
import type { SheetMessages } from './messages.ts';
import styles from './SheetOfPaper.module.css';
import { listEquivalents } from './sheetText.ts';

/** Cups in spoons and milliliters, and the weights used in American recipes. */
export function MeasureStrip({ messages, sizes }: { messages: SheetMessages; sizes: SheetSizes }) {
  const language = useLanguage();
  const { page, parts } = messages.sheet;
  const rows = listEquivalents(language, messages, sizes);
  const grams = (unit: 'ounces' | 'pounds' | 'stick_of_butter') => formatGrams(language, UNITS[unit].size);
  return (
    <div className={styles.part}>
      <h3>{parts.measures}</h3>
      <ScrollableTable label={parts.measures}>
        <table className={`${styles.strip} ${styles.measures}`}>
          <thead>
            <tr>
              <td />
              {rows.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{page.spoons}</th>
              {rows.map(({ id, spoons }) => (
                <td key={id}>{spoons}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{page.milliliters}</th>
              {rows.map(({ id, milliliters }) => (
                <td key={id}>{milliliters}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollableTable>
      <p>
        {fill(page.weights, {
          ounce: grams('ounces'),
          pound: grams('pounds'),
          stick: grams('stick_of_butter'),
        })}
      </p>
    </div>
  );
}
