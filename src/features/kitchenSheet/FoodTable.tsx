import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import type { ColumnId, SheetSizes } from './columns.ts';
import { columnWidth, REVERSE_WIDTH } from './fitSheet.ts';
import type { Line } from './lines.ts';
import type { SheetMessages } from './messages.ts';
import styles from './SheetOfPaper.module.css';
import { formatColumnName, formatGramsInColumn } from './sheetText.ts';

interface Props {
  messages: SheetMessages;
  columns: readonly ColumnId[];
  rows: readonly { line: Line; reverse: string }[];
  /** The columns' extra width, in ems. */
  extra: number;
  /** Whether there is a column for grams to cups. */
  hasReverse: boolean;
  sizes: SheetSizes;
}

/** What the measures of each food weigh. */
export function FoodTable({ messages, columns, rows, extra, hasReverse, sizes }: Props) {
  const language = useLanguage();
  const { page, back: backName } = messages.sheet;
  return (
    <ScrollableTable label={page.title}>
      <table className={styles.foods}>
        <caption className={layout.hidden}>{page.title}</caption>
        <colgroup>
          <col />
          {columns.map((id) => (
            <col
              key={id}
              style={{ width: `${columnWidth(formatColumnName(language, messages, id)) + extra}em` }}
            />
          ))}
          {hasReverse && <col style={{ width: `${REVERSE_WIDTH}em` }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{page.food}</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {formatColumnName(language, messages, id)}
              </th>
            ))}
            {hasReverse && (
              <th scope="col" className={styles.back}>
                {backName}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, reverse: text }) => (
            <tr key={line.food.id}>
              <th scope="row">
                {line.name}
                {line.usesOwnWeight && '\u00a0*'}
              </th>
              {columns.map((id) => (
                <td key={id}>{formatGramsInColumn(language, line, id, sizes)}</td>
              ))}
              {hasReverse && <td className={styles.back}>{text}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
