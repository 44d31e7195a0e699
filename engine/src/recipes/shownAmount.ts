import { kitchenFraction } from '../quantity/fraction.ts';
import { roundForJug, roundForScale } from '../rounding/metric.ts';
import { type MeasureSizes, measuring } from '../rounding/spoons.ts';
import { UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { IngredientLine } from './recipe.ts';
import type { Amount, UsMeasure, UsUnit } from './values.ts';

type ShownUnit = UsUnit | 'g' | 'kg' | 'ml' | 'l' | 'pinch' | 'piece';

/** One measure as a cook reads it; `high` equals `low` if it is not a range. */
export interface AmountPart {
  unit: ShownUnit;
  low: number;
  high: number;
}

/** What is known about an amount's food. */
type Food = Pick<IngredientLine, 'liquid' | 'density' | 'gramsEach'>;

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

/** Above 4 tablespoons, metric cooks no longer count spoons. */
const MANY_SPOONS = 4 * US_MEASURES.tablespoon * (1 + 1e-9);

const US_SPOONS: MeasureSizes = {
  cup: US_MEASURES.cup,
  tablespoon: US_MEASURES.tablespoon,
  teaspoon: US_MEASURES.teaspoon,
};
const metricSpoons = (tablespoon: number): MeasureSizes => ({ cup: null, tablespoon, teaspoon: 5 });

const NAMES = { cup: 'cup', tablespoon: 'tbsp', teaspoon: 'tsp', pinch: 'pinch' } as const;

/** Builds the table of measures, once per set. */
const tables = new Map<number, ReturnType<typeof measuring>>();
function measuringWith(sizes: MeasureSizes) {
  const key = sizes.cup === null ? sizes.tablespoon : 0;
  const known = tables.get(key) ?? measuring(sizes);
  tables.set(key, known);
  return known;
}

const single = (unit: ShownUnit, value: number): AmountPart => ({ unit, low: value, high: value });

/** The nearest half, third, quarter or eighth; from 4 up the nearest half, from 10 up the nearest whole number. */
export function handy(value: number): number {
  if (value >= 10) return Math.round(value);
  const near = kitchenFraction(value < 4 ? value : Math.round(value * 2) / 2);
  return near ? near.whole + near.numerator / near.denominator : 1 / 8;
}

function weight(grams: number, exact: boolean): AmountPart {
  const shown = exact ? grams : Math.max(roundForScale(grams) ?? 0, 0.1);
  return shown >= 1000 ? single('kg', shown / 1000) : single('g', shown);
}

function volume(milliliters: number, exact: boolean): AmountPart {
  const shown = exact ? milliliters : Math.max(roundForJug(milliliters) ?? 0, 0.5);
  return shown >= 1000 ? single('l', shown / 1000) : single('ml', shown);
}

/** Pounds if a simple fraction is within 4 %, else ounces in quarters, from 16 up in halves. */
function poundsAndOunces(grams: number): AmountPart {
  const pounds = grams / US_SIZES.lb;
  const ounces = grams / US_SIZES.oz;
  if (pounds > 0.99 && Math.abs(handy(pounds) - pounds) <= 0.04 * pounds) return single('lb', handy(pounds));
  return single('oz', ounces < 16 ? Math.max(Math.round(ounces * 4) / 4, 0.25) : Math.round(ounces * 2) / 2);
}

function measured(milliliters: number, sizes: MeasureSizes): AmountPart[] {
  const found = measuringWith(sizes)(milliliters);
  if (!found)
    return milliliters < US_MEASURES.teaspoon
      ? [single('pinch', 1)]
      : [single('tbsp', handy(milliliters / sizes.tablespoon))];
  return found.measures.map(({ unit, whole, numerator, denominator }) =>
    single(NAMES[unit], whole + numerator / denominator),
  );
}

/** Milliliters of measures of volume, grams of weights. */
const sizeOf = (us: readonly UsMeasure[]) =>
  us.reduce((sum, [count, unit]) => sum + count * US_SIZES[unit], 0);

/** The grams of an amount before scaling, or its milliliters if it is a liquid or has no known weight; else null. */
export function unscaledQuantity(amount: Amount, food: Food): { unit: 'g' | 'ml'; value: number } | null {
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
  factor: number,
  food: Food,
  tablespoon: number,
): readonly AmountPart[] {
  const size = sizeOf(us) * factor;
  const known = unscaledQuantity({ is: 'amount', us }, food);
  if (size > MANY_SPOONS && known) {
    return [known.unit === 'g' ? weight(known.value * factor, false) : volume(known.value * factor, false)];
  }
  const own = tablespoon >= 18;
  if (factor === 1 && !own) return us.map(([count, unit]) => single(unit, count));
  // US and metric spoons count as the same: they differ by 1.4 %. Australian tablespoons hold a third more.
  return measured(own ? size : size * (15 / US_MEASURES.tablespoon), metricSpoons(own ? tablespoon : 15));
}

function inUs(us: readonly UsMeasure[], factor: number): readonly AmountPart[] {
  if (factor === 1) return us.map(([count, unit]) => single(unit, count));
  if (us.some(([, unit]) => isWeight(unit))) return [poundsAndOunces(sizeOf(us) * factor)];
  return measured(sizeOf(us) * factor, US_SPOONS);
}

/**
 * An amount times `factor` as a cook measures it, in one system: as scales and jugs show it, or in cups and spoons.
 * Counted things are the same in both. `tablespoon` is the kitchen's, in milliliters. Never zero: at least a
 * pinch or an eighth.
 */
export function shownAmount(
  amount: Amount,
  food: Food,
  { system, factor, tablespoon }: { system: 'metric' | 'us'; factor: number; tablespoon: number },
): readonly AmountPart[] {
  const { grams, milliliters: jug, us = [], count, to = count, fixed } = amount;
  const by = fixed ? 1 : factor;
  if (count !== undefined) {
    const of = (things: number) => (by === 1 ? things : handy(things * by));
    return [{ unit: 'piece', low: of(count), high: of(to ?? count) }];
  }
  if (system === 'us' && us.length > 0) return inUs(us, by);
  if (inSpoons(amount)) return spoonsInMetric(us, by, food, tablespoon);
  return [grams !== undefined ? weight(grams * by, by === 1) : volume((jug ?? 0) * by, by === 1)];
}
