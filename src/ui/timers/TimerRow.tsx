import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import buttons from '../button/button.module.css';
import { Icon } from '../icon/Icon.tsx';
import { LocalLink } from '../link/LocalLink.tsx';
import { durationText } from './durationText.ts';
import styles from './TimerList.module.css';
import { clockText, remaining, type Timer } from './timer.ts';
import { cancelTimer, pauseTimer, resetTimer, resumeTimer } from './timerStore.ts';

interface Props {
  timer: Timer;
  /** Milliseconds since 1970. */
  now: number;
  words: Catalog['timers'];
}

/** One timer: the time, the way back to its step, and what can be done with it. */
export function TimerRow({ timer, now, words }: Props) {
  const { id, name, step, to, seconds, phase } = timer;
  const duration = durationText(words.duration, seconds);
  const wired = (action: string, act: (id: string) => void) => ({
    type: 'button' as const,
    'aria-label': fill(words.which, { action, duration, name, n: step }),
    onClick: () => act(id),
  });
  return (
    <li className={styles.row} data-phase={phase}>
      <span role="timer" className={styles.clock}>
        {clockText(remaining(timer, now))}
      </span>
      <span className={styles.subject}>
        <LocalLink to={to} className={styles.link} lang="en">
          {name}
        </LocalLink>
        <span>
          {phase === 'over' ? words.over : fill(words.step, { n: step })} · {duration}
        </span>
      </span>
      <span className={styles.controls}>
        {phase === 'running' && (
          <button {...wired(words.pause, pauseTimer)} className={buttons.secondary}>
            {words.pause}
          </button>
        )}
        {phase === 'paused' && (
          <button {...wired(words.resume, resumeTimer)} className={buttons.secondary}>
            {words.resume}
          </button>
        )}
        <button {...wired(words.reset, resetTimer)} className={buttons.quiet}>
          {words.reset}
        </button>
        {phase === 'over' ? (
          <button {...wired(words.stop, cancelTimer)} className={buttons.primary}>
            {words.stop}
          </button>
        ) : (
          <button {...wired(words.cancel, cancelTimer)} className={buttons.icon}>
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}
