import { fail, ok, type Result } from '../result.ts';

/** Degrees Celsius of one step of the thermostat of French ovens: Th 5 = 150, Th 6 = 180, Th 7 = 210 (e-sante.fr). */
const STEP_CELSIUS = 30;
const MIN_THERMOSTAT = 1;
export const MAX_THERMOSTAT = 10;

export interface Thermostat {
  /** As French recipes write it: `6`, and `6-7` halfway between two numbers. */
  text: string;
  /** 1 to 10 in steps of a half. */
  value: number;
  /** False when the temperature was rounded to the nearest half. */
  exact: boolean;
}

export type ThermostatError = 'below-thermostat' | 'above-thermostat';

const thermostatText = (value: number) =>
  Number.isInteger(value) ? String(value) : `${Math.floor(value)}-${Math.ceil(value)}`;

/** The temperature of a thermostat in degrees Celsius: Th x 30. */
export function thermostatToCelsius(value: number): number {
  return value * STEP_CELSIUS;
}

/**
 * The thermostat of a temperature in degrees Celsius, to the nearest half: 180 is 6, 200 is 6-7 as French recipes have
 * it. Errors: 'below-thermostat' and 'above-thermostat' for more than a quarter beyond 1 to 10 (22.5 and 307.5 °C).
 */
export function celsiusToThermostat(celsius: number): Result<Thermostat, ThermostatError> {
  if (!(celsius / STEP_CELSIUS >= MIN_THERMOSTAT - 0.25)) return fail('below-thermostat');
  if (celsius / STEP_CELSIUS > MAX_THERMOSTAT + 0.25) return fail('above-thermostat');
  const value = Math.min(
    Math.max(Math.round((celsius / STEP_CELSIUS) * 2) / 2, MIN_THERMOSTAT),
    MAX_THERMOSTAT,
  );
  return ok({ text: thermostatText(value), value, exact: Math.abs(value * STEP_CELSIUS - celsius) < 1e-9 });
}

/** The settings that recipes give, from 1 to 10 with the ones halfway between two numbers: `6`, `6-7`. */
export const THERMOSTATS: readonly { text: string; value: number }[] = Array.from(
  { length: 2 * (MAX_THERMOSTAT - MIN_THERMOSTAT) + 1 },
  (_, index) => {
    const value = MIN_THERMOSTAT + index / 2;
    return { text: thermostatText(value), value };
  },
);
