import { UNITS } from '../units/units.ts';
import type { ShownMeasure } from './shownMeasure.ts';

/** The maximum relative error of a fraction. A kilogram is 2 1/4 lb, half a kilogram 1 1/8 lb. */
const TOLERANCE = 0.025;

/** Fractions of a pound, the simplest first. */
const POUND_PARTS = [2, 4, 3, 8];

const isNear = (value: number, shown: number) => Math.abs(shown - value) <= TOLERANCE * value;

const inParts = (value: number, parts: number) => Math.round(value * parts) / parts;

/** The simplest fraction of pounds that is near; null if none is, and below a pound. */
function poundsNear(pounds: number): number | null {
  if (pounds < 0.99) return null;
  return POUND_PARTS.map((parts) => inParts(pounds, parts)).find((shown) => isNear(pounds, shown)) ?? null;
}

/** Quarters or thirds where one is near, from 16 up halves; else tenths, below 2 hundredths. */
function roundOunces(ounces: number): number {
  const parts = ounces < 16 ? [4, 3] : [2];
  const fraction = parts.map((part) => inParts(ounces, part)).find((shown) => isNear(ounces, shown));
  return fraction ?? (inParts(ounces, ounces < 2 ? 100 : 10) || Number(ounces.toPrecision(2)));
}

/**
 * Grams, or the ends of a range, in pounds if a simple fraction of them is within 2.5 %, else in ounces. `pound` is the
 * recipe's, in grams.
 */
export function inPoundsAndOunces(grams: readonly number[], pound: number = UNITS.pounds.size): ShownMeasure {
  const pounds = grams.map((value) => poundsNear(value / pound));
  if (!pounds.includes(null)) return { unit: 'lb', values: pounds.map(Number) };
  return { unit: 'oz', values: grams.map((value) => roundOunces(value / UNITS.ounces.size)) };
}
