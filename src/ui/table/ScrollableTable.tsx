import type { ReactNode } from 'react';
import styles from './ScrollableTable.module.css';

/** Lets a table too wide for the screen scroll on its own, by touch and by keyboard. */
export function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={styles.frame}>
      {children}
    </div>
  );
}
