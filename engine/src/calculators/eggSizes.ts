import { densityOf } from '../foods/figures.ts';
import { pieceOf } from '../foods/pieces.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import type { MarketId } from '../kitchens/markets.ts';
import { UNITS } from '../units/units.ts';
import { eggSizesBy } from './eggClasses.ts';
import type { EggPart, EggSize } from './eggs.ts';

/** An egg's weight without its shell in the table of foods. */
function weighed(size: string, market: MarketId): number | undefined {
  const piece = pieceOf('whole-egg', size as 'large', [market]);
  return piece?.market === market ? piece.grams : undefined;
}

/** Every size of every country, with its limits with the shell and its usual weight without. */
export const eggSizes = (): readonly EggSize[] =>
  eggSizesBy({ weighed, edible: EDIBLE_PERCENT['whole-egg'] ?? 100 });

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
