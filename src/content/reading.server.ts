import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { PAN_SIZES } from '#domain/pans/pans.ts';
import { PAN_PRESETS } from '#domain/pans/presets.ts';
import { formatDate } from '#i18n/format.ts';
import { LANGUAGE_CODES, type Language, languageAsked } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { CHECKED, COMPARED_SITES, type ComparePage } from './compare/compare.ts';
import { compare as compareDe } from './compare/de.ts';
import { compare as compareEn } from './compare/en.ts';
import { compare as compareFr } from './compare/fr.ts';
import { faq as faqDe } from './faq/de.ts';
import { faq as faqEn } from './faq/en.ts';
import type { FaqPage } from './faq/faq.ts';
import { faq as faqFr } from './faq/fr.ts';
import { trending as trendingDe } from './trending/de.ts';
import { trending as trendingEn } from './trending/en.ts';
import { trending as trendingFr } from './trending/fr.ts';
import { SEASONAL_CARDS, type SeasonalCard, type TrendingPage } from './trending/trending.ts';

const FAQ: Record<Language, FaqPage> = { en: faqEn, fr: faqFr, de: faqDe };
const COMPARE: Record<Language, ComparePage> = { en: compareEn, fr: compareFr, de: compareDe };
const TRENDING: Record<Language, TrendingPage> = { en: trendingEn, fr: trendingFr, de: trendingDe };

const inLanguageOf = <Page>(request: Request, pages: Record<Language, Page>) => pages[languageAsked(request)];

/** The questions and answers, in the language of the address. */
export const faqFor = (request: Request) => inLanguageOf(request, FAQ);

/** What the comparison counts on our side, by the placeholders that stand for it in the messages. */
const COUNTS = {
  ingredients: INGREDIENT_IDS.length,
  pans: PAN_SIZES.length,
  presets: PAN_PRESETS.length,
  languages: LANGUAGE_CODES.length,
};

/** The comparison, in the language of the address, with what is the same in every language. */
export function compareFor(request: Request) {
  const page = inLanguageOf(request, COMPARE);
  const rows = page.table.rows.map((row) => ({ ...row, gramwise: fill(row.gramwise, COUNTS) }));
  return {
    ...page,
    table: { ...page.table, rows },
    sites: COMPARED_SITES,
    checked: formatDate(languageAsked(request), CHECKED, { day: undefined }),
  };
}

/** The trending page, in the language of the address; the cards of each month stand where the month is. */
export function trendingFor(request: Request) {
  const { seasonal, ...page } = inLanguageOf(request, TRENDING);
  const { cards, ...words } = seasonal;
  const months = Object.values(SEASONAL_CARDS).map((month) =>
    month.map(({ id, href }): SeasonalCard => ({ href, ...cards[id] })),
  );
  return { ...page, seasonal: words, months };
}
