import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Home.module.css';

export function HomeAbout({ messages }: { messages: Catalog['home']['about'] }) {
  return (
    <section
      id="about"
      className={`${layout.column} ${layout.section} ${styles.beside}`}
      aria-labelledby="about-title"
    >
      <h2 id="about-title" className={layout.head}>
        {messages.title}
      </h2>
      <div className={styles.about}>
        {messages.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.links}>
          <LocalLink className={buttons.secondary} to="about">
            {messages.more}
          </LocalLink>
          <LocalLink className={buttons.quiet} to="contact">
            {messages.feedback}
          </LocalLink>
        </p>
      </div>
    </section>
  );
}
