import { fail, ok, type Result } from '../result.ts';

/** Temperatures in one scale, Celsius or Fahrenheit. */
export interface DoughTemperatures {
  /** What the dough should have after kneading. */
  dough: number;
  room: number;
  flour: number;
  /** Of a starter or another preferment; null without one. */
  starter: number | null;
  /** The degrees by which kneading warms the sum: a difference, in the same scale. */
  friction: number;
}

/**
 * Degrees Fahrenheit that kneading adds in this rule: Cook's Illustrated, "Precise Water Temperature for the Perfect
 * Loaf". Each mixer has its own, found by measuring a dough.
 */
export const FRICTION_FAHRENHEIT = { hand: 5, mixer: 20, processor: 25 } as const;
export type Kneading = keyof typeof FRICTION_FAHRENHEIT;

/** No kitchen is hotter or colder than this, in either scale. */
const MAX_DEGREES = 250;

/**
 * The temperature that the water must have so that the dough gets its own: three times the wanted temperature less
 * those of room, flour and friction; with a starter four times, less the starter's, too. The rule of San Francisco
 * Baking Institute and Cook's Illustrated; it leaves out how much each ingredient weighs, so measure the dough and
 * correct the friction. Unrounded; below freezing it means ice.
 *
 * Errors: 'no-temperature' for what is not a number or beyond 250 degrees, the water's own temperature included.
 */
export function waterTemperature(at: DoughTemperatures): Result<number, 'no-temperature'> {
  const { dough, room, flour, starter, friction } = at;
  const known = [room, flour, friction, ...(starter === null ? [] : [starter])];
  const water = dough * known.length - known.reduce((total, degrees) => total + degrees, 0);
  const all = [dough, ...known, water];
  return all.every((degrees) => Math.abs(degrees) <= MAX_DEGREES) ? ok(water) : fail('no-temperature');
}
