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

/**
 * The result area of a calculator: a result, an error in its place, or the words before either. The `output` is there
 * from the beginning and only its text comes and goes: screen readers miss one that comes together with its text. So
 * a calculator has to give an `Answer` in the same place each time.
 */
export function Answer({ error, empty, children, aside }: Props) {
  const look = error ? styles.error : children ? '' : styles.empty;
  return (
    <div className={`${styles.answer} ${look}`}>
      <output className={styles.output}>{!error && children}</output>
      {error ? <p role="alert">{error}</p> : children ? aside : <p>{empty}</p>}
    </div>
  );
}
