import { densityOf } from '../foods/figures.ts';
import type { PieceId } from '../foods/piece.ts';
import { pieceOf } from '../foods/pieces.ts';
import type { MarketId } from '../kitchens/markets.ts';
import { UNITS } from '../units/units.ts';
import type { YeastKind } from './yeast.ts';

/** What yeast is measured in: grams, spoons, or as shops sell it. */
export interface YeastMeasure {
  id: string;
  kind: YeastKind;
  unit: 'gram' | 'teaspoon' | 'packet' | 'cube';
  grams: number;
}

const FOODS = { fresh: 'yeast-fresh', 'active-dry': 'yeast-active-dry', instant: 'yeast-instant' } as const;

/** The grams of a packet or cube of a market, from the table of foods. */
function packGrams(kind: YeastKind, id: PieceId, market: MarketId): number {
  const pack = pieceOf(FOODS[kind], id, [market]);
  if (pack?.market !== market) throw new Error(`No ${id} of ${FOODS[kind]} in ${market}`);
  return pack.grams;
}

const dry = (kind: 'active-dry' | 'instant'): readonly YeastMeasure[] => [
  { id: kind, kind, unit: 'gram', grams: 1 },
  { id: `${kind}-tsp`, kind, unit: 'teaspoon', grams: densityOf(FOODS[kind]) * UNITS.teaspoons.size },
  { id: `${kind}-packet`, kind, unit: 'packet', grams: packGrams(kind, 'sachet', 'us') },
];

/** Every measure of yeast, with the grams of one, as the table of foods has them. */
export const yeastMeasures = (): readonly YeastMeasure[] => [
  { id: 'fresh', kind: 'fresh', unit: 'gram', grams: 1 },
  { id: 'cube-42', kind: 'fresh', unit: 'cube', grams: packGrams('fresh', 'cube', 'de') },
  { id: 'cube-25', kind: 'fresh', unit: 'cube', grams: packGrams('fresh', 'cube', 'es') },
  { id: 'cake-17', kind: 'fresh', unit: 'cube', grams: packGrams('fresh', 'cake', 'us') },
  ...dry('active-dry'),
  ...dry('instant'),
];
