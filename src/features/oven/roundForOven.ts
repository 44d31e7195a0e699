import { type ShownHeat, shownHeat } from '@gramwise/engine/temperature/dial.ts';
import { shownBy } from '@gramwise/engine/temperature/shownBy.ts';
import type { OnAllScales, OvenScale } from './ovenSetting.ts';

/** The settings rounded for a dial or thermometer, except on the scale entered. Null if it is not a temperature. */
export function roundForOven({ celsius, fahrenheit }: OnAllScales, typed: OvenScale): ShownHeat | null {
  if (!celsius.ok || !fahrenheit.ok) return null;
  const scale = typed === 'gas-mark' ? 'fahrenheit' : typed;
  const value = (scale === 'celsius' ? celsius : fahrenheit).value.value;
  return shownHeat(celsius.value.value, scale, shownBy(value, scale, typed === 'gas-mark' ? 'oven' : null));
}
