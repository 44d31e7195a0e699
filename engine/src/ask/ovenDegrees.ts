import { GAS_MARKS, gasMarkFromValue, gasMarkToFahrenheit } from '../temperature/gasMark.ts';
import { convertTemperature, fahrenheitToCelsius } from '../temperature/scales.ts';
import { MAX_THERMOSTAT, thermostatToCelsius } from '../temperature/thermostat.ts';
import type { AskOvenScale } from './askAnswer.ts';

/** `th. 6-7` means halfway between the two; `6/7` is read as a fraction. */
export function halfway(line: string, value: number): number {
  const [from = 0, to = 0] = (/(\d)\s*[-/–]\s*(\d)/.exec(line) ?? []).slice(1).map(Number);
  return to === from + 1 && (value === from || value === from / to) ? from + 0.5 : value;
}

/** Degrees Celsius of a setting; null if there is none such. */
export function celsiusOf(value: number, scale: AskOvenScale): number | null {
  if (scale === 'thermostat') return value < 1 || value > MAX_THERMOSTAT ? null : thermostatToCelsius(value);
  if (scale === 'gas-mark') {
    const mark = gasMarkFromValue(value);
    if (mark === null) return null;
    return fahrenheitToCelsius(gasMarkToFahrenheit(mark));
  }
  const converted = convertTemperature(value, scale, 'celsius');
  return converted.ok ? converted.value : null;
}

/** How far a recipe's rounding is from the same setting on another scale: 350 °F is 180 °C. */
const MAX_ROUNDING_CELSIUS = 10;

/** Whether a number is about a setting itself: `is 200 C the same as 400 F`. */
export function isNearHeat(celsius: number, number: number, scale: AskOvenScale | 'fan'): boolean {
  const asked = scale === 'fan' ? null : celsiusOf(number, scale);
  return asked !== null && Math.abs(asked - celsius) <= MAX_ROUNDING_CELSIUS;
}

/** The target scale if the question names none. */
export const otherThan = (scale: AskOvenScale): AskOvenScale =>
  scale === 'celsius' ? 'fahrenheit' : 'celsius';

/** Above any mark, so that the number beside its word is what the mark is wanted for: `190 gas mark`. */
export const MIN_DEGREES = 100;

/** No mark is hotter, 500 °F. */
const MAX_MARK_CELSIUS = 260;

/** The scales that degrees without one may be on where their mark is wanted: Fahrenheit as recipes have them. */
export function scalesForMark(
  value: number,
  bareDegrees: 'C' | 'either',
): readonly [AskOvenScale, AskOvenScale?] {
  if (value > MAX_MARK_CELSIUS) return ['fahrenheit'];
  const isMark = GAS_MARKS.some(({ fahrenheit }) => fahrenheit === value);
  return bareDegrees === 'either' && isMark ? ['celsius', 'fahrenheit'] : ['celsius'];
}
