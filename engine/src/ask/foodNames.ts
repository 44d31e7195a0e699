import { defaultWay, type FoodWay } from '../foods/match/listedNames.ts';

/** The food's names when its cup is filled this way. Never empty. */
export const namesOf = ({ food, way }: FoodWay): readonly [string, ...string[]] => {
  const [first, ...others] = way === defaultWay(food) ? [] : (way?.names ?? []);
  return first === undefined ? [food.name, ...(food.also ?? [])] : [first, ...others];
};

/** The food's first name when its cup is filled this way. */
export const nameOf = (found: FoodWay): string => namesOf(found)[0];
