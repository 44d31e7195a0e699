import { GAS_MARKS, type GasMarkId } from './gasMark.ts';

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
