import {
  type AltitudeBand,
  type AltitudeChanges,
  altitudeChanges,
  changedAmount,
} from '@gramwise/engine/calculators/altitudeBaking.ts';
import { boilingPoint } from '@gramwise/engine/calculators/boilingPoint.ts';
import { type CountryId, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export const MEASURES = ['metric', 'us'] as const;
export type Measures = (typeof MEASURES)[number];

export const AMOUNTS = ['leavening', 'sugar', 'liquid', 'oven', 'minutes'] as const;
export type AmountName = (typeof AMOUNTS)[number];

export type AltitudeFields = { altitude: string; measures: string } & Record<AmountName, string>;

/** A cake of each kind of kitchen: grams, milliliters and Celsius, or teaspoons, cups and Fahrenheit. */
export const CAKES: Readonly<Record<Measures, Record<AmountName, string>>> = {
  metric: { leavening: '10', sugar: '200', liquid: '240', oven: '180', minutes: '35' },
  us: { leavening: '2', sugar: '1', liquid: '1', oven: '350', minutes: '35' },
};

/** A cake at an altitude in meters, in the measures of a country. */
export function altitudeConfig(country: CountryId, meters: number): LiveConfig<AltitudeFields> {
  const measures = usesCustomaryUnits(country) ? 'us' : 'metric';
  return {
    start: { altitude: heightText(meters, measures), measures, ...CAKES[measures] },
    choices: { measures: MEASURES },
  };
}

export const measuresOf = ({ measures }: Pick<AltitudeFields, 'measures'>): Measures =>
  measures === 'us' ? 'us' : 'metric';

/** Feet are read off a map in tens. */
const FEET_STEP = 10;

/** Meters as a number of meters or feet. */
export const heightIn = (meters: number, measures: Measures): number =>
  measures === 'us'
    ? Math.round(convertLength(meters, 'm', 'ft') / FEET_STEP) * FEET_STEP
    : Math.round(meters);

/** The same as typed. */
export const heightText = (meters: number, measures: Measures) => String(heightIn(meters, measures));

/** The meters that were typed; null if that is no number. */
export function metersOf(
  fields: Pick<AltitudeFields, 'altitude' | 'measures'>,
  decimal: '.' | ',',
): number | null {
  const height = parseQuantity(fields.altitude, decimal);
  return height === null || measuresOf(fields) === 'metric' ? height : convertLength(height, 'ft', 'm');
}

/** An amount of the recipe, and what it becomes, lowest first. */
export interface ChangedAmount {
  name: AmountName;
  from: number;
  to: readonly [number, number];
}

export interface AltitudeAnswer extends AltitudeChanges {
  amounts: readonly ChangedAmount[];
  /** Degrees Celsius at which water boils. */
  boils: number;
}

/** What an amount becomes by a row of the chart. */
export function adjustAmount(
  name: AmountName,
  from: number,
  { band, measures }: { band: AltitudeBand; measures: Measures },
): ChangedAmount {
  const { leavening, sugar, liquid, oven, time } = band;
  // A step of 9 °F is one of 5 °C.
  const step = measures === 'us' ? 1 : 1.8;
  const become: Readonly<Record<AmountName, readonly [number, number]>> = {
    leavening: changedAmount(from, leavening, -1),
    sugar: changedAmount(from, sugar, -1),
    liquid: changedAmount(from, liquid, 1),
    oven: [from + oven[0] / step, from + oven[1] / step],
    minutes: changedAmount(from, time, -1),
  };
  return { name, from, to: become[name] };
}

export type AltitudeError = 'out-of-range' | 'not-a-number';

/** More of anything is a typing error. */
const MAX_AMOUNT = 100_000;

/** The recipe at its altitude; null while there is no altitude or nothing to change. */
export function bakeAt(
  fields: AltitudeFields,
  decimal: '.' | ',',
): Result<AltitudeAnswer, AltitudeError> | null {
  const typed = AMOUNTS.filter((name) => fields[name].trim() !== '');
  if (fields.altitude.trim() === '' || typed.length === 0) return null;
  const meters = metersOf(fields, decimal);
  if (meters === null) return fail('out-of-range');
  const changes = altitudeChanges(meters);
  const boils = boilingPoint(meters);
  if (!changes.ok) return changes;
  if (!boils.ok) return boils;
  const { band } = changes.value;
  const amounts = typed.map((name) => ({ name, from: parseQuantity(fields[name], decimal) ?? Number.NaN }));
  if (amounts.some(({ from }) => !(from >= 0 && from <= MAX_AMOUNT))) return fail('not-a-number');
  const rows = amounts.map(
    ({ name, from }): ChangedAmount =>
      band
        ? adjustAmount(name, from, { band, measures: measuresOf(fields) })
        : { name, from, to: [from, from] },
  );
  return ok({ ...changes.value, amounts: rows, boils: boils.value });
}
