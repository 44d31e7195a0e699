import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Oven.module.css';

const range = (degrees: number | readonly number[]) =>
  typeof degrees === 'number' ? degrees : degrees.join('–');

interface Props {
  words: Catalog['oven'];
  /** The row of what was typed. */
  mark: GasMarkId | null;
}

/** The gas marks beside what British recipes print for them. */
export function GasMarkTable({ words, mark }: Props) {
  const { columns } = words;
  return (
    <TableFrame label={words.tableTitle}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{words.tableTitle}</caption>
        <thead>
          <tr>
            {[columns.mark, columns.usual, columns.fan, columns.fahrenheit, columns.heat].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GAS_MARKS.map((row) => (
            <tr key={row.id} aria-current={row.id === mark ? 'true' : undefined}>
              <th scope="row">{row.id}</th>
              <td>{range(row.usualCelsius)}</td>
              <td>{range(row.fanCelsius)}</td>
              <td>{row.fahrenheit}</td>
              <td>{words.heat[row.heat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
