import type { UnitId } from './units.ts';

/** Symbols that are the same in every language; other units have words in each language. */
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

/** The symbol of a unit; undefined if it has words in each language instead. */
export const symbolOf = (unit: UnitId): string | undefined => UNIT_SYMBOLS[unit];
