import { fail, type Result } from '../../result.ts';
import { convertLinear } from '../linear.ts';
import { isKitchenUnit, KITCHEN_UNIT_IDS, type KitchenUnitId, UNITS } from '../units.ts';

/**
 * The units that the specification gives the home converter, in its order; other kitchens' units follow in the menu.
 */
export const HOME_UNIT_IDS = [
  'milliliters',
  'liters',
  'cups',
  'tablespoons',
  'teaspoons',
  'fluid_ounces',
  'grams',
  'kilograms',
  'ounces',
  'pounds',
] as const satisfies readonly KitchenUnitId[];

export type HomeUnitId = (typeof HOME_UNIT_IDS)[number];

/** Every unit of the converter in menu order: those ten, then those of other kitchens. */
export const CONVERTER_UNIT_IDS: readonly KitchenUnitId[] = [
  ...new Set([...HOME_UNIT_IDS, ...KITCHEN_UNIT_IDS]),
];

/** Milliliters or grams, rounded to two decimals as the specification has them for this converter. */
const ROUNDED_SIZES: Readonly<Partial<Record<KitchenUnitId, number>>> = {
  cups: 236.59,
  tablespoons: 14.79,
  teaspoons: 4.93,
  fluid_ounces: 29.57,
  ounces: 28.35,
  pounds: 453.59,
};

const sizeOf = (id: KitchenUnitId) => ROUNDED_SIZES[id] ?? UNITS[id].size;

export type HomeConversionError = 'amount-not-positive' | 'unknown-unit' | 'failed';

interface HomeConversion {
  amount: number;
  /** Id of a unit of volume or weight; any other text fails with 'unknown-unit'. */
  from: string;
  to: string;
  /** Grams per milliliter. Only used between a weight and a volume. */
  density: number;
}

/** A unit in grams: a volume weighs its milliliters times the density. */
const inGrams = (id: KitchenUnitId, density: number) => ({
  factor: UNITS[id].kind === 'volume' ? sizeOf(id) * density : sizeOf(id),
});

/**
 * Converts an amount between two units of the home converter by the specification's rule, unrounded. A weight and a
 * volume convert through the density (mass = density x volume).
 *
 * Errors: 'amount-not-positive' for zero and below; 'unknown-unit'; 'failed' if the amount is not finite, a density is
 * needed but not above 0, or the result is too large for a number.
 */
export function convertHome({
  amount,
  from,
  to,
  density,
}: HomeConversion): Result<number, HomeConversionError> {
  if (amount <= 0) return fail('amount-not-positive');
  if (!isKitchenUnit(from) || !isKitchenUnit(to)) return fail('unknown-unit');
  const sameKind = UNITS[from].kind === UNITS[to].kind;
  if (!sameKind && !(density > 0)) return fail('failed');
  const by = sameKind ? 1 : density;
  const result = convertLinear(amount, inGrams(from, by), inGrams(to, by));
  return result.ok ? result : fail('failed');
}
