import type { SeasonalPage, SeasonalText, TrendingPage } from '#content/trending/trending.ts';
import { ActionCard } from '#ui/card/ActionCard.tsx';
import layout from '#ui/theme/layout.module.css';
import { CalendarPage } from './CalendarPage.tsx';
import styles from './Trending.module.css';

interface Props {
  messages: Omit<TrendingPage['seasonal'], 'months'>;
  tools: readonly SeasonalPage[];
  /** Card texts to show until the month is known. */
  anyMonth: Readonly<Record<SeasonalPage, SeasonalText>>;
}

/** Tools for this month's cooking; `showToday` fills in the month's texts by the visitor's clock. */
export function Seasonal({ messages, tools, anyMonth }: Props) {
  return (
    <section
      id="seasonal-conversions"
      className={`${layout.column} ${layout.section}`}
      aria-labelledby="seasonal-title"
    >
      <div className={layout.head}>
        <h2 id="seasonal-title" className={styles.seasonTitle} data-message={messages.titleForMonth}>
          {messages.title}
        </h2>
        <p>{messages.intro}</p>
      </div>
      <div className={styles.season}>
        <CalendarPage />
        <div className={styles.cards} data-seasonal>
          {tools.map((page) => (
            <ActionCard key={page} {...anyMonth[page]} to={page} go={messages.linkText[page]} />
          ))}
        </div>
      </div>
    </section>
  );
}
