import { boilingPoint } from '@gramwise/engine/calculators/boilingPoint.ts';
import { type SugarError, type SugarReading, sugarStage } from '@gramwise/engine/calculators/sugarStages.ts';
import { type CountryId, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import { DEGREE_SCALES } from '@gramwise/engine/temperature/shownBy.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export const ALTITUDE_UNITS = ['m', 'ft'] as const;

export type SugarFields = { temperature: string; scale: string; altitude: string; unit: string };

/** A soft ball at sea level, in the scale of the country's thermometers. */
export function sugarConfig(country: CountryId): LiveConfig<SugarFields> {
  const start = usesCustomaryUnits(country)
    ? { temperature: '238', scale: 'fahrenheit', altitude: '0', unit: 'ft' }
    : { temperature: '115', scale: 'celsius', altitude: '0', unit: 'm' };
  return { start, choices: { scale: DEGREE_SCALES, unit: ALTITUDE_UNITS } };
}

/** Meters above the sea as typed; nothing typed is sea level, null is no number. */
export function metersOf({ altitude, unit }: SugarFields, decimal: '.' | ','): number | null {
  const value = altitude.trim() === '' ? 0 : parseQuantity(altitude, decimal);
  if (value === null) return null;
  return unit === 'ft' ? convertLength(value, 'ft', 'm') : value;
}

export interface SugarAnswer extends SugarReading {
  /** Degrees Celsius at which water boils there. */
  boils: number;
}

/** The stage of what the thermometer shows; null while nothing is typed. */
export function readSugar(fields: SugarFields, decimal: '.' | ','): Result<SugarAnswer, SugarError> | null {
  if (fields.temperature.trim() === '') return null;
  const meters = metersOf(fields, decimal);
  const degrees = parseQuantity(fields.temperature, decimal);
  if (degrees === null) return fail('not-a-number');
  if (meters === null) return fail('out-of-range');
  const scale = fields.scale === 'fahrenheit' ? 'fahrenheit' : 'celsius';
  const fahrenheit = convertTemperature(degrees, scale, 'fahrenheit');
  const read = sugarStage(fahrenheit.ok ? fahrenheit.value : Number.NaN, meters);
  const boils = boilingPoint(meters);
  if (!read.ok) return read;
  return boils.ok ? ok({ ...read.value, boils: boils.value }) : boils;
}
