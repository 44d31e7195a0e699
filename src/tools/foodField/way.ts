import type { ListedFood, ListedWay } from '@gramwise/engine/foods/listedFood.ts';

/** The way a cup is filled: the one asked for, or the usual one. */
export const findWay = (food: ListedFood, as: string): ListedWay =>
  food.ways.find(({ id }) => id === as) ?? food.ways[0];

/** What a food is called when it is measured this way: `All-Purpose Flour`, `Sliced almonds`. */
export function nameWithFill(food: ListedFood, as: string): string {
  const way = findWay(food, as);
  return (way === food.ways[0] && !as ? null : way.names?.[0]) ?? food.name;
}
