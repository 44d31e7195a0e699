import type { Heading } from '#content/html.server.ts';
import styles from './Contents.module.css';

/** The headings of a post; folded on a small screen, beside the text on a wide one. */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-label={title} data-noprint>
      <details className={styles.fold} open>
        <summary className={styles.title}>{title}</summary>
        <ol className={styles.list} lang="en">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
