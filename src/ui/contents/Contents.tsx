import type { ReactNode } from 'react';
import layout from '../theme/layout.module.css';
import styles from './Contents.module.css';

interface Props {
  /** What the list is called. */
  label: string;
  /** The parts of the page, by the ids that they have in it. */
  parts: readonly { id: string; title: string }[];
  /** Whether the list is also there on narrow screens, above the text. */
  always?: boolean;
  children: ReactNode;
}

/** A long text with the list of its parts beside it. */
export function Contents({ label, parts, always = false, children }: Props) {
  return (
    <div className={`${layout.column} ${styles.frame}`}>
      <nav aria-label={label} className={styles.nav} data-always={always} data-noprint>
        <ul className={layout.plain}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
