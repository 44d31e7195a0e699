import {
  categoryOf,
  cupWeight,
  defaultFill,
  densityOf,
  FOOD_IDS,
  isAnyFood,
  isFood,
} from '../foods/figures.ts';
import type { CategoryId } from '../foods/foods.ts';
import { hasTrait } from '../foods/traits.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import { exactly, type Figure, times } from './figure.ts';
import {
  MAX_SPOONS_ML,
  PLANT_CUT,
  SIMILAR_FOOD,
  SPOON_DENSITY,
  USUAL_CAN,
  USUAL_DENSITIES,
  WATERY_DENSITY,
  WHOLE_VEGETABLE,
} from './rules.ts';
import { standInOf } from './standInOf.ts';

const byCategory = new Map<CategoryId, Figure>();

/** Grams per milliliter of most foods of a kind in our table of weights. */
function usualDensity(category: CategoryId): Figure {
  const known = byCategory.get(category);
  if (known) return known;
  const densities = FOOD_IDS.filter((id) => categoryOf(id) === category)
    .map(densityOf)
    .sort((a, b) => a - b);
  const at = (share: number) => densities[Math.floor(share * (densities.length - 1))] ?? 1;
  const { low, value, high } = USUAL_DENSITIES;
  const found = { low: at(low), value: at(value), high: at(high) };
  byCategory.set(category, found);
  return found;
}

/** Grams per milliliter of the food that stands for another; null where no source weighs a cup of it. */
function densityOfStandIn(food: string): Figure | null {
  const other = isAnyFood(food) ? standInOf(food) : null;
  if (other === null || !isFood(other)) return null;
  const cup = cupWeight(other, defaultFill(other));
  if (!cup) return null;
  const { low, high } = SIMILAR_FOOD;
  const { density, lowest, highest } = cup;
  return {
    value: density,
    low: (lowest / US_MEASURES.cup) * low,
    high: (highest / US_MEASURES.cup) * high,
  };
}

/**
 * Grams of a food whose volume no source weighs: what is poured weighs about as much as water, and so do a few spoons
 * of a paste; else as much as the food that stands for it, or as most foods of its kind.
 */
export function gramsOfUnweighed(food: string, milliliters: number): Figure | null {
  const volume = exactly(milliliters);
  if (hasTrait(food, 'liquid')) return times(volume, WATERY_DENSITY);
  if (milliliters <= MAX_SPOONS_ML) return times(volume, SPOON_DENSITY);
  if (!isAnyFood(food)) return null;
  return times(volume, densityOfStandIn(food) ?? usualDensity(categoryOf(food)));
}

/** Counting words of whole vegetables, beside none. */
const WHOLE: ReadonlySet<string> = new Set(['piece', 'stalk', 'bunch', 'head']);

/** Grams of cans, vegetables and cuts of fruit that a line counts and no source weighs; null for anything else. */
export function gramsOfUncounted(source: TextLine, food: string): Figure | null {
  const main = source.read.amounts.find(({ role }) => role === 'main');
  if (!main || !isAnyFood(food)) return null;
  const count = { low: main.values[0] ?? 0, high: main.values.at(-1) ?? 0 };
  const counted = { ...count, value: (count.low + count.high) / 2 };
  if (main.unit === 'can') return times(counted, USUAL_CAN);
  const category: CategoryId = categoryOf(food);
  const isVegetable = category === 'vegetables';
  if ((isVegetable || category === 'fruit') && countsCuts(source)) return times(counted, PLANT_CUT);
  const isWhole = main.unit === null || WHOLE.has(main.unit);
  return isVegetable && isWhole ? times(counted, WHOLE_VEGETABLE) : null;
}
