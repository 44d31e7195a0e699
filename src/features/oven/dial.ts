import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import { fanOven } from '#domain/temperature/oven.ts';
import type { OvenAnswer, Scale } from './ovenSetting.ts';

/** Typical oven dials, in degrees Celsius and Fahrenheit. Temperatures outside their range are not rounded. */
const CELSIUS = { lowest: 80, highest: 300, step: 10 };
const FAHRENHEIT = { lowest: 175, highest: 575, step: 5 };
/** American recipes use multiples of 25; temperatures close to one are rounded to it (200 °C, 392 °F, becomes 400 °F). */
const RECIPE_STEP = 25;
const RECIPE_TOLERANCE = 8;

const nearest = (value: number, step: number) => Math.round(value / step) * step;
const isSetting = (value: number, { lowest, highest }: { lowest: number; highest: number }) =>
  value >= lowest && value <= highest;

/** The dial setting for degrees Celsius. `mark` is the gas mark that equals them exactly, if any. */
export function dialCelsius(celsius: number, mark: GasMarkId | null): number {
  if (!isSetting(celsius, CELSIUS)) return celsius;
  const row = GAS_MARKS.find(({ id }) => id === mark);
  if (!row) return nearest(celsius, CELSIUS.step);
  return typeof row.usualCelsius === 'number' ? row.usualCelsius : row.usualCelsius[0];
}

/** The dial setting for degrees Fahrenheit. */
export function dialFahrenheit(fahrenheit: number): number {
  if (!isSetting(fahrenheit, FAHRENHEIT)) return fahrenheit;
  const written = nearest(fahrenheit, RECIPE_STEP);
  return Math.abs(written - fahrenheit) <= RECIPE_TOLERANCE ? written : nearest(fahrenheit, FAHRENHEIT.step);
}

/** In degrees Celsius; cooler temperatures are not for baking and have no fan oven setting. */
const MIN_BAKING = 60;

export interface Settings {
  celsius: number;
  fahrenheit: number;
  /** The fan oven setting in degrees Celsius; null below baking temperatures. */
  fan: number | null;
}

/** What to set on each dial; the scale entered is not rounded. Null if it is not a temperature. */
export function settingsOf({ celsius, fahrenheit, gasMark }: OvenAnswer, typed: Scale): Settings | null {
  if (!celsius.ok || !fahrenheit.ok) return null;
  const mark = gasMark.ok && gasMark.value.exact ? gasMark.value.gasMark : null;
  const set = typed === 'celsius' ? celsius.value.value : dialCelsius(celsius.value.value, mark);
  return {
    celsius: set,
    fahrenheit: typed === 'celsius' ? dialFahrenheit(fahrenheit.value.value) : fahrenheit.value.value,
    fan: celsius.value.value > MIN_BAKING ? fanOven(set) : null,
  };
}
