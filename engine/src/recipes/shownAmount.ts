import { roundToKitchenFraction } from '../rounding/counts.ts';
import { inCupsAndSpoons } from '../rounding/cups.ts';
import { inJug, inMarks, type Jug, onScale } from '../rounding/metric.ts';
import { inPoundsAndOunces } from '../rounding/pounds.ts';
import type { ShownMeasure } from '../rounding/shownMeasure.ts';
import { UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { IngredientLine } from './recipe.ts';
import type { Amount, UsMeasure, UsUnit } from './values.ts';

/** One measure as a cook reads it. */
export type AmountPart = ShownMeasure<ShownMeasure['unit'] | UsUnit | 'piece'>;

/** How an amount is shown. */
interface ShownIn {
  system: 'metric' | 'us';
  factor: number;
  /** The kitchen's, in milliliters. */
  tablespoon: number;
  /** What the kitchen's jug is marked in; milliliters if not given. */
  jug?: Jug;
}

/** What is known about an amount's food. */
export type MeasuredFood = Pick<IngredientLine, 'liquid' | 'density' | 'gramsEach'>;

/** Milliliters of a volume, grams of a weight. */
const US_SIZES = {
  cup: UNITS.cups.size,
  tbsp: UNITS.tablespoons.size,
  tsp: UNITS.teaspoons.size,
  qt: UNITS.us_quart.size,
  lb: UNITS.pounds.size,
  oz: UNITS.ounces.size,
} as const satisfies Record<UsUnit, number>;

const isWeight = (unit: UsUnit) => unit === 'lb' || unit === 'oz';

/** Above 4 tablespoons, in milliliters, metric cooks no longer count spoons. */
const MAX_SPOONS_ML = 4 * US_MEASURES.tablespoon * (1 + 1e-9);

/** In milliliters; up to an eighth of a teaspoon, for which metric kitchens have no spoon. */
const MAX_PINCH_ML = (US_MEASURES.teaspoon / 8) * (1 + 1e-9);

const metricSpoons = (tablespoon: number) => ({ cup: null, tablespoon, teaspoon: 5 });

const single = (unit: AmountPart['unit'], value: number): AmountPart => ({ unit, values: [value] });

/** Grams as the scale shows them, or as the recipe gives them. */
const weight = (grams: number, exact: boolean): AmountPart =>
  exact ? (grams >= 1000 ? single('kg', grams / 1000) : single('g', grams)) : onScale([grams]);

/** Milliliters as the jug shows them, or as the recipe gives them. */
const volume = (milliliters: number, exact: boolean, jug: Jug | undefined): AmountPart =>
  (exact ? inMarks : inJug)([milliliters], jug);

/** The total size in milliliters or grams. */
const sizeOf = (us: readonly UsMeasure[]) =>
  us.reduce((sum, [count, unit]) => sum + count * US_SIZES[unit], 0);

/** The grams of an amount before scaling, or its milliliters if it is a liquid or has no known weight; else null. */
export function unscaledQuantity(
  amount: Amount,
  food: MeasuredFood,
): { unit: 'g' | 'ml'; value: number } | null {
  const { grams, milliliters: volume, us = [], count } = amount;
  if (grams !== undefined) return { unit: 'g', value: grams };
  if (volume !== undefined) return { unit: 'ml', value: volume };
  if (count !== undefined)
    return food.gramsEach === undefined ? null : { unit: 'g', value: count * food.gramsEach };
  if (food.liquid) return { unit: 'ml', value: sizeOf(us) };
  return food.density === undefined ? null : { unit: 'g', value: sizeOf(us) * food.density };
}

/** Whether an amount is in spoons only, which metric cooks use too. */
const inSpoons = ({ grams, milliliters: volume, count }: Amount) =>
  grams === undefined && volume === undefined && count === undefined;

function spoonsInMetric(
  us: readonly UsMeasure[],
  food: MeasuredFood,
  { factor, tablespoon, jug }: Omit<ShownIn, 'system'>,
): readonly AmountPart[] {
  const size = sizeOf(us) * factor;
  if (size <= MAX_PINCH_ML) return [single('pinch', 1)];
  const known = unscaledQuantity({ is: 'amount', us }, food);
  if (size > MAX_SPOONS_ML && known) {
    const value = known.value * factor;
    return [known.unit === 'g' ? weight(value, false) : volume(value, false, jug)];
  }
  const isAustralian = tablespoon >= 18;
  if (factor === 1 && !isAustralian) return us.map(([count, unit]) => single(unit, count));
  // US and metric spoons count as the same: they differ by 1.4 %. Australian tablespoons hold a third more.
  return inCupsAndSpoons(
    [isAustralian ? size : size * (15 / US_MEASURES.tablespoon)],
    metricSpoons(isAustralian ? tablespoon : 15),
  );
}

function inUs(us: readonly UsMeasure[], factor: number): readonly AmountPart[] {
  if (factor === 1) return us.map(([count, unit]) => single(unit, count));
  if (us.some(([, unit]) => isWeight(unit))) return [inPoundsAndOunces([sizeOf(us) * factor])];
  return inCupsAndSpoons([sizeOf(us) * factor], US_MEASURES);
}

/**
 * An amount times `factor` as a cook measures it, in one system: as scales and jugs show it, or in cups and spoons.
 * Counted things are the same in both. Never zero: at least a pinch or an eighth.
 */
export function shownAmount(
  amount: Amount,
  food: MeasuredFood,
  { system, factor, ...cook }: ShownIn,
): readonly AmountPart[] {
  const { grams, milliliters = 0, us = [], count, to = count, fixed } = amount;
  const by = fixed ? 1 : factor;
  if (count !== undefined) {
    const of = (things: number) => (by === 1 ? things : roundToKitchenFraction(things * by));
    return [{ unit: 'piece', values: [...new Set([of(count), of(to ?? count)])] }];
  }
  if (system === 'us' && us.length > 0) return inUs(us, by);
  if (inSpoons(amount)) return spoonsInMetric(us, food, { factor: by, ...cook });
  return [grams !== undefined ? weight(grams * by, by === 1) : volume(milliliters * by, by === 1, cook.jug)];
}
