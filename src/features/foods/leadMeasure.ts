import { categoryOf, defaultFill } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { CategoryId, FoodId } from '@gramwise/engine/foods/foods.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** What a page leads with: the weight of a cup; of a spoon, or of a jug's 100 ml, where cooks weigh. */
export type LeadMeasure = 'cup' | 'spoon' | 'jug';

/** Whether the cooks of a language's country weigh, and have no cup of a fixed size. */
export const cooksWeigh = (language: Language): boolean => KITCHENS[LANGUAGES[language].kitchen].cup === null;

/** Foods that come in pieces too large for a spoon, unless they are made fine. */
const IN_PIECES: ReadonlySet<CategoryId> = new Set(['fruit', 'vegetables', 'bakery', 'meat', 'fish']);

/** Ways to fill a cup after which a spoon holds the food, too. */
const FINE: ReadonlySet<FillId> = new Set([
  'level',
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

/** What the page of a food leads with. */
export function leadMeasure(language: Language, food: FoodId): LeadMeasure {
  if (!cooksWeigh(language)) return 'cup';
  return IN_PIECES.has(categoryOf(food)) && !FINE.has(defaultFill(food)) ? 'jug' : 'spoon';
}
