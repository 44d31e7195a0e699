import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { ListedWay, MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';

/** Ways that say how the cup is filled; all others say what was done to the food, which has a name for it. */
export const TECHNIQUES: ReadonlySet<FillId> = new Set([
  'level',
  'spooned',
  'scooped',
  'sifted',
  'unsifted',
  'packed',
  'loose',
]);

/** The way a cup is filled: the one asked for, or the usual one. */
export const findWay = (food: MeasuredFood, as: string): ListedWay =>
  food.ways.find(({ id }) => id === as) ?? food.ways[0];

/** What a food is called when it is measured this way: `All-Purpose Flour`, `Sliced almonds`. */
export function nameWithFill(food: MeasuredFood, as: string): string {
  const way = findWay(food, as);
  return (way === food.ways[0] && !as ? null : way.names?.[0]) ?? food.name;
}

/** What a way is called in a choice of them: how the cup is filled, or the food so cut: `Sliced almonds`. */
export const wayName = ({ id, names }: ListedWay, fills: Readonly<Record<FillId, string>>): string =>
  (TECHNIQUES.has(id) ? null : names?.[0]) ?? fills[id];
