import { type CalendarDate, toIsoDate } from '#domain/calculators/calendar.ts';
import { formatDate, pluralForm } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { Answer } from '#ui/answer/Answer.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ResultActions } from '#ui/tool/ResultActions.tsx';
import styles from './Leftovers.module.css';
import type { LeftoversMessages } from './messages.ts';
import { reminderFor } from './reminder.ts';
import { saveReminder } from './saveReminder.ts';
import type { ShelfLife } from './shelfLife.ts';

interface Props {
  messages: LeftoversMessages;
  /** Null if submitted with an impossible date; undefined before the first submit. */
  shelfLife: ShelfLife | null | undefined;
}

/** The last safe day, any stricter official advice, and a calendar reminder. */
export function SafeUntil({ messages, shelfLife }: Props) {
  const language = useLanguage();
  const { leftovers, tool } = messages;
  if (!shelfLife) {
    return <Answer empty={leftovers.empty} error={shelfLife === null ? leftovers.error : undefined} />;
  }
  const { food, storage, cooked, until, days, passed, stricter } = shelfLife;
  const dayAndMonth = (date: CalendarDate) =>
    formatDate(language, toIsoDate(date), { weekday: 'long', year: undefined });
  const result = fill(leftovers.safeUntil, { date: dayAndMonth(until), n: days });
  const counted = fill(leftovers.counted, {
    food: leftovers.foods[food],
    place: leftovers.places[storage],
    cooked: formatDate(language, toIsoDate(cooked)),
    until: formatDate(language, toIsoDate(until)),
  });
  return (
    <Answer
      aside={
        <>
          <p className={styles.counted}>{counted}</p>
          {passed && <p className={styles.passed}>{leftovers.passed[storage]}</p>}
          {stricter && (
            <p className={styles.stricter}>
              {fill(pluralForm(language, stricter.days, leftovers.stricter[storage]), {
                source: leftovers.sources[stricter.source],
                n: stricter.days,
                date: dayAndMonth(stricter.until),
              })}{' '}
              {food === 'rice' && storage === 'fridge' && leftovers.rice}
            </p>
          )}
          {food === 'dairy' && <p>{leftovers.dairy}</p>}
          {storage === 'freezer' && !passed && <p>{leftovers.frozen}</p>}
          {!passed && (
            <p data-noprint>
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => saveReminder(reminderFor(language, leftovers, shelfLife, new Date()))}
              >
                <Icon name="calendar" />
                {leftovers.remind}
              </button>
            </p>
          )}
          <ResultActions messages={tool} text={`${counted} ${result}`} />
        </>
      }
    >
      {result}
    </Answer>
  );
}
