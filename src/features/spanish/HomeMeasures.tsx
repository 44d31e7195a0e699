import layout from '#ui/theme/layout.module.css';
import styles from './HomeMeasures.module.css';
import type { SpanishMessages } from './messages.ts';

/** Usual volumes of the spoons, glasses and cups in Spanish recipes. */
export function HomeMeasures({ messages }: { messages: SpanishMessages['measures'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="medidas-caseras">
      <div className={layout.head}>
        <h2 id="medidas-caseras">{messages.title}</h2>
        <p>{messages.text}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.columns.name}</th>
            <th scope="col">{messages.columns.milliliters}</th>
          </tr>
        </thead>
        <tbody>
          {messages.rows.map(({ name, milliliters }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{milliliters}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
