import type { MarketId } from '../kitchens/markets.ts';
import type { EggSize } from './eggs.ts';

/** Grams with the shell: from the first to below the second. */
type Limits = readonly [from: number, below: number];

/** Sizes as the countries' rules have them. A class without an upper limit is as wide as the one below it. */
const CLASSES = {
  // USDA AMS 56, United States Standards for Shell Eggs: at least 18, 21, 24, 27, 30 oz a dozen, without an upper limit.
  us: {
    small: [42.5, 49.6],
    medium: [49.6, 56.7],
    large: [56.7, 63.8],
    extraLarge: [63.8, 70.9],
    jumbo: [70.9, 78],
  },
  // Canadian Food Inspection Agency, Canada A sizes, as Egg Farmers of Nova Scotia (nseggs.ca) print them.
  ca: { small: [42, 49], medium: [49, 56], large: [56, 63], extraLarge: [63, 70], jumbo: [70, 77] },
  // NCh1376, as memyshuevo.cl gives it; lighter ones are very small, heavier ones special.
  cl: { small: [40, 47], medium: [47, 54], large: [54, 61], extraLarge: [61, 68], jumbo: [68, 75] },
  // Delegated Regulation (EU) 2023/2465, as before it Regulation (EC) No 589/2008, Article 4, which the United Kingdom keeps.
  eu: { small: [43, 53], medium: [53, 63], large: [63, 73], extraLarge: [73, 83] },
  // Australian Egg Corporation, labeling guide, as en.wikipedia.org/wiki/Chicken_egg_sizes gives it, with king-size from 70.
  au: { medium: [42, 50], large: [50, 58.3], extraLarge: [58.3, 66.7], jumbo: [66.7, 70] },
  // Egg Producers Federation of New Zealand, Code of Practice 2002, by farmerbrown.co.nz/our-products/egg-grades. Size 6 is
  // its standard, so in 1news.co.nz, 20 March 2024; only that brand calls it medium, which is size 5, from 44 g (Wikipedia).
  nz: { standard: [53, 62], large: [62, 68], jumbo: [68, 74] },
} as const satisfies Record<string, Readonly<Record<string, Limits>>>;

export type EggCountry = keyof typeof CLASSES;
export const EGG_COUNTRIES = Object.keys(CLASSES) as readonly EggCountry[];

/** The short names of the rules, and of who weighed the eggs. */
export const EGG_SOURCES: Readonly<Record<EggCountry, string>> = {
  us: 'USDA',
  ca: 'CFIA',
  cl: 'NCh1376',
  eu: '(EU) 2023/2465',
  au: 'Australian Egg Corporation',
  nz: 'Egg Producers Federation of New Zealand',
};

/** Where foods have an egg's weight without its shell. */
const WEIGHED: Readonly<Partial<Record<EggCountry, MarketId>>> = { us: 'us', eu: 'eu' };

/** Classes that the rules leave open at one end, where our limit is only for the middle. */
const OPEN: Readonly<Record<string, 'from' | 'below'>> = {
  'us-jumbo': 'below',
  'ca-jumbo': 'below',
  'cl-jumbo': 'below',
  'eu-small': 'from',
  'eu-extraLarge': 'below',
  'nz-jumbo': 'below',
};

/** What weighs eggs without their shell. */
interface EggWeights {
  /** Grams of an egg of a size, as sold in a market; undefined where nobody weighed one. */
  weighed: (size: string, market: MarketId) => number | undefined;
  /** The percent of an egg that is not shell. */
  edible: number;
}

/** Every size of every country, with its limits with the shell and its weight without: as weighed, else the middle of its class less the shell. */
export const eggSizesBy = ({ weighed, edible }: EggWeights): readonly EggSize[] =>
  EGG_COUNTRIES.flatMap((country) =>
    Object.entries<Limits>(CLASSES[country]).map(([size, [from, below]]) => {
      const market = WEIGHED[country];
      const middle = (((from + below) / 2) * edible) / 100;
      return {
        id: `${country}-${size}`,
        country,
        size,
        from,
        below,
        open: OPEN[`${country}-${size}`] ?? null,
        grams: (market && weighed(size, market)) ?? middle,
      };
    }),
  );
