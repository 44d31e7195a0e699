import { exactFood, findFoods, foldName } from '../foods/findFoods.ts';
import type { FoodWay, ListedNames } from '../recipeText/listedNames.ts';
import { matchFood } from '../recipeText/matchFood.ts';

interface Entry {
  folded: readonly string[];
  found: FoodWay;
}

const entriesOf = new WeakMap<ListedNames, readonly Entry[]>();

/** Foods with their folded names, computed once per list. */
function searched(names: ListedNames): readonly Entry[] {
  const known = entriesOf.get(names);
  if (known) return known;
  const entries = [...names.ways.values()].map(({ food, way }) => {
    const usual = food.ways[0] === way;
    const all = [...(usual ? [food.name, ...(food.also ?? [])] : []), ...(way.names ?? [])];
    return { folded: all.map(foldName), found: { food, way } };
  });
  entriesOf.set(names, entries);
  return entries;
}

/** The food that words mean; null unless one is clearly meant. */
export function foodMeant(words: string, remark: string, names: ListedNames): FoodWay | null {
  const match = matchFood(words, names.index, remark);
  const found = match && names.ways.get(match.id);
  return found ?? exactFood(searched(names), words)?.found ?? null;
}

/**
 * Foods whose names may start with these words, best first, each food once; with `misspelled`, and if no name does,
 * those spelled almost like them, which takes much longer.
 */
export function foodsLike(
  words: string,
  names: ListedNames,
  most: number,
  misspelled: boolean,
): readonly FoodWay[] {
  const start = foldName(words);
  if (start.length < 2) return [];
  const entries = searched(names);
  const starting = entries.filter(({ folded }) => folded.some((name) => name.startsWith(start)));
  const like = starting.length > 0 || !misspelled ? starting : findFoods(entries, words);
  const foods = new Map(like.map(({ found }) => [found.food.id, found] as const).reverse());
  return [...foods.values()].reverse().slice(0, most);
}
