import type { ReactNode } from 'react';
import styles from './Problem.module.css';

/** Says what went wrong, at once to screen readers too. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.problem}>
    {children}
  </p>
);
