import layout from '#ui/theme/layout.module.css';
import styles from './HomeMeasures.module.css';
import type { SpanishMessages } from './messages.ts';

/** What spoons, glasses and cups of Spanish recipes usually hold. */
export function HomeMeasures({ words }: { words: SpanishMessages['measures'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="medidas-caseras">
      <div className={layout.head}>
        <h2 id="medidas-caseras">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.milliliters}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ name, milliliters }) => (
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
