import type { Kitchen } from '../kitchens/kitchen.ts';
import { isOnScaleOrJug, type KitchenUnitId, UNITS } from '../units/units.ts';
import type { UnitAmount } from './askAnswer.ts';

/** The sum of amounts of one kind, in milliliters or grams: one number, or the ends of a range. */
export function baseOf(amounts: readonly UnitAmount[], factor: number): readonly number[] {
  const length = Math.max(...amounts.map(({ values }) => values.length));
  const at = ({ values, unit }: UnitAmount, index: number) =>
    (values[Math.min(index, values.length - 1)] ?? 0) * UNITS[unit].size;
  return Array.from(
    { length },
    (_, index) => factor * amounts.reduce((sum, amount) => sum + at(amount, index), 0),
  );
}

/** Milliliters or grams in a unit of either kind, by the food's density. */
export function inUnit(
  base: readonly number[],
  kind: 'volume' | 'weight',
  unit: KitchenUnitId,
  density: number | null,
): UnitAmount {
  const { kind: wanted, size } = UNITS[unit];
  const across = wanted === kind || density === null ? 1 : kind === 'volume' ? density : 1 / density;
  return { values: base.map((value) => (value * across) / size), unit };
}

/** The unit that scales and jugs show instead of a large one. */
const SMALL_METRIC: Readonly<Partial<Record<KitchenUnitId, KitchenUnitId>>> = {
  kilograms: 'grams',
  liters: 'milliliters',
  deciliter: 'milliliters',
  centiliter: 'milliliters',
};

/** The units a cook wants if the question names none, best first. */
export function usefulUnits(
  given: KitchenUnitId,
  hasFood: boolean,
  { cup, tablespoon, country }: Kitchen,
): readonly KitchenUnitId[] {
  // Austrians buy by the decagram, but weigh in grams.
  const household = !isOnScaleOrJug(given) || given === 'decagram';
  const ounces = country === 'us';
  // A quarter of a kilo is 250 g where scales are metric
  const small = ounces || hasFood ? undefined : SMALL_METRIC[given];
  const metric = small ? [small] : [];
  if (UNITS[given].kind === 'volume') {
    const volumes: KitchenUnitId[] = household
      ? ['milliliters', ...(ounces ? (['fluid_ounces'] as const) : [])]
      : [...metric, cup ?? 'metric_cup', 'milliliters'];
    return hasFood
      ? ['grams', ...(ounces ? (['ounces'] as const) : []), ...volumes]
      : [...volumes, tablespoon];
  }
  if (household && hasFood) return ['grams', cup ?? 'milliliters', 'ounces'];
  const weights: KitchenUnitId[] = household ? ['grams', 'ounces'] : [...metric, 'ounces', 'pounds', 'grams'];
  if (!hasFood) return weights;
  return cup === null
    ? ['milliliters', tablespoon, ...weights]
    : [cup, ...weights, tablespoon, 'milliliters'];
}
