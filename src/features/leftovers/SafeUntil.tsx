import { saveReminders } from '#browser/calendarFile.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { buildAdvice, formatAdvice } from './advice.ts';
import styles from './Leftovers.module.css';
import type { LeftoversMessages } from './messages.ts';
import { buildReminders } from './reminders.ts';
import type { computeShelfLife } from './shelfLife.ts';

interface Props {
  messages: LeftoversMessages;
  /** Undefined before the first submit. */
  answer: ReturnType<typeof computeShelfLife> | undefined;
}

/** What to do with the food today, the last safe day, any stricter official advice, and a calendar reminder. */
export function SafeUntil({ messages, answer }: Props) {
  const language = useLanguage();
  const { leftovers, tool } = messages;
  if (!answer?.ok) {
    const error = answer && answer.code !== 'unknown-food' ? leftovers.errors[answer.code] : undefined;
    return <Answer lead="" empty={leftovers.empty} error={error} />;
  }
  const { value: life } = answer;
  const advice = buildAdvice(language, leftovers, life);
  const over = life.verdict === 'discard' || life.verdict === 'faded';
  return (
    <Answer
      lead={advice.verdict}
      tone={life.verdict === 'discard' ? 'danger' : undefined}
      aside={
        <>
          {advice.stricter && (
            <p className={styles.stricter} data-late={life.stricter?.passed ? '' : undefined}>
              {advice.stricter}
            </p>
          )}
          <p className={styles.counted}>{advice.counted}</p>
          {advice.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {!over && (
            <p data-noprint>
              <button
                type="button"
                className={buttons.secondary}
                onClick={() =>
                  saveReminders('leftovers', buildReminders(language, leftovers, life, new Date()))
                }
              >
                <Icon name="calendar" />
                {leftovers.remind}
              </button>
            </p>
          )}
          <ResultActions messages={tool} text={formatAdvice(advice)} />
        </>
      }
    >
      {advice.result}
    </Answer>
  );
}
