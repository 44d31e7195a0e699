import { exactFood, findFoods, foldName } from '../foods/findFoods.ts';
import type { FoodWay, ListedNames } from '../recipeText/listedNames.ts';
import { matchFood } from '../recipeText/matchFood.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';

interface Entry {
  folded: readonly string[];
  found: FoodWay;
}

const entriesOf = new WeakMap<ListedNames, readonly Entry[]>();

/** Foods with their folded names, made once for a list. */
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

/** The food that words mean; null if none is meant for sure. */
export function foodMeant(
  words: string,
  remark: string,
  language: RecipeLanguage,
  names: ListedNames,
): FoodWay | null {
  const match = matchFood(words, language, names.index, remark);
  const found = match && names.ways.get(match.id);
  return found ?? exactFood(searched(names), words)?.found ?? null;
}

/** Foods that words may be the start of, or name with typos, best first, each food once. */
export function foodsLike(words: string, names: ListedNames, most: number): readonly FoodWay[] {
  if (foldName(words).length < 2) return [];
  const foods = new Map<string, FoodWay>();
  for (const { found } of findFoods(searched(names), words)) {
    if (!foods.has(found.food.id)) foods.set(found.food.id, found);
    if (foods.size === most) break;
  }
  return [...foods.values()];
}
