import { fill } from '#catalogs/template.ts';
import type { ComparedSites, CompareRow, Comparison as Messages } from '#content/compare/compare.ts';
import { TableHead } from '#ui/table/TableHead.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './CompareTable.module.css';

interface Props {
  messages: Messages;
  /** Hint on narrow screens that the table scrolls sideways. */
  scroll: string;
  sites: ComparedSites;
  /** When the sites were checked, as a formatted month. */
  checked: string;
}

/** What each site offers, with sources. */
export function CompareTable({ messages, scroll, sites, checked }: Props) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="compare-title">
      <div className={layout.head}>
        <h2 id="compare-title">{messages.title}</h2>
        <p id="compare-caption" className={styles.caption}>
          {fill(messages.caption, { date: checked })}
        </p>
      </div>
      <p className={styles.hint} data-noprint>
        {scroll}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div role="group" className={styles.frame} tabIndex={0} aria-labelledby="compare-title">
        <table className={styles.table} aria-labelledby="compare-title" aria-describedby="compare-caption">
          <TableHead columns={[messages.featureHeading, 'Gramwise', ...sites.map(({ name }) => name)]} />
          <tbody>
            {messages.rows.map((row) => (
              <Row key={row.id} row={row} sites={sites} notConfirmed={messages.notConfirmed} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.sources}>
        <p>{messages.notConfirmedNote}</p>
        <h3>{messages.sourcesTitle}</h3>
        <dl>
          {sites.map(({ id, name, sources }) => (
            <div key={id}>
              <dt>{name}</dt>
              {sources.map((source) => (
                <dd key={source}>
                  <a href={source} rel="noopener">
                    {source.replace(/^https:\/\//, '').replace(/\/$/, '')}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface RowProps {
  row: CompareRow;
  sites: ComparedSites;
  notConfirmed: string;
}

function Row({ row, sites, notConfirmed }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.feature}</th>
      <td>{row.gramwise}</td>
      {sites.map(({ id }) => {
        const seen = row.others[id];
        return (
          <td key={id} className={seen === null ? styles.unknown : undefined}>
            {seen ?? notConfirmed}
          </td>
        );
      })}
    </tr>
  );
}
