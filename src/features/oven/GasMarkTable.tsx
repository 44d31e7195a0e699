import type { GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import { GasMarkRows } from './GasMarkRows.tsx';
import styles from './Oven.module.css';

interface Props {
  messages: Catalog['oven'];
  /** The row to highlight. */
  mark: GasMarkId | null;
  /** Whether to show French thermostat numbers, too. */
  thermostat: boolean;
  /** Whether degrees Celsius come first. */
  celsius: boolean;
}

/** The table of gas marks beside the converter. */
export function GasMarkTable({ messages, mark, thermostat, celsius }: Props) {
  return (
    <ScrollableTable label={messages.tableTitle}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{messages.tableTitle}</caption>
        <GasMarkRows messages={messages} mark={mark} thermostat={thermostat} celsius={celsius} />
      </table>
    </ScrollableTable>
  );
}
