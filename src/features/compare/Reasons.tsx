import type { ComparePage } from '#content/compare/compare.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

/** What sets Gramwise apart. */
export function Reasons({ messages }: { messages: ComparePage['reasons'] }) {
  return (
    <Section id="reasons-title" title={messages.title}>
      <ul className={`${layout.plain} ${styles.reasons}`}>
        {messages.items.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
