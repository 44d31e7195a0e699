import styles from './PostContents.module.css';

interface Props {
  title: string;
  parts: readonly { id: string; title: string }[];
}

function Links({ parts }: Pick<Props, 'parts'>) {
  return (
    <ol className={styles.list}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** A post's table of contents: beside the text on wide screens, collapsed on small ones so the answer comes first. */
export function PostContents({ title, parts }: Props) {
  return (
    <nav className={styles.contents} aria-label={title} data-noprint>
      <details className={styles.folded}>
        <summary className={styles.title}>{title}</summary>
        <Links parts={parts} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{title}</p>
        <Links parts={parts} />
      </div>
    </nav>
  );
}
