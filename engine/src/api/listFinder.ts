import { type ListedNames, listedNames } from '../foods/match/listedNames.ts';
import { type Lexicon, makeLexicon } from '../language/lexicon.ts';
import { type FoodFinder, finderFor } from '../text/convert/foodFinder.ts';
import type { FoodList } from './foodList.ts';

/** Dropped with the list by whoever holds it. */
const namesOfLists = new WeakMap<FoodList, ListedNames>();
const finders = new WeakMap<FoodList, FoodFinder>();

/** The names of a list's foods, indexed once, by the words of the language or of the list itself. */
export function namesIn(list: FoodList, lexicon?: Lexicon): ListedNames {
  const known =
    namesOfLists.get(list) ?? listedNames(list.foods, lexicon ?? makeLexicon(list.language, list.words));
  namesOfLists.set(list, known);
  return known;
}

/** Finds the foods of lines in a list; made once. */
export function finderIn(list: FoodList, lexicon: Lexicon): FoodFinder {
  const known = finders.get(list) ?? finderFor(namesIn(list, lexicon));
  finders.set(list, known);
  return known;
}
