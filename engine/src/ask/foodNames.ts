import type { ListedFood } from '../foods/listedFood.ts';
import { defaultWay, type FoodWay } from '../foods/match/listedNames.ts';

/** The food's names when its cup is filled this way. Never empty. */
export const namesOf = ({ food, way }: FoodWay): readonly [string, ...string[]] => {
  const [first, ...others] = way === defaultWay(food) ? [] : (way?.names ?? []);
  return first === undefined ? [food.name, ...(food.also ?? [])] : [first, ...others];
};

/** The food's first name when its cup is filled this way. */
export const nameOf = (found: FoodWay): string => namesOf(found)[0];

/** All names of a food and of the ways to fill a cup with it. */
export const allNamesOf = ({ name, also = [], general = [], ways }: ListedFood): readonly string[] => [
  name,
  ...also,
  ...general,
  ...ways.flatMap(({ names = [] }) => names),
];
