import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconIn } from '../language/packIndex.ts';
import { type FoodFinder, finderFor } from '../text/convert/foodFinder.ts';
import type { FoodList } from './foodList.ts';

/** Dropped with the list by whoever holds it. */
const finders = new WeakMap<FoodList, FoodFinder>();

/** Finds the foods of lines in a list, by the words of its language; made once. */
export function finderIn(list: FoodList, pack: LanguagePack): FoodFinder {
  const known = finders.get(list) ?? finderFor(lexiconIn(pack), list.foods);
  finders.set(list, known);
  return known;
}
