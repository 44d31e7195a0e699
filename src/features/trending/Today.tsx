import { useToday } from '#browser/useToday.ts';
import type { TrendingPage } from '#content/trending/trending.ts';
import { toIsoDate } from '#domain/calculators/calendar.ts';
import { formatDate } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Trending.module.css';

/** Today's date as the second line of the page's heading. Its line is kept free until the clock is known. */
export function Today({ words }: { words: TrendingPage['today'] }) {
  const language = useLanguage();
  const today = useToday();
  return (
    <span className={styles.today}>
      {today && ` ${fill(words, { date: formatDate(language, toIsoDate(today)) })}`}
    </span>
  );
}
