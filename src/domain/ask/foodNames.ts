import type { FoodWay } from '../recipeText/listedNames.ts';

/** What a food is called when its cup is filled this way, and its other names. Never empty. */
export const namesOf = ({ food, way }: FoodWay): readonly [string, ...string[]] => {
  const [first, ...others] = way === food.ways[0] ? [] : (way.names ?? []);
  return first === undefined ? [food.name, ...(food.also ?? [])] : [first, ...others];
};

/** What a food is called when its cup is filled this way. */
export const nameOf = (found: FoodWay): string => namesOf(found)[0];
