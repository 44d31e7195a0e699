import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { formatRange } from '#format/formatRange.ts';
import type { OvenColumn } from './ovenTable.ts';

interface Props {
  messages: Pick<Catalog['oven'], 'columns' | 'heat'>;
  /** The columns, starting with the one that names the rows. */
  columns: readonly OvenColumn[];
  /** The row to highlight. */
  mark?: GasMarkId | null;
}

type Row = (typeof GAS_MARKS)[number];

/** The thermostat number for a row; halfway between the two temperatures of a range. */
function formatThermostat({ usualCelsius }: Row): string {
  const [low, high] = typeof usualCelsius === 'number' ? [usualCelsius, usualCelsius] : usualCelsius;
  const french = celsiusToThermostat((low + high) / 2);
  return french.ok ? french.value.text : '';
}

/** The head and body of a table of gas marks and the temperatures British recipes print for them. */
export function GasMarkRows({ messages, columns, mark }: Props) {
  const cell: Record<OvenColumn, (row: Row) => string | number> = {
    mark: (row) => row.id,
    usual: (row) => formatRange(row.usualCelsius),
    fan: (row) => formatRange(row.fanCelsius),
    thermostat: formatThermostat,
    fahrenheit: (row) => row.fahrenheit,
    heat: (row) => messages.heat[row.heat],
  };
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {messages.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GAS_MARKS.map((row) => (
          <tr key={row.id} aria-current={row.id === mark ? 'true' : undefined}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column} scope="row">
                  {cell[column](row)}
                </th>
              ) : (
                <td key={column}>{cell[column](row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </>
  );
}
