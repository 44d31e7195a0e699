import { categoryOf, defaultFill, densityOf, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { CategoryId, FoodId } from '@gramwise/engine/foods/foods.ts';
import { isWholePiece } from '@gramwise/engine/foods/piece.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import { cooksWeigh } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';
import { usualPieces } from './usualPieces.ts';

/** What a page leads with: the weight of a cup; of a spoon, or of a jug's 100 ml, where cooks weigh. */
export type LeadMeasure = 'cup' | 'spoon' | 'jug';

const IN_PIECES: ReadonlySet<CategoryId> = new Set(['fruit', 'vegetables', 'bakery', 'meat', 'fish']);

/** Whether a food comes in pieces, which no knife levels and no spoon holds unless they are made fine. */
export const isInPieces = (food: FoodId): boolean =>
  IN_PIECES.has(categoryOf(food)) || defaultFill(food) === 'sliced';

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

const TABLESPOON_ML = 15;

/** Whether one of a food weighs more than a spoon of it, so that cooks count it: an egg, its yolk, a pickle. */
const isCounted = (food: FoodId): boolean =>
  piecesOf(food).some(({ id, grams }) => isWholePiece(id) && grams > densityOf(food) * TABLESPOON_ML);

/** Whether a spoon holds a food: one made fine, a liquid, or one that a source weighs by the spoon. */
function isSpooned(food: FoodId): boolean {
  const fill = defaultFill(food);
  if (FINE.has(fill)) return true;
  if (isCounted(food)) return false;
  return (
    hasTrait(food, 'liquid') ||
    publishedFigures(food, fill).some(({ measure }) => /\bt(?:ea)?(?:ble)?sp/.test(measure))
  );
}

/** What the page of a food leads with. */
export function leadMeasure(language: Language, food: FoodId): LeadMeasure {
  if (!cooksWeigh(language)) return 'cup';
  return (isInPieces(food) || isCounted(food)) && !isSpooned(food) ? 'jug' : 'spoon';
}

/** Whether a page asks for a piece first: of what comes in pieces that no spoon holds. */
export const leadsByPiece = (language: Language, food: FoodId): boolean =>
  leadMeasure(language, food) === 'jug' && usualPieces(language, food).length > 0;
