import { type Kitchen, ownDensity } from '#domain/kitchens/kitchen.ts';
import type { LineOptions } from '#domain/recipeText/convertLine.ts';

type FoodOf = LineOptions['foodOf'];

/** Finds foods with the weights that the visitor measured, where there are any, in place of the published ones. */
export const withOwnFigures =
  (foodOf: FoodOf, kitchen: Kitchen): FoodOf =>
  (text, read) => {
    const food = foodOf(text, read);
    const density = food && ownDensity(kitchen, food.id);
    return food && density !== null ? { id: food.id, liquid: food.liquid, density, own: true } : food;
  };
