import type { ListedFood } from '#domain/foods/listedFood.ts';
import { type Kitchen, measureSizes, ownDensity, referenceCup } from '#domain/kitchens/kitchen.ts';
import { KITCHEN_UNITS } from '#domain/units/kitchen.ts';
import { US_MEASURES } from '#domain/units/usMeasures.ts';
import { nameOf, wayOf } from '#ui/foodField/way.ts';
import type { SheetSizes } from './columns.ts';
import { type Chosen, DEFAULT_SHEET } from './sheet.ts';

/** A food of the sheet, with what a milliliter of it weighs. */
export interface Line {
  food: ListedFood;
  /** The way the cup is filled, by its id. */
  as: string;
  /** The food as the sheet calls it: `Packed brown sugar`. */
  name: string;
  /** Grams per milliliter. */
  density: number;
  /** By the visitor's own cup. */
  own: boolean;
}

interface Known {
  /** Whether the list has every food. */
  complete: boolean;
  find: (id: string) => { food: ListedFood; as: string } | null;
}

/**
 * What was chosen, without what no food is called. That is known for sure once every food is there; when nothing is
 * left then, the usual foods stand in.
 */
export function knownOf(chosen: readonly Chosen[], { complete, find }: Known): readonly Chosen[] {
  if (!complete || chosen.length === 0) return chosen;
  const known = chosen.filter(({ id }) => find(id));
  return known.length > 0 ? known : DEFAULT_SHEET.foods;
}

/** The lines of the sheet. Foods that are not known, perhaps still, have none; a food has one line. */
export function linesOf(chosen: readonly Chosen[], foods: Known, kitchen: Kitchen): readonly Line[] {
  const lines = knownOf(chosen, foods).flatMap(({ id, as }) => {
    const found = foods.find(id);
    return found ? [lineOf(found.food, as || found.as, kitchen)] : [];
  });
  return lines.filter(({ food }, index) => lines.findIndex((line) => line.food.id === food.id) === index);
}

/** The visitor's own figure is for the usual way to fill the cup, as in the converter. */
function lineOf(food: ListedFood, as: string, kitchen: Kitchen): Line {
  const way = wayOf(food, as);
  const own = way === food.ways[0] ? ownDensity(kitchen, food.id) : null;
  return {
    food,
    as: way.id,
    // All measures of the sheet are level.
    name: nameOf(food, food.ways.length > 1 && way.id !== 'level' ? way.id : ''),
    density: own ?? way.cup / US_MEASURES.cup,
    own: own !== null,
  };
}

/** What a line is in an address. */
export const chosenOf = ({ food, as }: Pick<Line, 'food' | 'as'>): Chosen => ({
  id: food.id,
  as: as === food.ways[0].id ? '' : as,
});

/** The sizes of the visitor's measures; one who weighs gets the cup that recipes mean. */
export function sheetSizes(kitchen: Kitchen): SheetSizes {
  return { ...measureSizes(kitchen), cup: KITCHEN_UNITS[referenceCup(kitchen)].factor };
}
