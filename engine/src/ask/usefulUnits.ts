import type { Kitchen } from '../kitchens/kitchen.ts';
import { usesCustomaryUnits } from '../kitchens/kitchens.ts';
import { isOnScaleOrJug } from '../units/howUsed.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import type { UnitAmount } from './askAnswer.ts';

/** The sum of amounts of one kind, in milliliters or grams: one number, or the ends of a range. */
export function sumInBaseUnits(amounts: readonly UnitAmount[], factor: number): readonly number[] {
  const length = Math.max(...amounts.map(({ values }) => values.length));
  const at = ({ values, unit }: UnitAmount, index: number) =>
    (values[Math.min(index, values.length - 1)] ?? 0) * UNITS[unit].size;
  return Array.from(
    { length },
    (_, index) => factor * amounts.reduce((sum, amount) => sum + at(amount, index), 0),
  );
}

/** Milliliters or grams of an amount, and the food's grams per milliliter. */
interface Base {
  values: readonly number[];
  kind: 'volume' | 'weight';
  density: number | null;
}

/** An amount in a unit of either kind. */
export function convertToUnit({ values, kind, density }: Base, unit: KitchenUnitId): UnitAmount {
  const { kind: wanted, size } = UNITS[unit];
  const across = wanted === kind || density === null ? 1 : kind === 'volume' ? density : 1 / density;
  return { values: values.map((value) => (value * across) / size), unit };
}

/** The unit that scales and jugs show instead of a large one. */
const SMALL_METRIC: Readonly<Partial<Record<KitchenUnitId, KitchenUnitId>>> = {
  kilograms: 'grams',
  liters: 'milliliters',
  deciliter: 'milliliters',
  centiliter: 'milliliters',
};

/** A given unit and the kitchen that it is converted for. */
interface Given extends Pick<Kitchen, 'cup' | 'tablespoon'> {
  /** True for spoons, cups and ounces, which metric scales and jugs do not show. */
  household: boolean;
  /** True if the kitchen weighs and pours in ounces. */
  ounces: boolean;
  /** The smaller metric unit to convert to, if any: a quarter of a kilo is 250 g. */
  metric: readonly KitchenUnitId[];
}

function unitsForVolume(
  { cup, tablespoon, household, ounces, metric }: Given,
  hasFood: boolean,
): KitchenUnitId[] {
  const fluid: KitchenUnitId[] = ounces ? ['fluid_ounces'] : [];
  const volumes: KitchenUnitId[] = household
    ? ['milliliters', ...fluid]
    : [...metric, cup ?? 'metric_cup', 'milliliters'];
  if (!hasFood) return [...volumes, tablespoon];
  return ['grams', ...(ounces ? (['ounces'] as const) : []), ...volumes];
}

function unitsForWeight({ cup, tablespoon, household, metric }: Given, hasFood: boolean): KitchenUnitId[] {
  if (household && hasFood) return ['grams', cup ?? 'milliliters', 'ounces'];
  const weights: KitchenUnitId[] = household ? ['grams', 'ounces'] : [...metric, 'ounces', 'pounds', 'grams'];
  if (!hasFood) return weights;
  return cup === null
    ? ['milliliters', tablespoon, ...weights]
    : [cup, ...weights, tablespoon, 'milliliters'];
}

/** The most useful units if the question names none, best first. */
export function usefulUnits(
  unit: KitchenUnitId,
  hasFood: boolean,
  { cup, tablespoon, country }: Kitchen,
): readonly KitchenUnitId[] {
  const ounces = usesCustomaryUnits(country);
  const small = ounces || hasFood ? undefined : SMALL_METRIC[unit];
  const given: Given = {
    cup,
    tablespoon,
    // Austrians buy by the decagram, but weigh in grams.
    household: !isOnScaleOrJug(unit) || unit === 'decagram',
    ounces,
    metric: small ? [small] : [],
  };
  return UNITS[unit].kind === 'volume' ? unitsForVolume(given, hasFood) : unitsForWeight(given, hasFood);
}
