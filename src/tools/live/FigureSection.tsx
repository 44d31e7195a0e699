import { Fragment, type ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { semicolon } from '#format/marks.ts';
import { Section } from '#ui/section/Section.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import styles from './FigureSection.module.css';

/** A published source, in its own words. */
interface FigureSource {
  name: string;
  url: string;
}

/** A table whose first column names the rows. Cells that start with a letter may break. */
interface Figures {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** The name of the row to highlight. */
  current?: string | undefined;
}

interface TableProps extends Figures {
  /** The heading's level: `h2` in a tool, `h3` in a section. */
  heading?: 'h2' | 'h3';
}

interface Props {
  language: Language;
  id: string;
  /** `sources` introduces these; `notes` say what to mind about the figures. */
  text: { title: string; lead: string; notes: readonly { title: string; text: string }[]; sources: string };
  tables: readonly Figures[];
  /** The first table is so long that the rest has room beside it. */
  beside?: boolean;
  /** Tables of another form, after the others. */
  children?: ReactNode;
  sources: readonly FigureSource[];
}

/** In characters; longer words wrap, so that the numbers beside them have room. */
const MAX_UNWRAPPED_LENGTH = 18;

const isLongText = (cell: ReactNode) =>
  typeof cell === 'string' && /^\p{L}/u.test(cell) && cell.length > MAX_UNWRAPPED_LENGTH;

/** One table with its title. */
export function FigureTable({ title, columns, rows, current, heading: Heading = 'h3' }: TableProps) {
  return (
    <div>
      <Heading>{title}</Heading>
      <ScrollableTable label={title}>
        <table className={styles.table}>
          <TableHead columns={columns} />
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} aria-current={name === current ? 'true' : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-text={isLongText(cell) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </div>
  );
}

const Notes = ({ notes }: Pick<Props['text'], 'notes'>) => (
  <div className={styles.notes}>
    {notes.map((note) => (
      <div key={note.title}>
        <h3>{note.title}</h3>
        <p>{note.text}</p>
      </div>
    ))}
  </div>
);

/** The figures of a tool as tables, for whoever has no scripts or wants to print them, with what to mind and sources. */
export function FigureSection({
  language,
  id,
  text: { title, lead, notes, sources: introduction },
  tables,
  beside = false,
  children,
  sources,
}: Props) {
  const drawn = tables.map((table) => <FigureTable key={table.title} {...table} />);
  const [first, ...others] = drawn;
  return (
    <Section id={id} title={title} lead={lead}>
      <div className={styles.tables} data-pair={tables.length > 1 || beside || undefined}>
        {beside ? (
          <>
            {first}
            <div>
              {others}
              <Notes notes={notes} />
            </div>
          </>
        ) : (
          drawn
        )}
        {children}
      </div>
      {!beside && <Notes notes={notes} />}
      <p className={styles.sources}>
        {introduction}{' '}
        {sources.map(({ name, url }, index) => (
          <Fragment key={name}>
            {index > 0 && semicolon(language)}
            <a href={url} rel="noopener" lang="en">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
