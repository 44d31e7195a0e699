import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { splitUnit } from '@gramwise/engine/quantity/splitUnit.ts';

export const WEIGHT_UNITS = ['lb', 'kg'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** Units that may follow a weight, as cooks type them in any language, and how many make one of the field's. */
const TYPED: Readonly<Record<string, { unit: WeightUnit; per: number }>> = {
  kg: { unit: 'kg', per: 1 },
  kgs: { unit: 'kg', per: 1 },
  kilo: { unit: 'kg', per: 1 },
  kilos: { unit: 'kg', per: 1 },
  g: { unit: 'kg', per: 1000 },
  gr: { unit: 'kg', per: 1000 },
  lb: { unit: 'lb', per: 1 },
  lbs: { unit: 'lb', per: 1 },
  pound: { unit: 'lb', per: 1 },
  pounds: { unit: 'lb', per: 1 },
  oz: { unit: 'lb', per: 16 },
};

/**
 * A weight as typed. A unit after the number wins over the field's own, so `2.3 kg` is kilograms in a field for pounds.
 * Null unless it is a number, alone or with a known unit.
 */
export function readWeight(
  text: string,
  field: WeightUnit,
  decimal: '.' | ',',
): { weight: number; unit: WeightUnit } | null {
  const { number, unit } = splitUnit(text) ?? { number: text, unit: '' };
  const typed = Object.hasOwn(TYPED, unit) ? TYPED[unit] : undefined;
  const amount = parseQuantity(typed ? number : text, decimal);
  if (amount === null) return null;
  return typed ? { weight: amount / typed.per, unit: typed.unit } : { weight: amount, unit: field };
}
