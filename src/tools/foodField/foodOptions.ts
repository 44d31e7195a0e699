import {
  type FoodList,
  isMeasuredFood,
  type ListedFood,
  type MeasuredFood,
} from '@gramwise/engine/foods/listedFood.ts';
import { foldName, type SearchableFood } from '@gramwise/engine/foods/match/findFoods.ts';

/** Finds a food by id, with the way to fill the cup that the id implies; null if the list lacks it. */
export function findFoodById<Food extends ListedFood>(
  list: readonly Food[],
  id: string,
): { food: Food; as: string } | null {
  for (const food of list) {
    if (food.id === id) return { food, as: '' };
    const way = food.ways.find(({ alias }) => alias === id);
    if (way) return { food, as: way.id };
  }
  return null;
}

interface Entry extends SearchableFood {
  food: string;
  as: string;
  name: string;
}

/** The entries of the last list: folding thousands of names is slow on a phone. */
let cached: { foods: FoodList; entries: readonly Entry[] } | null = null;

/**
 * The searchable entries of a list: each food with a cup weight and each other way of filling a cup with it, with all
 * their names. A food without one would convert nothing.
 */
export function searchableEntries(foods: FoodList): readonly Entry[] {
  if (cached?.foods !== foods) cached = { foods, entries: foods.filter(isMeasuredFood).flatMap(entriesOf) };
  return cached.entries;
}

function entriesOf({ id, name, also = [], general = [], ways: [usual, ...others] }: MeasuredFood): Entry[] {
  const folded = (names: readonly string[]) => names.map(foldName);
  return [
    { food: id, as: '', name, folded: folded([name, ...also, ...general, ...(usual.names ?? [])]) },
    ...others.flatMap(({ id: as, names }) =>
      names ? [{ food: id, as, name: names[0] ?? name, folded: folded(names) }] : [],
    ),
  ];
}
