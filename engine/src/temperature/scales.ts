import { fail, ok, type Result } from '../result.ts';

export const TEMPERATURE_SCALES = ['celsius', 'fahrenheit', 'kelvin'] as const;
export type TemperatureScale = (typeof TEMPERATURE_SCALES)[number];

export type TemperatureError = 'not-a-number' | 'below-absolute-zero';

/** Absolute zero on each scale. By definition 0 K = -273.15 °C. */
const ABSOLUTE_ZERO: Readonly<Record<TemperatureScale, number>> = {
  celsius: -273.15,
  fahrenheit: -459.67,
  kelvin: 0,
};

/** By definition °C = (°F - 32) x 5/9. */
export const fahrenheitToCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

function toCelsius(value: number, from: TemperatureScale): number {
  if (from === 'fahrenheit') return fahrenheitToCelsius(value);
  return from === 'kelvin' ? value - 273.15 : value;
}

function fromCelsius(celsius: number, to: TemperatureScale): number {
  if (to === 'fahrenheit') return (celsius * 9) / 5 + 32;
  return to === 'kelvin' ? celsius + 273.15 : celsius;
}

/** Whether the text is the id of a temperature scale. */
export function isTemperatureScale(id: string): id is TemperatureScale {
  return (TEMPERATURE_SCALES as readonly string[]).includes(id);
}

/**
 * Converts a temperature between two scales, unrounded: °F = °C x 9/5 + 32, K = °C + 273.15, by definition.
 * Errors: 'below-absolute-zero'; 'not-a-number' if the value or result is not finite.
 */
export function convertTemperature(
  value: number,
  from: TemperatureScale,
  to: TemperatureScale,
): Result<number, TemperatureError> {
  if (!Number.isFinite(value)) return fail('not-a-number');
  if (value < ABSOLUTE_ZERO[from]) return fail('below-absolute-zero');
  const result = from === to ? value : fromCelsius(toCelsius(value, from), to);
  if (!Number.isFinite(result)) return fail('not-a-number');
  // Float error can push absolute zero just below its value on the other scale; adding 0 drops -0.
  return ok(Math.max(result, ABSOLUTE_ZERO[to]) + 0);
}
