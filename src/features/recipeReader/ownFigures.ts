import { type Kitchen, ownDensity } from '@gramwise/engine/kitchens/kitchen.ts';
import type { FoodFinder } from '@gramwise/engine/recipeText/foodFinder.ts';
import type { LineFood } from '@gramwise/engine/recipeText/lineTarget.ts';

/** Finds foods, with the visitor's own weights, if any, in place of the published ones. */
export function withOwnFigures(finder: FoodFinder, kitchen: Kitchen): FoodFinder {
  const own = (food: LineFood | null): LineFood | null => {
    const density = food && ownDensity(kitchen, food.id);
    return food && density !== null ? { id: food.id, liquid: food.liquid, density, own: true } : food;
  };
  return {
    inLine: (text, read) => own(finder.inLine(text, read)),
    byId: (id, way) => own(finder.byId(id, way)),
  };
}
