import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { findFoods } from '@gramwise/engine/foods/match/findFoods.ts';
import { searchableEntries } from '#tools/foodField/foodOptions.ts';

/** A food in a list to choose from; `way` is '' where the cup is filled as usual. */
interface FoodOption {
  id: string;
  name: string;
}

const MOST = 6;
/** Shorter words are articles and prepositions. */
const SHORTEST_WORD = 3;

const optionOf = ({ food, as, name }: { food: string; as: string; name: string }): FoodOption => ({
  id: as === '' ? food : `${food}~${as}`,
  name,
});

/** The foods that typed text may mean, best first. */
export const foodsFor = (foods: FoodList, typed: string): FoodOption[] =>
  findFoods(searchableEntries(foods), typed).map(optionOf);

/** Foods that a line's words may mean: matches for all words first, then for each. */
export function likelyFoods(foods: FoodList, words: string): FoodOption[] {
  const each = words.split(/[\s,()/-]+/).filter(({ length }) => length >= SHORTEST_WORD);
  const found = [words, ...each]
    .filter((text) => text.trim() !== '')
    .flatMap((text) => foodsFor(foods, text).slice(0, MOST / 2));
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MOST);
}

/** The name of a food filled in one way; null if it is not in the list. */
export function nameInList(foods: FoodList, id: string, way: string | undefined): string | null {
  const food = foods.find((one) => one.id === id);
  const filled = food?.ways.find((one) => one.id === way);
  return (filled !== food?.ways[0] && filled?.names?.[0]) || (food?.name ?? null);
}
