import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

/** A frame in which a table too wide for the screen scrolls by itself, by finger and by keyboard. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={styles.frame}>
      {children}
    </div>
  );
}
