import type { ReactNode } from 'react';
import styles from './Problem.module.css';

/** An error message, announced to screen readers at once. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.problem}>
    {children}
  </p>
);
