import type { LinkTarget, WholePage } from '#site/paths.ts';

/** The tools that seasonal cards link to, in card order. */
export const SEASONAL_PAGES = ['multi', 'length', 'cooking'] as const satisfies readonly WholePage[];
export type SeasonalPage = (typeof SEASONAL_PAGES)[number];

export interface SeasonalText {
  title: string;
  text: string;
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

interface Trend {
  id: 'sourdough' | 'air-fryer' | 'fermentation' | 'zero-waste' | 'plant-based';
  title: string;
  text: string;
}

interface TrendingQuestion {
  id: 'flour-cups' | 'turkey-breast' | 'smaller-pan';
  question: string;
  answer: readonly string[];
}

/** The text of /trending in one language. `description`: 110 to 155 characters. */
export interface TrendingPage {
  title: string;
  description: string;
  /** Says, among other things, that these are our picks, since we have no data on what people cook or ask. */
  intro: string;
  /** Heading once the visitor's date is known; `{date}` is today with year. */
  today: `${string}{date}${string}`;
  /** The text of the link to #seasonal-conversions. */
  jump: string;
  seasonal: {
    /** Before the visitor's date is known. */
    title: string;
    /** Afterward; `{month}` is the month's name. */
    titleForMonth: `${string}{month}${string}`;
    intro: string;
    linkText: Readonly<Record<SeasonalPage, string>>;
    /**
     * A card for each tool, about what is cooked that month where the language is at home. English is read in both
     * hemispheres, so its cards are about occasions, never summer or winter.
     */
    months: Readonly<Record<Month, Readonly<Record<SeasonalPage, SeasonalText>>>>;
  };
  trends: { title: string; intro: string; items: readonly Trend[] };
  questions: { title: string; intro: string; items: readonly TrendingQuestion[] };
  links: { title: string; items: readonly { to: LinkTarget; label: string }[] };
}
