import type { Catalog } from '#catalogs/catalog.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './HowTo.module.css';

export function HowTo({ messages }: { messages: Catalog['home']['how'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="how-title">
      <h2 id="how-title" className={layout.head}>
        {messages.title}
      </h2>
      <ol className={`${layout.plain} ${styles.steps}`}>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.tips}>
        <h3>{messages.tipsTitle}</h3>
        <ul>
          {messages.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
