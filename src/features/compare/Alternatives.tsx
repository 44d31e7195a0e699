import type { ComparePage } from '#content/compare/compare.ts';
import { ActionCard } from '#ui/card/ActionCard.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

/** Common ways of measuring, and the tool on this site that replaces each. */
export function Alternatives({ messages }: { messages: ComparePage['alternatives'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="alternatives-title">
      <h2 id="alternatives-title" className={layout.head}>
        {messages.title}
      </h2>
      <div className={styles.alternatives}>
        {messages.items.map(({ id, title, text, to, linkText }) => (
          <ActionCard key={id} title={title} text={text} to={to} go={linkText} />
        ))}
      </div>
    </section>
  );
}
