import type { Catalog } from '#catalogs/catalog.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './EmbedMaker.module.css';

/** Rules for embedding a frame. */
export function EmbedRules({ messages: { title, list } }: { messages: Catalog['embed']['rules'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="rules">
      <h2 id="rules">{title}</h2>
      <ul className={styles.rules}>
        {list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
