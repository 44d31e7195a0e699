import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import type { ColumnId, SheetSizes } from './columns.ts';
import { BACK_WIDTH, columnWidth } from './fit.ts';
import type { Line } from './lines.ts';
import type { SheetMessages } from './messages.ts';
import styles from './SheetOfPaper.module.css';
import { columnName, gramsIn } from './sheetText.ts';

interface Props {
  messages: SheetMessages;
  columns: readonly ColumnId[];
  rows: readonly { line: Line; back: string }[];
  /** The columns' extra width, in ems. */
  extra: number;
  /** Whether there is a column for grams to cups. */
  back: boolean;
  sizes: SheetSizes;
}

/** What the measures of each food weigh. */
export function FoodTable({ messages, columns, rows, extra, back, sizes }: Props) {
  const language = useLanguage();
  const { page, back: backName } = messages.sheet;
  return (
    <ScrollableTable label={page.title}>
      <table className={styles.foods}>
        <caption className={layout.hidden}>{page.title}</caption>
        <colgroup>
          <col />
          {columns.map((id) => (
            <col key={id} style={{ width: `${columnWidth(columnName(language, messages, id)) + extra}em` }} />
          ))}
          {back && <col style={{ width: `${BACK_WIDTH}em` }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{page.food}</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {columnName(language, messages, id)}
              </th>
            ))}
            {back && (
              <th scope="col" className={styles.back}>
                {backName}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, back: text }) => (
            <tr key={line.food.id}>
              <th scope="row">
                {line.name}
                {line.own && '\u00a0*'}
              </th>
              {columns.map((id) => (
                <td key={id}>{gramsIn(language, line, id, sizes)}</td>
              ))}
              {back && <td className={styles.back}>{text}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
