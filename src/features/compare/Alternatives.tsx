import type { ComparePage } from '#content/compare/compare.ts';
import { ActionCard } from '#ui/card/ActionCard.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './Compare.module.css';

/** Common ways of measuring, and the tool on this site that replaces each. */
export function Alternatives({ messages }: { messages: ComparePage['alternatives'] }) {
  return (
    <Section id="alternatives-title" title={messages.title}>
      <div className={styles.alternatives}>
        {messages.items.map(({ id, title, text, to, linkText }) => (
          <ActionCard key={id} title={title} text={text} to={to} go={linkText} />
        ))}
      </div>
    </Section>
  );
}
