import { cupWeight, defaultFill } from './figures.ts';
import { INGREDIENTS, type IngredientId, MIN_NOTICEABLE_DIFFERENCE } from './ingredients.ts';

/** Whether the measured weight of an ingredient differs from its density in the menu by 3 % or more. */
export function differsFromMeasured(id: IngredientId): boolean {
  const measured = cupWeight(id, defaultFill(id));
  return (
    measured !== null && Math.abs(measured.density / INGREDIENTS[id].density - 1) >= MIN_NOTICEABLE_DIFFERENCE
  );
}
