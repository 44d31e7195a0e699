import { useToday } from '#browser/useToday.ts';
import type { SeasonalCard, SeasonalHref, TrendingPage } from '#content/trending/trending.ts';
import { toIsoDate } from '#domain/calculators/calendar.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { GoCard } from '#ui/card/GoCard.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { Leaf } from './Leaf.tsx';
import styles from './Trending.module.css';

interface Props {
  words: Omit<TrendingPage['seasonal'], 'cards'>;
  /** Three cards for each of the twelve months. */
  months: readonly (readonly SeasonalCard[])[];
  /** What stands on the cards while the month is not known. */
  anyMonth: Catalog['reading']['anyMonth'];
}

/** The tools for what is cooked this month, by the visitor's clock. */
export function Seasonal({ words, months, anyMonth }: Props) {
  const language = useLanguage();
  const today = useToday();
  const cards = today && months[today.month - 1];
  const month = today && monthName(language, toIsoDate(today));
  return (
    <section
      id="seasonal-conversions"
      className={`${layout.column} ${layout.section}`}
      aria-labelledby="seasonal-title"
    >
      <div className={layout.head}>
        <h2 id="seasonal-title" className={styles.seasonTitle}>
          {month ? fill(words.titleForMonth, { month }) : words.title}
        </h2>
        <p>{words.intro}</p>
      </div>
      <div className={styles.season}>
        <Leaf />
        <div className={styles.cards}>
          {(Object.keys(anyMonth) as SeasonalHref[]).map((href) => {
            const { title, text } = cards?.find((card) => card.href === href) ?? anyMonth[href];
            return <GoCard key={href} title={title} text={text} to={href} go={words.linkText[href]} />;
          })}
        </div>
      </div>
    </section>
  );
}

const monthName = (language: Language, iso: string) =>
  formatDate(language, iso, { year: undefined, day: undefined });
