import type { ReactNode } from 'react';
import layout from '../theme/layout.module.css';
import styles from './Contents.module.css';

interface Props {
  /** Accessible name of the list. */
  label: string;
  /** The page's sections by element id. */
  parts: readonly { id: string; title: string }[];
  /** Whether to show the list above the text on narrow screens. */
  always?: boolean;
  children: ReactNode;
}

/** A long text with its table of contents. */
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
