import { densityOf } from '../foods/figures.ts';
import { pieceOf } from '../foods/pieces.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import type { MarketId } from '../kitchens/markets.ts';
import { UNITS } from '../units/units.ts';
import type { EggPart, EggSize } from './eggs.ts';

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

/** Where the table of foods has an egg's weight without its shell. */
const WEIGHED: Readonly<Partial<Record<EggCountry, MarketId>>> = { us: 'us', eu: 'eu' };

/** Grams of an egg without its shell: as weighed, else the middle of its class less the shell. */
function eggGrams(country: EggCountry, size: string, [from, below]: Limits): number {
  const market = WEIGHED[country];
  const piece = market && pieceOf('whole-egg', size as 'large', [market]);
  if (piece?.market === market && piece) return piece.grams;
  return (((from + below) / 2) * (EDIBLE_PERCENT['whole-egg'] ?? 100)) / 100;
}

/** Classes that the rules leave open at one end, where our limit is only for the middle. */
const OPEN: Readonly<Record<string, 'from' | 'below'>> = {
  'us-jumbo': 'below',
  'ca-jumbo': 'below',
  'cl-jumbo': 'below',
  'eu-small': 'from',
  'eu-extraLarge': 'below',
  'nz-jumbo': 'below',
};

/** Every size of every country, with its limits with the shell and its usual weight without. */
export const eggSizes = (): readonly EggSize[] =>
  EGG_COUNTRIES.flatMap((country) =>
    Object.entries<Limits>(CLASSES[country]).map(([size, limits]) => ({
      id: `${country}-${size}`,
      country,
      size,
      from: limits[0],
      below: limits[1],
      open: OPEN[`${country}-${size}`] ?? null,
      grams: eggGrams(country, size, limits),
    })),
  );

const PART_FOODS = { white: 'egg-white', yolk: 'egg-yolk' } as const;

/** The share of an egg without its shell that is white or yolk, by those of a US large egg: 33 and 17 of 50 g. */
function shareOf(part: 'white' | 'yolk'): number {
  const grams = (of: 'white' | 'yolk') => pieceOf(PART_FOODS[of], 'large', ['us'])?.grams ?? 0;
  return grams(part) / (grams('white') + grams('yolk'));
}

/** Each part's share of an egg, and the grams of a US cup of it. */
export const eggParts = (): readonly EggPart[] => [
  { id: 'whole', share: 1, gramsPerCup: densityOf('whole-egg') * UNITS.cups.size },
  { id: 'white', share: shareOf('white'), gramsPerCup: densityOf('egg-white') * UNITS.cups.size },
  { id: 'yolk', share: shareOf('yolk'), gramsPerCup: densityOf('egg-yolk') * UNITS.cups.size },
];
