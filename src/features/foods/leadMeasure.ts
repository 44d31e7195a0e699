import { categoryOf, defaultFill, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { CategoryId, FoodId } from '@gramwise/engine/foods/foods.ts';
import { isWholePiece, type PieceId, SIZE_IDS } from '@gramwise/engine/foods/piece.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { COARSE_FOODS } from '@gramwise/engine/foods/table/coarseFoods.ts';
import { RUNNY_FOODS } from '@gramwise/engine/foods/table/runnyFoods.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import type { Language } from '#catalogs/languages.ts';
import { usualPieces } from './usualPieces.ts';

/** What a page leads with: the weight of a cup; of a spoon; of a jug's 100 ml where cooks weigh. */
export type LeadMeasure = 'cup' | 'spoon' | 'jug';

const IN_PIECES: ReadonlySet<CategoryId> = new Set(['fruit', 'vegetables', 'bakery', 'meat', 'fish']);

const SIZES: ReadonlySet<PieceId> = new Set(SIZE_IDS);

/** Whether a food comes in pieces: eggs and pickles, too, which shops sort by size. No knife levels them. */
export const isInPieces = (food: FoodId): boolean =>
  IN_PIECES.has(categoryOf(food)) ||
  COARSE_FOODS.includes(food) ||
  defaultFill(food) === 'sliced' ||
  piecesOf(food).some(({ id }) => SIZES.has(id));

/** Ways to fill a cup after which a spoon holds the food, too. */
const FINE: ReadonlySet<FillId> = new Set([
  'spooned',
  'sifted',
  'packed',
  'grated',
  'crushed',
  'ground',
  'mashed',
  'pureed',
  'solid',
  'melted',
]);

/** Whether a food is poured, though it may come in pieces: beaten eggs. */
export const isPoured = (food: FoodId): boolean => hasTrait(food, 'liquid') || RUNNY_FOODS.includes(food);

const BY_SPOON = /\btb?sp\b/;

/** Whether a spoon holds a food: a liquid, one made fine, or one that a source weighs by the spoon. */
function isSpooned(food: FoodId): boolean {
  const fill = defaultFill(food);
  return (
    isPoured(food) ||
    FINE.has(fill) ||
    publishedFigures(food, fill).some(({ measure }) => BY_SPOON.test(measure))
  );
}

/** Whether a spoon holds what comes in pieces, or needs not: no spoon is filled with cubes of squash. */
export const fitsSpoon = (food: FoodId): boolean => !isInPieces(food) || isSpooned(food);

/** Parts that cooks count, too: a clove of garlic, the zest of a lemon. */
const COUNTED_PARTS: ReadonlySet<PieceId> = new Set(['clove', 'zestOfOne']);

/** Whether cooks count a food: carrots, of which a spoon holds the grated ones only. */
function isCounted(language: Language, food: FoodId): boolean {
  const [usual] = usualPieces(language, food);
  return usual !== undefined && (isWholePiece(usual.id) || COUNTED_PARTS.has(usual.id));
}

/** What the page of a food leads with. */
export function leadMeasure(language: Language, food: FoodId): LeadMeasure {
  if (!cooksWeigh(language)) return 'cup';
  return isInPieces(food) && (isCounted(language, food) || !isSpooned(food)) ? 'jug' : 'spoon';
}

/** Whether a page asks for a piece first: of what comes in pieces. */
export const leadsByPiece = (language: Language, food: FoodId): boolean =>
  leadMeasure(language, food) === 'jug' && usualPieces(language, food).length > 0;
