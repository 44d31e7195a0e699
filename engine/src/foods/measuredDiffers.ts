import { cupWeight, usualFill } from './figures.ts';
import { INGREDIENTS, type IngredientId, NOTICEABLE } from './ingredients.ts';

/** Whether the measured weight of an ingredient differs from its density in the menu by 3 % or more. */
export function measuredDiffers(id: IngredientId): boolean {
  const measured = cupWeight(id, usualFill(id));
  return measured !== null && Math.abs(measured.density / INGREDIENTS[id].density - 1) >= NOTICEABLE;
}
