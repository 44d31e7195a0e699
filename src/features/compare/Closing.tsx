import type { ComparePage } from '#content/compare/compare.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Compare.module.css';

/** Call to action at the end of the comparison. */
export function Closing({ messages }: { messages: ComparePage['closing'] }) {
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="closing-title" data-noprint>
      <div className={styles.closing}>
        <h2 id="closing-title">{messages.title}</h2>
        <p>{messages.text}</p>
        <p className={styles.links}>
          {messages.links.map(({ to, label }, index) => (
            <LocalLink key={label} to={to} className={index === 0 ? buttons.primary : buttons.secondary}>
              {label}
            </LocalLink>
          ))}
        </p>
      </div>
    </section>
  );
}
