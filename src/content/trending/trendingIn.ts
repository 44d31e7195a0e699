import type { Language } from '#catalogs/languages.ts';
import { trending as de } from './de.ts';
import { trending as en } from './en.ts';
import { trending as es } from './es.ts';
import { trending as fr } from './fr.ts';
import { SEASONAL_PAGES, type TrendingPage } from './trending.ts';

const PAGES: Record<Language, TrendingPage> = { en, fr, de, es };

/** The trending page in a language, with the text of every month's cards in order of their tools. */
export function trendingIn(language: Language) {
  const { seasonal, ...page } = PAGES[language];
  const { months, ...messages } = seasonal;
  const cards = Object.values(months).map((month) => SEASONAL_PAGES.map((tool) => month[tool]));
  return { ...page, seasonal: messages, tools: SEASONAL_PAGES, months: cards };
}
