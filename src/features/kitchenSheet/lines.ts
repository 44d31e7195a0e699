import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import {
  customDensity,
  type Kitchen,
  measureSizes,
  referenceCup,
} from '@gramwise/engine/kitchens/kitchen.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { findWay, nameWithFill } from '#tools/foodField/way.ts';
import type { SheetSizes } from './columns.ts';
import { type ChosenFood, DEFAULT_SHEET } from './sheet.ts';

/** A food on the sheet, with its density. */
export interface Line {
  food: MeasuredFood;
  /** The id of the way to fill the cup. */
  as: string;
  /** The food as the sheet calls it: `Packed brown sugar`. */
  name: string;
  /** Grams per milliliter. */
  density: number;
  /** From the visitor's own cup. */
  usesOwnWeight: boolean;
}

interface FoodLookup {
  /** Whether the list has every food. */
  complete: boolean;
  find: (id: string) => { food: MeasuredFood; as: string } | null;
}

/**
 * Drops unknown foods. Which are unknown is certain only once every food is loaded; if none is left then, the default
 * foods are used.
 */
export function keepKnown(
  chosen: readonly ChosenFood[],
  { complete, find }: FoodLookup,
): readonly ChosenFood[] {
  if (!complete || chosen.length === 0) return chosen;
  const known = chosen.filter(({ id }) => find(id));
  return known.length > 0 ? known : DEFAULT_SHEET.foods;
}

/** The lines of the sheet. Foods that are unknown, or not loaded yet, have none; a food has one line. */
export function buildLines(
  chosen: readonly ChosenFood[],
  foods: FoodLookup,
  kitchen: Kitchen,
): readonly Line[] {
  const lines = keepKnown(chosen, foods).flatMap(({ id, as }) => {
    const found = foods.find(id);
    return found ? [buildLine(found.food, as || found.as, kitchen)] : [];
  });
  return lines.filter(({ food }, index) => lines.findIndex((line) => line.food.id === food.id) === index);
}

/** The visitor's own figure is for the usual way to fill the cup, as in the converter. */
function buildLine(food: MeasuredFood, as: string, kitchen: Kitchen): Line {
  const way = findWay(food, as);
  const ownWeight = way === food.ways[0] ? customDensity(kitchen, food.id) : null;
  return {
    food,
    as: way.id,
    // The sheet's measures are all level.
    name: nameWithFill(food, food.ways.length > 1 && way.id !== 'level' ? way.id : ''),
    density: ownWeight ?? way.cup / US_MEASURES.cup,
    usesOwnWeight: ownWeight !== null,
  };
}

/** A line as a food in the sheet's URL. */
export const toChosenFood = ({ food, as }: Pick<Line, 'food' | 'as'>): ChosenFood => ({
  id: food.id,
  as: as === food.ways[0].id ? '' : as,
});

/** The sizes of the visitor's measures; a cook who weighs gets the cup that recipes mean. */
export function sheetSizes(kitchen: Kitchen): SheetSizes {
  return { ...measureSizes(kitchen), cup: UNITS[referenceCup(kitchen)].size };
}
