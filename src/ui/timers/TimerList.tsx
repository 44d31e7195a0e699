import type { ReactNode } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import styles from './TimerList.module.css';
import { TimerRow } from './TimerRow.tsx';
import type { Timer } from './timer.ts';
import { useNow } from './useTimers.ts';

interface Props {
  timers: readonly Timer[];
  words: Catalog['timers'];
}

/** All timers with their controls; what has ended is said aloud once. */
export default function TimerList({ timers, words }: Props): ReactNode {
  const now = useNow(timers.some(({ phase }) => phase === 'running'));
  const over = timers.filter(({ phase }) => phase === 'over');
  return (
    <section className={styles.dock} aria-label={words.label} data-noprint>
      <div className={styles.said}>
        {over.map(({ id, name, step }) => (
          <p key={id} role="alert">
            {fill(words.alarm, { name, n: step })}
          </p>
        ))}
      </div>
      <ul className={styles.list}>
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} words={words} />
        ))}
      </ul>
    </section>
  );
}
