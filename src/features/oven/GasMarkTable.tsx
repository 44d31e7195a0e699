import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Oven.module.css';

const range = (degrees: number | readonly number[]) =>
  typeof degrees === 'number' ? degrees : degrees.join('–');

interface Props {
  messages: Catalog['oven'];
  /** The row to highlight. */
  mark: GasMarkId | null;
}

/** Gas marks and the temperatures British recipes print for them. */
export function GasMarkTable({ messages, mark }: Props) {
  const { columns } = messages;
  return (
    <TableFrame label={messages.tableTitle}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{messages.tableTitle}</caption>
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
              <td>{messages.heat[row.heat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
