import type { ReactNode } from 'react';
import styles from './Answer.module.css';

interface Props {
  /** The message in place of a result. */
  error?: string | undefined;
  /** What stands there before anything was calculated. */
  empty?: string | undefined;
  /** The result: read out when it changes. */
  children?: ReactNode;
  /** What belongs to a result but is not one: actions, cautions. */
  aside?: ReactNode;
}

/** The result area of a calculator: a result, an error in its place, or the words before either. */
export function Answer({ error, empty, children, aside }: Props) {
  if (error) {
    return (
      <p role="alert" className={`${styles.answer} ${styles.error}`}>
        {error}
      </p>
    );
  }
  if (!children) return <p className={`${styles.answer} ${styles.empty}`}>{empty}</p>;
  return (
    <div className={styles.answer}>
      <output className={styles.output}>{children}</output>
      {aside}
    </div>
  );
}
