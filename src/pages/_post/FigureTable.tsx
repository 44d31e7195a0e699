import { joinMeasures } from '#content/markdown/joinMeasures.ts';
import { tableFrame } from '#content/markdown/tableFrame.ts';
import { TableHead } from '#ui/table/TableHead.tsx';

interface Props {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

/** A table of figures in an article. */
export function FigureTable({ caption: text, columns, rows }: Props) {
  const caption = joinMeasures(text);
  return (
    <div {...tableFrame(columns.length, { 'aria-label': caption })}>
      <table>
        <caption>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
