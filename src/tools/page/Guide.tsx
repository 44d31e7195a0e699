import { Section } from '#ui/section/Section.tsx';
import styles from './Guide.module.css';

interface Props {
  messages: { title: string; sections: readonly { id: string; title: string; text: string }[] };
}

/** A short guide below a tool. */
export function Guide({ messages }: Props) {
  return (
    <Section id="guide-title" title={messages.title}>
      <div className={styles.parts}>
        {messages.sections.map(({ id, title, text }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
