import { fail, ok, type Result } from '../result.ts';
import { UNITS } from '../units/units.ts';
import { ALTITUDE_RANGE } from './boilingPoint.ts';

/** The lowest and highest change of a row; shares are of the amount at sea level. */
type Change = readonly [low: number, high: number];

/** What a chart changes from an altitude up. */
export interface AltitudeBand {
  feet: number;
  /** Of baking powder and soda, taken away. */
  leavening: Change;
  /** Taken away. */
  sugar: Change;
  /** Added. */
  liquid: Change;
  /** Degrees Fahrenheit, added. */
  oven: Change;
  /** Of the baking time, taken away. */
  time: Change;
}

/** Tablespoons in a cup, which charts count in. */
const CUP = UNITS.cups.size / UNITS.tablespoons.size;
const perCup = (low: number, high: number): Change => [low / CUP, high / CUP];

/** King Arthur Baking, copied at sloum.colorfield.space/food/misc/altitude-baking.html: 5 to 8 minutes of 30, where the oven is 15 to 20 °F hotter. */
const HOT_OVEN_TIME: Change = [5 / 30, 8 / 30];

/**
 * Cakes by altitude, for each teaspoon of baking powder, cup of sugar and cup of liquid: University of Wyoming Extension,
 * baking altitude adjusters (uwyo.edu/foods), where the oven gets 15 to 25 °F more. How the degrees grow: Sunset, "Cakes
 * that rise to the occasion", which has as much sugar and liquid, but up to a quarter less baking powder from 3,000 ft on.
 */
export const ALTITUDE_BANDS: readonly AltitudeBand[] = [
  {
    feet: 3000,
    leavening: [1 / 8, 1 / 8],
    sugar: perCup(0, 1),
    liquid: perCup(1, 2),
    oven: [3, 5],
    time: [0, 0],
  },
  {
    feet: 5000,
    leavening: [1 / 8, 1 / 4],
    sugar: perCup(0, 2),
    liquid: perCup(2, 4),
    oven: [15, 15],
    time: HOT_OVEN_TIME,
  },
  {
    feet: 7000,
    leavening: [1 / 4, 1 / 4],
    sugar: perCup(1, 3),
    liquid: perCup(3, 4),
    oven: [21, 25],
    time: HOT_OVEN_TIME,
  },
];

/** New Mexico State University tested cakes up to here (Circular 293): above it the last row is only a start. */
const MAX_TESTED_FEET = 10_000;

const METERS_PER_FOOT = 0.3048; // by definition

export interface AltitudeChanges {
  /** The row of the chart; null below 3,000 ft, where nothing changes. */
  band: AltitudeBand | null;
  /** Above the highest altitude that was tested. */
  beyond: boolean;
}

/**
 * What a cake recipe of sea level changes at an altitude in meters: start with the smaller change.
 *
 * Errors: 'out-of-range' below -430 m, above 6000 m, and for what is not a number.
 */
export function altitudeChanges(meters: number): Result<AltitudeChanges, 'out-of-range'> {
  if (!(meters >= ALTITUDE_RANGE.min && meters <= ALTITUDE_RANGE.max)) return fail('out-of-range');
  // A meter of tolerance, so that 914 m count as 3,000 ft.
  const feet = (meters + 1) / METERS_PER_FOOT;
  const band = ALTITUDE_BANDS.findLast((row) => feet >= row.feet) ?? null;
  return ok({ band, beyond: feet > MAX_TESTED_FEET });
}

/** An amount after a change, lowest first: less for what is taken away, more for what is added. */
export const changedAmount = (amount: number, [low, high]: Change, sign: 1 | -1): Change =>
  sign > 0 ? [amount * (1 + low), amount * (1 + high)] : [amount * (1 - high), amount * (1 - low)];
