import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Home.module.css';

export function HomeAbout({ words }: { words: Catalog['home']['about'] }) {
  return (
    <section
      id="about"
      className={`${layout.column} ${layout.section} ${styles.beside}`}
      aria-labelledby="about-title"
    >
      <h2 id="about-title" className={layout.head}>
        {words.title}
      </h2>
      <div className={styles.about}>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.links}>
          <LocalLink className={buttons.secondary} to="about">
            {words.more}
          </LocalLink>
          <LocalLink className={buttons.quiet} to="contact">
            {words.feedback}
          </LocalLink>
        </p>
      </div>
    </section>
  );
}
