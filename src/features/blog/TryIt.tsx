import type { ReactNode } from 'react';
import styles from './TryIt.module.css';

/** Frames the live converter inside a post. */
export function TryIt({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id="converter" className={styles.try} aria-labelledby="try-it" data-noprint>
      <h2 id="try-it" className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
