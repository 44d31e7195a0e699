import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';

/** Milliliters of a gallon: 231 cubic inches (NIST Handbook 44), and the UK's Weights and Measures Act 1985. */
const US_GALLON = 231 * 2.54 ** 3;
const IMPERIAL_GALLON = 4546.09;
/** Grams of a pound (agreement of 1959). */
const POUND = 453.59237;

/** A US cup in milliliters: published weights are for this one. */
export const US_CUP = US_GALLON / 16;

/** The units of the questions, worked out from their definitions and not from the engine's table. */
const VOLUMES = {
  milliliters: 1,
  centiliter: 10,
  deciliter: 100,
  liters: 1000,
  cups: US_CUP,
  metric_cup: 250,
  tablespoons: US_GALLON / 256,
  metric_tablespoon: 15,
  australian_tablespoon: 20,
  teaspoons: US_GALLON / 768,
  metric_teaspoon: 5,
  fluid_ounces: US_GALLON / 128,
  us_gill: US_GALLON / 32,
  us_pint: US_GALLON / 8,
  us_quart: US_GALLON / 4,
  us_gallon: US_GALLON,
  imperial_pint: IMPERIAL_GALLON / 8,
  imperial_quart: IMPERIAL_GALLON / 4,
  imperial_gallon: IMPERIAL_GALLON,
  go: (2401 / 1331) * 100,
} as const satisfies Partial<Record<KitchenUnitId, number>>;

const WEIGHTS = {
  grams: 1,
  decagram: 10,
  kilograms: 1000,
  metric_pound: 500,
  ounces: POUND / 16,
  pounds: POUND,
} as const satisfies Partial<Record<KitchenUnitId, number>>;

export type AskedUnit = keyof typeof VOLUMES | keyof typeof WEIGHTS;

/** Milliliters or grams of a unit. */
export const sizeOf = (unit: AskedUnit): number => ({ ...VOLUMES, ...WEIGHTS })[unit];

const isVolume = (unit: AskedUnit) => Object.hasOwn(VOLUMES, unit);

/** An amount in another unit; between a volume and a weight by the grams of a US cup. */
export function exactly(amount: number, from: AskedUnit, to: AskedUnit, gramsPerCup?: number): number {
  const base = amount * sizeOf(from);
  if (isVolume(from) === isVolume(to)) return base / sizeOf(to);
  if (gramsPerCup === undefined) throw new Error(`${from} to ${to} needs a weight`);
  const density = gramsPerCup / US_CUP;
  return (isVolume(from) ? base * density : base / density) / sizeOf(to);
}
