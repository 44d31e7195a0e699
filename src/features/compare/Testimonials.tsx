import type { ComparePage } from '#content/compare/compare.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

/** Examples of how cooks use the site. They are not real quotes, so they are not marked up as quotes or reviews. */
export function Testimonials({ messages }: { messages: ComparePage['testimonials'] }) {
  return (
    <Section id="testimonials-title" title={messages.title} lead={messages.note}>
      <div className={styles.examples}>
        {messages.items.map(({ id, role, text }) => (
          <article key={id} className={layout.card}>
            <h3>{role}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
