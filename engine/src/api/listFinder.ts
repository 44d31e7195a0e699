import type { FoodList } from '../foods/lists/foodList.ts';
import { indexNames, type ListedNames } from '../foods/match/listedNames.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { createFoodFinder, type FoodFinder } from '../text/convert/foodFinder.ts';

/** Garbage-collected with the list. */
const namesOfLists = new WeakMap<FoodList, ListedNames>();
const finders = new WeakMap<FoodList, FoodFinder>();

/** The names of a list's foods, indexed once. */
export function namesForList(list: FoodList): ListedNames {
  const known = namesOfLists.get(list) ?? indexNames(list.foods, lexiconOf(list.words));
  namesOfLists.set(list, known);
  return known;
}

/** The finder for the foods of a list, created once. */
export function finderForList(list: FoodList): FoodFinder {
  const known = finders.get(list) ?? createFoodFinder(namesForList(list));
  finders.set(list, known);
  return known;
}
