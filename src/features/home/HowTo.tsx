import type { Catalog } from '#catalogs/catalog.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './HowTo.module.css';

export function HowTo({ messages }: { messages: Catalog['home']['how'] }) {
  return (
    <Section id="how-title" title={messages.title}>
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
    </Section>
  );
}
