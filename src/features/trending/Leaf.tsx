import { useToday } from '#browser/useToday.ts';
import { toIsoDate } from '#domain/calculators/calendar.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Leaf.module.css';

/** Today as the leaf of a tear-off calendar, blank until the clock is known. It repeats what the page's heading says. */
export function Leaf() {
  const language = useLanguage();
  const today = useToday();
  return (
    <div className={styles.leaf} aria-hidden="true" data-noprint>
      <p className={styles.month}>
        {today && formatDate(language, toIsoDate(today), { year: undefined, day: undefined })}
      </p>
      <p className={styles.day}>{today?.day}</p>
      <p className={styles.year}>{today?.year}</p>
    </div>
  );
}
