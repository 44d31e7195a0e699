import { Section } from '#ui/section/Section.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import styles from './HomeMeasures.module.css';
import type { SpanishMessages } from './messages.ts';

/** Usual volumes of the spoons, glasses and cups in Spanish recipes. */
export function HomeMeasures({ messages }: { messages: SpanishMessages['measures'] }) {
  return (
    <Section id="medidas-caseras" title={messages.title} lead={messages.text}>
      <table className={styles.table}>
        <TableHead columns={[messages.columns.name, messages.columns.milliliters]} />
        <tbody>
          {messages.rows.map(({ name, milliliters }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{milliliters}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
