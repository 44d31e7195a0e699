import { GAS_MARKS, type GasMarkId } from '#domain/temperature/gasMark.ts';
import { fanOven } from '#domain/temperature/oven.ts';
import type { OvenAnswer, Scale } from './ovenSetting.ts';

/** Settings that ovens have; outside of them a reading is not rounded to one. In degrees Celsius and Fahrenheit. */
const CELSIUS = { lowest: 80, highest: 300, step: 10 };
const FAHRENHEIT = { lowest: 175, highest: 575, step: 5 };
/** American recipes write multiples of 25; a reading this near to one means it (200 °C is 392 °F, written 400 °F). */
const RECIPE_STEP = 25;
const RECIPE_REACH = 8;

const nearest = (value: number, step: number) => Math.round(value / step) * step;
const isSetting = (value: number, { lowest, highest }: { lowest: number; highest: number }) =>
  value >= lowest && value <= highest;

/** What a cook sets for a temperature in degrees Celsius; `mark` is the gas mark that it is exactly, if any. */
export function dialCelsius(celsius: number, mark: GasMarkId | null): number {
  if (!isSetting(celsius, CELSIUS)) return celsius;
  const row = GAS_MARKS.find(({ id }) => id === mark);
  if (!row) return nearest(celsius, CELSIUS.step);
  return typeof row.usualCelsius === 'number' ? row.usualCelsius : row.usualCelsius[0];
}

/** What a cook sets for a temperature in degrees Fahrenheit. */
export function dialFahrenheit(fahrenheit: number): number {
  if (!isSetting(fahrenheit, FAHRENHEIT)) return fahrenheit;
  const written = nearest(fahrenheit, RECIPE_STEP);
  return Math.abs(written - fahrenheit) <= RECIPE_REACH ? written : nearest(fahrenheit, FAHRENHEIT.step);
}

/** Cooler than this in degrees Celsius is no baking, and has no setting of a fan oven. */
const COOLEST_BAKING = 60;

export interface Settings {
  celsius: number;
  fahrenheit: number;
  /** Degrees Celsius of a fan oven, where the temperature is one for baking. */
  fan: number | null;
}

/** What to set on each dial. What was typed stays as it is. Null for what is not a temperature. */
export function settingsOf({ celsius, fahrenheit, gasMark }: OvenAnswer, typed: Scale): Settings | null {
  if (!celsius.ok || !fahrenheit.ok) return null;
  const mark = gasMark.ok && gasMark.value.exact ? gasMark.value.gasMark : null;
  const set = typed === 'celsius' ? celsius.value.value : dialCelsius(celsius.value.value, mark);
  return {
    celsius: set,
    fahrenheit: typed === 'celsius' ? dialFahrenheit(fahrenheit.value.value) : fahrenheit.value.value,
    fan: celsius.value.value > COOLEST_BAKING ? fanOven(set) : null,
  };
}
