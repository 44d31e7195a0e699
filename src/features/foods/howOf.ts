import { categoryOf } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { hasTrait } from '@gramwise/engine/foods/traits.ts';
import { levelOf } from './levelOf.ts';
import type { FoodMessages } from './messages.ts';

/** Cuts that a can already holds. */
const CUTS_IN_CANS: ReadonlySet<FillId> = new Set(['pieces', 'chopped', 'diced', 'cubed', 'crushed']);

/** What shops sell in shreds. */
const SOLD_SHREDDED: readonly FoodId[] = ['mexican-cheese-blend', 'coconut-sweetened', 'coconut-desiccated'];

/** Vegetables that a grater shreds; the others are leaves, which a knife does. */
const GRATED_VEGETABLES: readonly FoodId[] = ['zucchini-chopped'];

/** Which sentence says how a cup is filled with a food so that it weighs what the page says. */
export function howOf(food: FoodId, fill: FillId): keyof FoodMessages['foods']['how'] {
  if (fill === 'level') return levelOf(food);
  if (CUTS_IN_CANS.has(fill) && hasTrait(food, 'canned')) return 'uneven';
  if (fill !== 'shredded') return fill;
  if (SOLD_SHREDDED.includes(food)) return 'uneven';
  return categoryOf(food) === 'vegetables' && !GRATED_VEGETABLES.includes(food) ? 'strips' : 'shredded';
}
