import layout from '#ui/theme/layout.module.css';
import styles from './Guide.module.css';

interface Props {
  messages: { title: string; sections: readonly { id: string; title: string; text: string }[] };
}

/** A short guide below a tool. */
export function Guide({ messages }: Props) {
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
