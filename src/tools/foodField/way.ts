import type { ListedWay, MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';

/** The way a cup is filled: the one asked for, or the usual one. */
export const findWay = (food: MeasuredFood, as: string): ListedWay =>
  food.ways.find(({ id }) => id === as) ?? food.ways[0];

/** What a food is called when it is measured this way: `All-Purpose Flour`, `Sliced almonds`. */
export function nameWithFill(food: MeasuredFood, as: string): string {
  const way = findWay(food, as);
  return (way === food.ways[0] && !as ? null : way.names?.[0]) ?? food.name;
}
