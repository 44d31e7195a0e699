import { fanOven } from '@gramwise/engine/temperature/convertOven.ts';
import { dialCelsius, dialFahrenheit } from '@gramwise/engine/temperature/dial.ts';
import type { OnAllScales, Scale } from './ovenSetting.ts';

/** In degrees Celsius; cooler temperatures are not for baking and have no fan oven setting. */
const MIN_BAKING = 60;

export interface Settings {
  celsius: number;
  fahrenheit: number;
  /** The fan oven setting in degrees Celsius; null below baking temperatures. */
  fan: number | null;
}

/** What to set on each dial; the scale entered is not rounded. Null if it is not a temperature. */
export function settingsOf({ celsius, fahrenheit, gasMark }: OnAllScales, typed: Scale): Settings | null {
  if (!celsius.ok || !fahrenheit.ok) return null;
  const mark = gasMark.ok && gasMark.value.exact ? gasMark.value.gasMark : null;
  const set = typed === 'celsius' ? celsius.value.value : dialCelsius(celsius.value.value, mark);
  return {
    celsius: set,
    fahrenheit: typed === 'celsius' ? dialFahrenheit(fahrenheit.value.value) : fahrenheit.value.value,
    fan: celsius.value.value > MIN_BAKING ? fanOven(set) : null,
  };
}
