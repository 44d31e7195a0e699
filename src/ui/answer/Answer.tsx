import type { ReactNode } from 'react';
import styles from './Answer.module.css';

interface Props {
  /** Shown instead of a result. */
  error?: string | undefined;
  /** Shown before the first calculation. */
  empty?: string | undefined;
  /** What the result means, above it and larger. Empty text keeps its place for when there is a result. */
  lead?: string | undefined;
  /** `danger` for a result that warns. */
  tone?: 'danger' | undefined;
  /** The result, announced when it changes. */
  children?: ReactNode;
  /** Unannounced extras, such as actions and cautions. */
  aside?: ReactNode;
}

/**
 * A calculator's result area: a result, an error or the empty state. The `output` is always rendered because screen
 * readers miss a live region that is inserted together with its text. So a calculator must render its `Answer` at the
 * same place in the tree every time.
 */
export function Answer({ error, empty, lead, tone, children, aside }: Props) {
  const look = error ? styles.error : children ? '' : styles.empty;
  return (
    <div className={`${styles.answer} ${look}`} data-tone={error ? undefined : tone}>
      {lead !== undefined && (
        <p className={styles.lead} aria-live="polite">
          {!error && lead}
        </p>
      )}
      <output className={styles.output}>{!error && children}</output>
      {error ? <p role="alert">{error}</p> : children ? aside : <p>{empty}</p>}
    </div>
  );
}
