import { fail, ok, type Result } from '../result.ts';
import { boilingPoint } from './boilingPoint.ts';

/**
 * Degrees Fahrenheit of each stage at sea level: Harold McGee, On Food and Cooking, 2004, "The stages of sugar
 * cooking". He prints 240 for the start of the hard ball, beside 121 °C, which is 250, as Colorado State University
 * Extension (Candy Making at High Elevation) has it. He prints 340 alone for light caramel: the 350 is ours. His hard
 * candies and toffee, 320 to 335, have no name in cold water and no row here.
 */
export const SUGAR_STAGES = [
  { id: 'thread', from: 215, to: 235 },
  { id: 'soft-ball', from: 235, to: 240 },
  { id: 'firm-ball', from: 245, to: 250 },
  { id: 'hard-ball', from: 250, to: 265 },
  { id: 'soft-crack', from: 270, to: 290 },
  { id: 'hard-crack', from: 300, to: 310 },
  { id: 'light-caramel', from: 340, to: 350 },
  { id: 'medium-caramel', from: 355, to: 360 },
  { id: 'dark-caramel', from: 375, to: 380 },
] as const;

export type SugarStageId = (typeof SUGAR_STAGES)[number]['id'];

/** From here on in °F, the syrup no longer boils, so that altitude does not matter: McGee, the note to his table. */
const NO_LONGER_BOILS = 330;

/** Half a degree Celsius in °F: what a stage begins and ends with in whole degrees Celsius is part of it. */
const NEAR = 0.9;

/** Black caramel in °F (McGee); sugar on a stove is no hotter. */
const BLACK = 410;
const FREEZING = 32;

/**
 * How many °F above boiling water jellies set, and jams: Domino Sugar, How to Tell When the Jam and Jellies are Done.
 * University extensions give the 8 for both.
 */
export const JAM_SETS_ABOVE = [8, 9] as const;

export interface SugarReading {
  /** The stage; null between two, below the first and above the last. */
  stage: SugarStageId | null;
  /** The stage last passed, and the next; null at either end. */
  passed: SugarStageId | null;
  next: SugarStageId | null;
  /** What the thermometer would show at sea level, in °F. */
  seaLevel: number;
}

export type SugarError = 'out-of-range' | 'too-hot' | 'not-a-number';

/** How many °F lower a boiling syrup is at an altitude in meters. Null out of range. */
function loweredBy(meters: number): number | null {
  const boils = boilingPoint(meters);
  return boils.ok ? ((100 - boils.value) * 9) / 5 : null;
}

/**
 * The °F of a temperature at sea level as a thermometer shows them at an altitude in meters: lower by as much as
 * water's boiling point, as long as the syrup boils. Colorado State University Extension gives 2 °F for 1,000 feet as
 * the rule of thumb.
 *
 * Errors: 'out-of-range' for altitudes as in `boilingPoint`.
 */
export function sugarAtAltitude(fahrenheit: number, meters: number): Result<number, 'out-of-range'> {
  const lower = loweredBy(meters);
  if (lower === null) return fail('out-of-range');
  return ok(fahrenheit >= NO_LONGER_BOILS ? fahrenheit : fahrenheit - lower);
}

/**
 * The stage of a boiling sugar syrup from what a thermometer shows, in °F, at an altitude in meters.
 *
 * Errors: 'out-of-range' for altitudes; 'too-hot' above 410 °F, where sugar is black; 'not-a-number', below freezing, too.
 */
export function sugarStage(fahrenheit: number, meters: number): Result<SugarReading, SugarError> {
  if (!(fahrenheit >= FREEZING)) return fail('not-a-number');
  if (fahrenheit > BLACK) return fail('too-hot');
  const lower = loweredBy(meters);
  if (lower === null) return fail('out-of-range');
  const seaLevel = fahrenheit >= NO_LONGER_BOILS ? fahrenheit : Math.min(fahrenheit + lower, NO_LONGER_BOILS);
  const near = seaLevel + NEAR;
  const passed = SUGAR_STAGES.filter(({ from }) => from <= near).at(-1) ?? null;
  const next = SUGAR_STAGES.find(({ from }) => from > near) ?? null;
  const inside = passed !== null && seaLevel - NEAR <= passed.to;
  return ok({
    stage: inside ? passed.id : null,
    passed: passed?.id ?? null,
    next: next?.id ?? null,
    seaLevel,
  });
}
