import type { Catalog } from '#catalogs/catalog.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Guide.module.css';

/** A short guide to inches and pans. */
export function Guide({ messages }: { messages: Catalog['length']['guide'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="guide-title">
      <h2 id="guide-title" className={layout.head}>
        {messages.title}
      </h2>
      <div className={styles.parts}>
        {messages.sections.map(({ id, title, text }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
