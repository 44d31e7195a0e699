import type { FoodId } from '../foods/foods.ts';
import { AMBIGUOUS_FOODS } from '../foods/kinds.ts';
import type { FoodList } from '../foods/listedFood.ts';
import { foldName } from '../foods/match/findFoods.ts';
import { defaultWay, type FoodWay } from '../foods/match/listedNames.ts';

/** Foods to offer if a question names none. */
const EVERYDAY_FOOD_IDS: readonly FoodId[] = ['water', 'flour', 'sugar', 'butter'];

const MAX_WAYS = 3;

const pickFoods = (foods: FoodList, ids: readonly string[]): readonly FoodWay[] =>
  ids.flatMap((id) => {
    const food = foods.find((candidate) => candidate.id === id);
    return food ? { food, way: defaultWay(food) } : [];
  });

export const everydayFoods = (foods: FoodList) => pickFoods(foods, EVERYDAY_FOOD_IDS);

/** Whether words name only the kind of food: `sugar`, not `granulated sugar`. */
const isGeneral = (words: string) => !foldName(words).includes(' ');

/**
 * The meanings of a food's words, itself first: foods of the same kind, or ways to fill the cup; null if unambiguous.
 */
export function findFoodMeanings(
  words: string,
  found: FoodWay,
  foods: FoodList,
): { about: 'food' | 'fill'; foods: readonly FoodWay[] } | null {
  if (found.way !== defaultWay(found.food)) return null;
  const general = isGeneral(words);
  // `brown sugar` names its food, but not how the cup is filled
  if (!general && foldName(words) !== foldName(found.food.name)) return null;
  const sameKind = general ? pickFoods(foods, AMBIGUOUS_FOODS[found.food.id as FoodId] ?? []) : [];
  if (sameKind.length > 1) return { about: 'food', foods: sameKind };
  const ways = found.food.ways
    .filter(({ names }, index) => index === 0 || names !== undefined)
    .slice(0, MAX_WAYS);
  return ways.length > 1 ? { about: 'fill', foods: ways.map((way) => ({ food: found.food, way })) } : null;
}
