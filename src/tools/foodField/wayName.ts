import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { ListedWay } from '@gramwise/engine/foods/listedFood.ts';

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

/** What a way is called in a choice of them: how the cup is filled, or the food so cut: `Sliced almonds`. */
export const wayName = ({ id, names }: ListedWay, fills: Readonly<Record<FillId, string>>): string =>
  (TECHNIQUES.has(id) ? null : names?.[0]) ?? fills[id];
