import type { Language } from '#catalogs/languages.ts';
import { trending as de } from './de.ts';
import { trending as en } from './en.ts';
import { trending as es } from './es.ts';
import { trending as fr } from './fr.ts';
import { SEASONAL_CARDS, SEASONAL_PAGES, type SeasonalText, type TrendingPage } from './trending.ts';

const PAGES: Record<Language, TrendingPage> = { en, fr, de, es };

/** The trending page in a language, with the text of every month's cards in order of their tools. */
export function trendingIn(language: Language) {
  const { seasonal, ...page } = PAGES[language];
  const { cards, ...messages } = seasonal;
  const months = Object.values(SEASONAL_CARDS).map((month) =>
    SEASONAL_PAGES.flatMap((tool): SeasonalText[] =>
      month.filter(({ to }) => to === tool).map(({ id }) => cards[id]),
    ),
  );
  return { ...page, seasonal: messages, tools: SEASONAL_PAGES, months };
}
