import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration } from '#format/duration.ts';
import { localPath } from '#site/localPath.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import styles from './TimerList.module.css';
import { TimerSign } from './TimerSign.tsx';
import { formatClock, remainingMs, type Timer } from './timer.ts';
import { cancelTimer, pauseTimer, resetTimer, resumeTimer } from './timerStore.ts';

interface Props {
  timer: Timer;
  /** Milliseconds since 1970. */
  now: number;
  messages: Catalog['timers'];
}

/** One timer: the time left, a link back to its step, and its controls. */
export function TimerRow({ timer, now, messages }: Props) {
  const language = useLanguage();
  const { id, name, step, to, seconds, phase } = timer;
  const duration = formatDuration(language, messages.duration, seconds);
  const button = (sign: 'pause' | 'resume' | 'reset' | 'cancel', act: (id: string) => void) => (
    <button
      type="button"
      className={buttons.icon}
      aria-label={fill(messages.which, { action: messages[sign], duration, name, n: step })}
      title={messages[sign]}
      onClick={() => act(id)}
    >
      <TimerSign name={sign} />
    </button>
  );
  return (
    <li className={styles.row} data-phase={phase}>
      <span role="timer" className={styles.clock}>
        {formatClock(remainingMs(timer, now))}
      </span>
      <span className={styles.subject}>
        <a href={localPath(useLanguage(), to)} className={styles.link}>
          {name}
        </a>
        <span>
          {phase === 'over' ? messages.over : fill(messages.step, { n: step })} · {duration}
        </span>
      </span>
      <span className={styles.controls}>
        {phase === 'running' && button('pause', pauseTimer)}
        {phase === 'paused' && button('resume', resumeTimer)}
        {button('reset', resetTimer)}
        {phase === 'over' ? (
          <button
            type="button"
            className={buttons.primary}
            aria-label={fill(messages.which, { action: messages.stop, duration, name, n: step })}
            onClick={() => cancelTimer(id)}
          >
            {messages.stop}
          </button>
        ) : (
          button('cancel', cancelTimer)
        )}
      </span>
    </li>
  );
}
