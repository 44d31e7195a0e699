import type { Heading } from '#content/html.server.ts';
import styles from './Contents.module.css';

interface Props {
  title: string;
  headings: readonly Heading[];
}

function Links({ headings }: Pick<Props, 'headings'>) {
  return (
    <ol className={styles.list} lang="en">
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
    </ol>
  );
}

/** The headings of a post: beside the text on a wide screen, on a small one folded, so that the answer comes first. */
export function Contents({ title, headings }: Props) {
  return (
    <nav className={styles.contents} aria-label={title} data-noprint>
      <details className={styles.folded}>
        <summary className={styles.title}>{title}</summary>
        <Links headings={headings} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{title}</p>
        <Links headings={headings} />
      </div>
    </nav>
  );
}
