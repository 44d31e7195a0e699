import { fail, ok, type Result } from '../result.ts';

/** Degrees Celsius of one step of the thermostat of French ovens: Th 5 = 150, Th 6 = 180, Th 7 = 210 (e-sante.fr). */
const STEP = 30;
const LOWEST = 1;
const HIGHEST = 10;

export interface Thermostat {
  /** As French recipes write it: `6`, and `6-7` halfway between two numbers. */
  text: string;
  /** 1 to 10 in steps of a half. */
  value: number;
  /** False when the temperature was rounded to the nearest half. */
  exact: boolean;
}

export type ThermostatError = 'below-thermostat' | 'above-thermostat';

/** The temperature of a thermostat in degrees Celsius: Th x 30. */
export function thermostatToCelsius(value: number): number {
  return value * STEP;
}

/**
 * The thermostat of a temperature in degrees Celsius, to the nearest half: 180 is 6, 200 is 6-7 as French recipes have
 * it. Errors: 'below-thermostat' and 'above-thermostat' for more than a quarter beyond 1 to 10 (22.5 and 307.5 °C).
 */
export function thermostatOf(celsius: number): Result<Thermostat, ThermostatError> {
  if (!(celsius / STEP >= LOWEST - 0.25)) return fail('below-thermostat');
  if (celsius / STEP > HIGHEST + 0.25) return fail('above-thermostat');
  const value = Math.min(Math.max(Math.round((celsius / STEP) * 2) / 2, LOWEST), HIGHEST);
  const text = Number.isInteger(value) ? String(value) : `${Math.floor(value)}-${Math.ceil(value)}`;
  return ok({ text, value, exact: Math.abs(value * STEP - celsius) < 1e-9 });
}
