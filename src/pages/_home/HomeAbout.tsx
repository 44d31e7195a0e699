import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Home.module.css';

export function HomeAbout({ words }: { words: Catalog['home']['about'] }) {
  return (
    <section id="about" className={`${layout.column} ${layout.section}`} aria-labelledby="about-title">
      <div className={styles.about}>
        <h2 id="about-title">{words.title}</h2>
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
