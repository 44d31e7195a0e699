import { type ShownHeat, shownHeat } from '@gramwise/engine/temperature/dial.ts';
import { shownBy } from '@gramwise/engine/temperature/shownBy.ts';
import type { OnAllScales, OvenInput } from './ovenSetting.ts';

/** The scale whose typed number stays as it is. */
const TYPED = {
  celsius: 'celsius',
  fahrenheit: 'fahrenheit',
  fan: 'celsius',
  // A mark is a temperature in Fahrenheit by its definition; a thermostat's step is set like any other dial.
  'gas-mark': 'fahrenheit',
  thermostat: null,
} as const;

/** The settings rounded for a dial or thermometer, except on the scale entered. Null if it is not a temperature. */
export function roundForOven(
  { celsius, fahrenheit }: OnAllScales,
  { scale, measured }: Pick<OvenInput, 'scale' | 'measured'>,
): ShownHeat | null {
  if (!celsius.ok || !fahrenheit.ok) return null;
  const typed = TYPED[scale];
  const degrees = typed ?? 'celsius';
  const value = (degrees === 'celsius' ? celsius : fahrenheit).value.value;
  const named = scale === 'celsius' || scale === 'fahrenheit' ? null : 'oven';
  return shownHeat(celsius.value.value, typed, shownBy(value, degrees, measured === 'oven' ? named : 'food'));
}
