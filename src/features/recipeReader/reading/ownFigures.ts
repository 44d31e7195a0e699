import { customDensity, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { FoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import type { LineFood } from '@gramwise/engine/text/convert/lineTarget.ts';

/** Finds foods, with the visitor's own weights, if any, in place of the published ones. */
export function withOwnFigures(finder: FoodFinder, kitchen: Kitchen): FoodFinder {
  const own = (food: LineFood | null): LineFood | null => {
    const density = food && customDensity(kitchen, food.id);
    if (!food || density === null) return food;
    const { id, liquid, way } = food;
    return { id, liquid, density, custom: true, ...(way !== undefined && { way }) };
  };
  return {
    inLine: (line) => own(finder.inLine(line)),
    sharedInLine: finder.sharedInLine,
    byId: (id, way) => own(finder.byId(id, way)),
  };
}
