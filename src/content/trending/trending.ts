import type { LinkTarget, WholePage } from '#site/paths.ts';

type Seasonal = readonly { id: string; to: SeasonalPage }[];

/** The tools that seasonal cards link to, in card order. */
export const SEASONAL_PAGES = ['multi', 'length', 'cooking'] as const satisfies readonly WholePage[];
export type SeasonalPage = (typeof SEASONAL_PAGES)[number];

/**
 * Three cards for each month, 1 to 12, one per tool. Both hemispheres see the same cards, so they are about occasions,
 * never summer or winter.
 */
export const SEASONAL_CARDS = {
  1: [
    { id: 'soup-for-many', to: 'multi' },
    { id: 'epiphany-cake', to: 'length' },
    { id: 'after-the-feast', to: 'cooking' },
  ],
  2: [
    { id: 'pancakes', to: 'multi' },
    { id: 'cake-for-two', to: 'length' },
    { id: 'carnival-snacks', to: 'cooking' },
  ],
  3: [
    { id: 'soda-bread', to: 'multi' },
    { id: 'pi-day', to: 'length' },
    { id: 'sunday-chicken', to: 'cooking' },
  ],
  4: [
    { id: 'egg-scaling', to: 'multi' },
    { id: 'braided-loaf', to: 'length' },
    { id: 'brunch-eggs', to: 'cooking' },
  ],
  5: [
    { id: 'jam', to: 'multi' },
    { id: 'tart', to: 'length' },
    { id: 'brunch-table', to: 'cooking' },
  ],
  6: [
    { id: 'lemonade', to: 'multi' },
    { id: 'tiered-cake', to: 'length' },
    { id: 'on-the-grill', to: 'cooking' },
  ],
  7: [
    { id: 'ice-cream', to: 'multi' },
    { id: 'sheet-pan', to: 'length' },
    { id: 'picnic', to: 'cooking' },
  ],
  8: [
    { id: 'pickle-jars', to: 'multi' },
    { id: 'square-or-round', to: 'length' },
    { id: 'buffet-leftovers', to: 'cooking' },
  ],
  9: [
    { id: 'batch-cooking', to: 'multi' },
    { id: 'tray-to-springform', to: 'length' },
    { id: 'rice-and-pasta', to: 'cooking' },
  ],
  10: [
    { id: 'pumpkin-soup', to: 'multi' },
    { id: 'loaf-pan', to: 'length' },
    { id: 'slow-cooker', to: 'cooking' },
  ],
  11: [
    { id: 'stock', to: 'multi' },
    { id: 'baking-dish', to: 'length' },
    { id: 'feast-dinner', to: 'cooking' },
  ],
  12: [
    { id: 'cookie-dough', to: 'multi' },
    { id: 'rolled-cookies', to: 'length' },
    { id: 'party-drinks', to: 'cooking' },
  ],
} as const satisfies Record<number, Seasonal>;

type Month = keyof typeof SEASONAL_CARDS;
type SeasonalCardId = (typeof SEASONAL_CARDS)[Month][number]['id'];

export interface SeasonalText {
  title: string;
  text: string;
}

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
    cards: Readonly<Record<SeasonalCardId, SeasonalText>>;
  };
  trends: { title: string; intro: string; items: readonly Trend[] };
  questions: { title: string; intro: string; items: readonly TrendingQuestion[] };
  links: { title: string; items: readonly { to: LinkTarget; label: string }[] };
}
