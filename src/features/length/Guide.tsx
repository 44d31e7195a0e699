import type { Catalog } from '#i18n/catalog.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Guide.module.css';

/** What to know about inches and pans, in short parts. */
export function Guide({ words }: { words: Catalog['length']['guide'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="guide-title">
      <h2 id="guide-title" className={layout.head}>
        {words.title}
      </h2>
      <div className={styles.parts}>
        {words.sections.map(({ id, title, text }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
