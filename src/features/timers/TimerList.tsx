import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import styles from './TimerList.module.css';
import { TimerRow } from './TimerRow.tsx';
import { useNow, useTimers } from './useTimers.ts';
import { useTimerTitle } from './useTimerTitle.ts';

/** All timers with their controls, or nothing. A timer that ends is announced once. */
export function TimerList({ messages }: { messages: Catalog['timers'] }) {
  const timers = useTimers();
  const now = useNow(timers.some(({ phase }) => phase === 'running'));
  useTimerTitle(timers, now);
  if (timers.length === 0) return null;
  const over = timers.filter(({ phase }) => phase === 'over');
  return (
    <section className={styles.dock} aria-label={messages.label} data-noprint>
      <div className={styles.said}>
        {over.map(({ id, name, step }) => (
          <p key={id} role="alert">
            {fill(messages.alarm, { name, n: step })}
          </p>
        ))}
      </div>
      <ul className={styles.list}>
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} messages={messages} />
        ))}
      </ul>
    </section>
  );
}
