import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration } from '#format/duration.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { buildReturnPath } from './returnPath.ts';
import styles from './StepTimers.module.css';
import { allowSound } from './sound.ts';
import { type TimerSubject, timerId } from './timer.ts';
import { startTimer } from './timerStore.ts';
import { useTimers } from './useTimers.ts';

interface Props {
  /** The waits of the step, in seconds. */
  waits: readonly number[];
  subject: TimerSubject;
  /** Whether the timer links back to cook mode instead of the step on the page. */
  cooking?: boolean;
  messages: Catalog['timers'];
}

/** A timer button for each wait in a step, if any. */
export function StepTimers({ waits, subject, cooking = false, messages }: Props) {
  const language = useLanguage();
  const timers = useTimers();
  if (waits.length === 0) return null;
  return (
    <span className={styles.timers} data-noprint>
      {waits.map((seconds) => {
        const duration = formatDuration(language, messages.duration, seconds);
        const on = timers.some(({ id, phase }) => phase !== 'over' && id === timerId(subject, seconds));
        return (
          <button
            key={seconds}
            type="button"
            className={`${buttons.secondary} ${styles.timer}`}
            aria-label={fill(on ? messages.runs : messages.start, { duration })}
            aria-disabled={on}
            onClick={() => {
              allowSound();
              const to = buildReturnPath(subject, window.location.search, cooking);
              startTimer({ ...subject, to }, seconds);
            }}
          >
            <Icon name="clock" />
            {duration}
          </button>
        );
      })}
    </span>
  );
}
