import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { findFoods } from '@gramwise/engine/foods/match/findFoods.ts';
import { searchableEntries } from '#tools/foodField/foodOptions.ts';

/** A food in a list to choose from; `way` is '' where the cup is filled as usual. */
interface FoodOption {
  id: string;
  name: string;
}

const MAX_LIKELY_FOODS = 6;
/** Shorter words are articles and prepositions. */
const MIN_WORD_LENGTH = 3;

const toOption = ({ food, as, name }: { food: string; as: string; name: string }): FoodOption => ({
  id: as === '' ? food : `${food}~${as}`,
  name,
});

/** The foods that typed text may mean, best first. */
export const findFoodOptions = (foods: FoodList, typed: string): FoodOption[] =>
  findFoods(searchableEntries(foods), typed).map(toOption);

/** Foods that a line's words may mean: matches for all words first, then for each. */
export function findLikelyFoods(foods: FoodList, words: string): FoodOption[] {
  const each = words.split(/[\s,()/-]+/).filter(({ length }) => length >= MIN_WORD_LENGTH);
  const found = [words, ...each]
    .filter((text) => text.trim() !== '')
    .flatMap((text) => findFoodOptions(foods, text).slice(0, MAX_LIKELY_FOODS / 2));
  return [...new Map(found.map((option) => [option.id, option])).values()].slice(0, MAX_LIKELY_FOODS);
}

/** The name of a food filled in one way; null if it is not in the list. */
export function findListedName(foods: FoodList, id: string, way: string | undefined): string | null {
  const food = foods.find((listed) => listed.id === id);
  const filled = food?.ways.find((fill) => fill.id === way);
  return (filled !== food?.ways[0] && filled?.names?.[0]) || (food?.name ?? null);
}
