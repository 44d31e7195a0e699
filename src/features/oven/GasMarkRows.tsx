import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import type { Catalog } from '#i18n/catalog.ts';

interface Props {
  messages: Pick<Catalog['oven'], 'columns' | 'heat'>;
  /** The row to highlight. */
  mark?: GasMarkId | null;
}

const range = (degrees: number | readonly number[]) =>
  typeof degrees === 'number' ? degrees : degrees.join('–');

/** The head and body of a table of gas marks and the temperatures British recipes print for them. */
export function GasMarkRows({ messages: { columns, heat }, mark }: Props) {
  return (
    <>
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
            <td>{heat[row.heat]}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
