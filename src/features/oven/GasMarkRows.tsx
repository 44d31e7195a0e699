import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { formatRange } from '#format/formatRange.ts';

interface Props {
  messages: Pick<Catalog['oven'], 'columns' | 'heat'>;
  /** The row to highlight. */
  mark?: GasMarkId | null;
  /** Whether degrees come first, followed by French thermostat numbers. */
  thermostat?: boolean;
  /** Whether degrees Celsius come first. */
  celsius?: boolean;
}

type Row = (typeof GAS_MARKS)[number];
type Column = keyof Catalog['oven']['columns'];

const BRITISH = ['mark', 'usual', 'fan', 'fahrenheit', 'heat'] as const satisfies readonly Column[];
const FRENCH = [
  'usual',
  'fan',
  'thermostat',
  'fahrenheit',
  'mark',
  'heat',
] as const satisfies readonly Column[];

const EUROPEAN = ['usual', 'fan', 'fahrenheit', 'mark', 'heat'] as const satisfies readonly Column[];

/** The columns of the table, starting with the one that names the rows. */
export const gasMarkColumns = ({ thermostat = false, celsius = false }) =>
  thermostat ? FRENCH : celsius ? EUROPEAN : BRITISH;

/** The thermostat number for a row; halfway between the two temperatures of a range. */
function formatThermostat({ usualCelsius }: Row): string {
  const [low, high] = typeof usualCelsius === 'number' ? [usualCelsius, usualCelsius] : usualCelsius;
  const french = celsiusToThermostat((low + high) / 2);
  return french.ok ? french.value.text : '';
}

/** The head and body of a table of gas marks and the temperatures British recipes print for them. */
export function GasMarkRows({ messages, mark, thermostat, celsius }: Props) {
  const [first, ...others] = gasMarkColumns({ thermostat, celsius });
  const cell: Record<Column, (row: Row) => string | number> = {
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
          {[first, ...others].map((column) => (
            <th key={column} scope="col">
              {messages.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GAS_MARKS.map((row) => (
          <tr key={row.id} aria-current={row.id === mark ? 'true' : undefined}>
            <th scope="row">{cell[first](row)}</th>
            {others.map((column) => (
              <td key={column}>{cell[column](row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
