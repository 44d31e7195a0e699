import type { FillId } from './food.ts';
import type { CategoryId } from './foods.ts';
import { isPack, type PieceId } from './piece.ts';

/** A weight in grams, and the ends of what sources have. */
interface Published {
  grams: number;
  low: number;
  high: number;
  /** How many sources weigh it besides the one that we use. */
  others: number;
}

export type Spread = readonly [low: number, high: number];

/** A second source leaves half the doubt; three have a range of their own. */
const DOUBT_BESIDE: readonly number[] = [1, 0.5];

/** What is rough reads as rough: to two digits, to 5 g from 100 g on. */
const rounded = (grams: number) => (grams < 100 ? Number(grams.toPrecision(2)) : Math.round(grams / 5) * 5);

/** Widens what sources have, unless they are a share apart; by less than a tenth, nobody would read it. */
function around({ grams, low, high, others }: Published, share: number): Spread {
  const either = 1 + share * (high >= low * (1 + share) ? 0 : (DOUBT_BESIDE[others] ?? 0));
  if (either < 1.1) return [low, high];
  return [Math.min(low, rounded(grams / either)), Math.max(high, rounded(grams * either))];
}

/** What differs most is how flour and sugar got into the cup, which these say. */
const BAKERS_WAYS: ReadonlySet<FillId> = new Set<FillId>(['spooned', 'scooped', 'sifted', 'unsifted']);

/**
 * Between which 8 of 10 other sources are, by decision 040: one or two that weigh a cup cannot know it. The lighter it
 * is, the more air was left in it, which is what differs.
 */
export const cupSpread = (cup: Published, fill: FillId): Spread =>
  around(cup, BAKERS_WAYS.has(fill) ? 0.1 : Math.min(0.5, (220 - cup.grams) / 300));

/** Of a size by law or by a maker, eggs too; and a fish of one name is of many species, which no share holds. */
const UNLIKE: ReadonlySet<CategoryId> = new Set<CategoryId>(['dairy', 'cheese', 'fish', 'sugars', 'sweets']);

/** The same of a piece of one source, by USDA's standard deviations; of a pack what sources have. */
export function pieceSpread(piece: Published & { id: PieceId }, category: CategoryId): Spread {
  const { id, low, high, others } = piece;
  if (others > 0 || isPack(id) || UNLIKE.has(category)) return [low, high];
  return around(piece, id === 'leaf' || id === 'sprig' ? 0.5 : 0.25);
}
