import type { ComparePage } from '#content/compare/compare.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

/** What sets Gramwise apart. */
export function Reasons({ messages }: { messages: ComparePage['reasons'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="reasons-title">
      <h2 id="reasons-title" className={layout.head}>
        {messages.title}
      </h2>
      <ul className={`${layout.plain} ${styles.reasons}`}>
        {messages.items.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
