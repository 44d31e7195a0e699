import type { ReactNode } from 'react';
import styles from './NoScript.module.css';

/** Says that a tool does not work, where scripts are turned off. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className={styles.notice}>{children}</p>
  </noscript>
);
