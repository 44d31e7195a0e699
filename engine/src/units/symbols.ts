import type { UnitId } from './units.ts';

/** The signs beside a number that are the same in every language; the words of the others are each language's own. */
const UNIT_SYMBOLS: Readonly<Partial<Record<UnitId, string>>> = {
  milliliters: 'ml',
  liters: 'l',
  centiliter: 'cl',
  deciliter: 'dl',
  fluid_ounces: 'fl oz',
  grams: 'g',
  kilograms: 'kg',
  milligram: 'mg',
  decagram: 'dag',
  ounces: 'oz',
  pounds: 'lb',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  in: 'in',
  ft: 'ft',
  yd: 'yd',
};

/** The sign of a unit; undefined where each language has words of its own. */
export const symbolOf = (unit: UnitId): string | undefined => UNIT_SYMBOLS[unit];
