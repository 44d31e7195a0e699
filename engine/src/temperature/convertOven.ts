import { fail, ok, type Result } from '../result.ts';
import {
  type GasMarkError,
  type GasMarkId,
  gasMarkFromValue,
  gasMarkToFahrenheit,
  nearestGasMark,
} from './gasMark.ts';
import { convertTemperature, TEMPERATURE_SCALES, type TemperatureError } from './scales.ts';

export const OVEN_SCALES = [...TEMPERATURE_SCALES, 'gas-mark'] as const;
export type OvenScale = (typeof OVEN_SCALES)[number];

export interface OvenSetting {
  /** Degrees, or the number of the gas mark: 0.25, 0.5, 1 to 10. */
  value: number;
  /** The gas mark's id when that is the target scale, otherwise null. */
  gasMark: GasMarkId | null;
  /** False when the value was rounded to the nearest gas mark. */
  exact: boolean;
}

export type OvenError = TemperatureError | GasMarkError | 'unknown-gas-mark';

function toGasMark(fahrenheit: number): Result<OvenSetting, GasMarkError> {
  const nearest = nearestGasMark(fahrenheit);
  if (!nearest.ok) return nearest;
  const { id, exact } = nearest.value;
  return ok({ value: id === '1/4' ? 0.25 : id === '1/2' ? 0.5 : Number(id), gasMark: id, exact });
}

/**
 * Converts an oven setting among Celsius, Fahrenheit, Kelvin and gas mark, unrounded.
 * A temperature becomes the nearest gas mark; a gas mark becomes the temperature in its row of the table.
 * Errors: 'not-a-number', 'below-absolute-zero', 'unknown-gas-mark' (no mark has that number), 'below-gas-marks' and
 * 'above-gas-marks' (12.5 °F or more beyond the table).
 */
export function convertOven({
  value,
  from,
  to,
}: {
  value: number;
  from: OvenScale;
  to: OvenScale;
}): Result<OvenSetting, OvenError> {
  if (!Number.isFinite(value)) return fail('not-a-number');
  const mark = from === 'gas-mark' ? gasMarkFromValue(value) : null;
  if (from === 'gas-mark' && mark === null) return fail('unknown-gas-mark');
  const degrees = mark === null ? value : gasMarkToFahrenheit(mark);
  const scale = from === 'gas-mark' ? 'fahrenheit' : from;
  const converted = convertTemperature(degrees, scale, to === 'gas-mark' ? 'fahrenheit' : to);
  if (!converted.ok) return converted;
  if (to === 'gas-mark') return toGasMark(converted.value);
  return ok({ value: converted.value, gasMark: null, exact: true });
}
