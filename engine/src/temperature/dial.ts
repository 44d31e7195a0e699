import { GAS_MARKS, nearestGasMark } from './gasMark.ts';
import { fanSetting, isOvenTemperature } from './ovenHeat.ts';
import type { DegreeScale, ShownBy } from './shownBy.ts';

/** The steps of oven dials, in degrees Celsius and Fahrenheit. */
const STEP = { celsius: 10, fahrenheit: 5 };
/**
 * American recipes use multiples of 25; temperatures close to one are rounded to it (200 °C, 392 °F, becomes 400 °F).
 */
const RECIPE_STEP = 25;
const RECIPE_TOLERANCE = 8;

const nearest = (value: number, step: number) => Math.round(value / step) * step;
const toFahrenheit = (celsius: number) => Number(((celsius * 9) / 5 + 32).toFixed(6));

/** The setting in degrees Celsius; a gas mark's temperature is set as British recipes print it. */
function dialCelsius(celsius: number): number {
  const mark = nearestGasMark(toFahrenheit(celsius));
  const row = mark.ok && mark.value.exact ? GAS_MARKS.find(({ id }) => id === mark.value.id) : null;
  if (!row) return nearest(celsius, STEP.celsius);
  return typeof row.usualCelsius === 'number' ? row.usualCelsius : row.usualCelsius[0];
}

function dialFahrenheit(fahrenheit: number): number {
  const written = nearest(fahrenheit, RECIPE_STEP);
  return Math.abs(written - fahrenheit) <= RECIPE_TOLERANCE ? written : nearest(fahrenheit, STEP.fahrenheit);
}

/** Unrounded degrees Celsius as a dial or a thermometer shows them on a scale: to a setting, or to one degree. */
export function shownDegrees(celsius: number, scale: DegreeScale, by: ShownBy): number {
  const dial = by === 'dial' && isOvenTemperature(celsius);
  if (scale === 'celsius') return dial ? dialCelsius(celsius) : Math.round(celsius) + 0;
  return dial ? dialFahrenheit(toFahrenheit(celsius)) : Math.round(toFahrenheit(celsius)) + 0;
}

export interface ShownHeat {
  by: ShownBy;
  celsius: number;
  fahrenheit: number;
  /** The fan oven's setting in degrees Celsius; null if it is not an oven temperature. */
  fan: number | null;
}

/** The temperatures to set or read for unrounded degrees Celsius; the typed scale keeps its number. */
export function shownHeat(celsius: number, typed: DegreeScale | null, by: ShownBy): ShownHeat {
  const set = typed === 'celsius' ? celsius : shownDegrees(celsius, 'celsius', by);
  return {
    by,
    celsius: set,
    fahrenheit: typed === 'fahrenheit' ? toFahrenheit(celsius) : shownDegrees(celsius, 'fahrenheit', by),
    fan: by === 'dial' ? fanSetting(set) : null,
  };
}
