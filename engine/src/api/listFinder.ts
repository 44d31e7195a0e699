import type { FoodList } from '../foods/lists/foodList.ts';
import { type ListedNames, listedNames } from '../foods/match/listedNames.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { type FoodFinder, finderFor } from '../text/convert/foodFinder.ts';

/** Dropped with the list by whoever holds it. */
const namesOfLists = new WeakMap<FoodList, ListedNames>();
const finders = new WeakMap<FoodList, FoodFinder>();

/** The names of a list's foods, indexed once. */
export function namesIn(list: FoodList): ListedNames {
  const known = namesOfLists.get(list) ?? listedNames(list.foods, lexiconOf(list.words));
  namesOfLists.set(list, known);
  return known;
}

/** Finds the foods of lines in a list; made once. */
export function finderIn(list: FoodList): FoodFinder {
  const known = finders.get(list) ?? finderFor(namesIn(list));
  finders.set(list, known);
  return known;
}
