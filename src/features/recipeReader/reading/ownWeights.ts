import { customDensity, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { FoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import type { LineFood } from '@gramwise/engine/text/convert/lineTarget.ts';

/** Wraps a finder, so that the visitor's own weights replace the published ones. */
export function withOwnWeights(finder: FoodFinder, kitchen: Kitchen): FoodFinder {
  const withOwnWeight = (food: LineFood | null): LineFood | null => {
    const density = food && customDensity(kitchen, food.id);
    if (!food || density === null) return food;
    const { id, liquid, way } = food;
    return { id, liquid, density, custom: true, ...(way !== undefined && { way }) };
  };
  return {
    inLine: (line) => withOwnWeight(finder.inLine(line)),
    sharedInLine: finder.sharedInLine,
    byId: (id, way) => withOwnWeight(finder.byId(id, way)),
  };
}
