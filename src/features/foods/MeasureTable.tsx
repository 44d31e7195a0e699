import type { ReactNode } from 'react';
import { fill as filled } from '#catalogs/template.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './MeasureTable.module.css';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  caption: string;
  /** The name of the food, for the caption. */
  food: string;
  /** The heading of the row names. */
  head: string;
  /** The heading of the numbers, if there is only one column. */
  column: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
  rows: readonly { key: string; name: ReactNode; cell: (way: WeighedWay) => ReactNode }[];
}

/** A table of measures with a column for each way to fill the cup. */
export function MeasureTable({ caption, food, head, column, ways, messages, rows }: Props) {
  const title = filled(caption as '{food}', { food });
  return (
    <ScrollableTable label={title}>
      <table className={styles.table} data-ways={ways.length}>
        <caption className={layout.hidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {ways.map(({ fill, label }) => (
              <th key={fill} scope="col">
                {ways.length > 1 ? label || messages.fills[fill] : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cell }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {ways.map((way) => (
                <td key={way.fill}>{cell(way)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
