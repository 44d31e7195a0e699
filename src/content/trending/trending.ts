type Seasonal = readonly { id: string; href: SeasonalHref }[];

/** The three tools that a seasonal card may lead to. */
export type SeasonalHref =
  | '/tools/multi-calculator'
  | '/conversions/length'
  | '/tools/cool-cooking-calculators';

/**
 * Three cards for each month, 1 to 12, and the tool each leads to. Kitchens of both hemispheres read the same
 * cards, so they go by occasion and never by summer or winter.
 */
export const SEASONAL_CARDS = {
  1: [
    { id: 'soup-for-many', href: '/tools/multi-calculator' },
    { id: 'epiphany-cake', href: '/conversions/length' },
    { id: 'after-the-feast', href: '/tools/cool-cooking-calculators' },
  ],
  2: [
    { id: 'pancakes', href: '/tools/multi-calculator' },
    { id: 'cake-for-two', href: '/conversions/length' },
    { id: 'carnival-snacks', href: '/tools/cool-cooking-calculators' },
  ],
  3: [
    { id: 'soda-bread', href: '/tools/multi-calculator' },
    { id: 'pi-day', href: '/conversions/length' },
    { id: 'sunday-chicken', href: '/tools/cool-cooking-calculators' },
  ],
  4: [
    { id: 'egg-scaling', href: '/tools/multi-calculator' },
    { id: 'braided-loaf', href: '/conversions/length' },
    { id: 'brunch-eggs', href: '/tools/cool-cooking-calculators' },
  ],
  5: [
    { id: 'jam', href: '/tools/multi-calculator' },
    { id: 'tart', href: '/conversions/length' },
    { id: 'brunch-table', href: '/tools/cool-cooking-calculators' },
  ],
  6: [
    { id: 'lemonade', href: '/tools/multi-calculator' },
    { id: 'tiered-cake', href: '/conversions/length' },
    { id: 'on-the-grill', href: '/tools/cool-cooking-calculators' },
  ],
  7: [
    { id: 'ice-cream', href: '/tools/multi-calculator' },
    { id: 'sheet-pan', href: '/conversions/length' },
    { id: 'picnic', href: '/tools/cool-cooking-calculators' },
  ],
  8: [
    { id: 'pickle-jars', href: '/tools/multi-calculator' },
    { id: 'square-or-round', href: '/conversions/length' },
    { id: 'buffet-leftovers', href: '/tools/cool-cooking-calculators' },
  ],
  9: [
    { id: 'batch-cooking', href: '/tools/multi-calculator' },
    { id: 'tray-to-springform', href: '/conversions/length' },
    { id: 'rice-and-pasta', href: '/tools/cool-cooking-calculators' },
  ],
  10: [
    { id: 'pumpkin-soup', href: '/tools/multi-calculator' },
    { id: 'loaf-pan', href: '/conversions/length' },
    { id: 'slow-cooker', href: '/tools/cool-cooking-calculators' },
  ],
  11: [
    { id: 'stock', href: '/tools/multi-calculator' },
    { id: 'baking-dish', href: '/conversions/length' },
    { id: 'feast-dinner', href: '/tools/cool-cooking-calculators' },
  ],
  12: [
    { id: 'cookie-dough', href: '/tools/multi-calculator' },
    { id: 'rolled-cookies', href: '/conversions/length' },
    { id: 'party-drinks', href: '/tools/cool-cooking-calculators' },
  ],
} as const satisfies Record<number, Seasonal>;

type Month = keyof typeof SEASONAL_CARDS;
type SeasonalCardId = (typeof SEASONAL_CARDS)[Month][number]['id'];

interface SeasonalWords {
  title: string;
  text: string;
}

/** A card as a page shows it. */
export interface SeasonalCard extends SeasonalWords {
  href: SeasonalHref;
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

/** The words of /trending in one language. `description`: 110 to 155 characters. */
export interface TrendingPage {
  title: string;
  description: string;
  intro: string;
  /** Heading once the visitor's clock is known; `{date}` is today, with its year. */
  today: `${string}{date}${string}`;
  /** The text of the link to #seasonal-conversions. */
  jump: string;
  seasonal: {
    /** Before the visitor's clock is known. */
    title: string;
    /** Afterward; `{month}` is the month's name alone. */
    titleForMonth: `${string}{month}${string}`;
    intro: string;
    linkText: Readonly<Record<SeasonalHref, string>>;
    cards: Readonly<Record<SeasonalCardId, SeasonalWords>>;
  };
  trends: { title: string; intro: string; items: readonly Trend[] };
  questions: { title: string; items: readonly TrendingQuestion[] };
  links: { title: string; items: readonly { href: string; label: string }[] };
}
