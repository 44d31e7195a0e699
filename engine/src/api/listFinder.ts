import type { FoodList } from '../foods/lists/foodList.ts';
import { type ListedNames, namesIn } from '../foods/match/listedNames.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { cachedFoodFinder, type FoodFinder } from '../text/convert/foodFinder.ts';

/** The names of a list's foods, as cooks of a country understand them. */
export const namesForList = (list: FoodList, country: CountryId | null): ListedNames =>
  namesIn(list.foods, lexiconOf(list.words), country);

/** The finder for the foods of a list, as cooks of a country name them. */
export const finderForList = (list: FoodList, country: CountryId | null): FoodFinder =>
  cachedFoodFinder(list.words, list.foods, { country });
