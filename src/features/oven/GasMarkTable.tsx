import type { ComponentProps } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import { GasMarkRows } from './GasMarkRows.tsx';
import styles from './Oven.module.css';

type Props = Omit<ComponentProps<typeof GasMarkRows>, 'messages'> & { messages: Catalog['oven'] };

/** The table of gas marks beside the converter. */
export function GasMarkTable({ messages, ...rows }: Props) {
  return (
    <ScrollableTable label={messages.tableTitle}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{messages.tableTitle}</caption>
        <GasMarkRows messages={messages} {...rows} />
      </table>
    </ScrollableTable>
  );
}
