import { OVENS, type OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Result } from '@gramwise/engine/result.ts';
import { convertOven, type OvenError, type OvenSetting } from '@gramwise/engine/temperature/convertOven.ts';
import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';
import { FAN_OVEN_OFFSET_CELSIUS, isOvenTemperature } from '@gramwise/engine/temperature/ovenHeat.ts';
import { THERMOSTATS, thermostatToCelsius } from '@gramwise/engine/temperature/thermostat.ts';
import { readParam, withParams } from '#browser/query.ts';

/** What a temperature is measured in: an oven is set by its dial, the rest is read to the degree. */
export const MEASURED = ['oven', 'food', 'sugar'] as const;
type Measured = (typeof MEASURED)[number];

/** The state of the converter: degrees as typed, and the settings that are chosen from a list separately. */
export interface OvenInput {
  scale: OvenId;
  degrees: string;
  mark: GasMarkId;
  thermostat: string;
  measured: Measured;
}

/** The moderate oven that most cakes are baked in: Gas Mark 4 on every scale. */
const MODERATE = { celsius: '180', fan: '160', fahrenheit: '350', 'gas-mark': '4', thermostat: '6' } as const;

/** What the converter opens with in a kitchen with this dial. */
export const startSetting = (scale: OvenId): OvenInput => ({
  scale,
  degrees: MODERATE[scale === 'gas-mark' || scale === 'thermostat' ? 'celsius' : scale],
  mark: MODERATE['gas-mark'],
  thermostat: MODERATE.thermostat,
  measured: 'oven',
});

export interface OnAllScales {
  celsius: Result<OvenSetting, OvenError>;
  fahrenheit: Result<OvenSetting, OvenError>;
  gasMark: Result<OvenSetting, OvenError>;
}

/** A fan oven's setting in a conventional one; what no oven is set to stays. */
function withoutFan(celsius: number): number {
  const still = celsius + FAN_OVEN_OFFSET_CELSIUS;
  return isOvenTemperature(still) ? still : celsius;
}

/** More degrees than any kitchen has, on either scale, are a mistyped number. */
const MAX_DEGREES = 4000;

/** Degrees as typed, perhaps with their sign and the letter of their scale: `350°`, `350 °F`; null if they are no number. */
const readDegrees = ({ scale, degrees }: OvenInput, decimal: '.' | ',') => {
  const sign = scale === 'fahrenheit' ? /\s?[°º]?\s?f?$/i : /\s?[°º]?\s?c?$/i;
  return parseQuantity(degrees.trim().replace(sign, ''), decimal);
};

/** The number that was typed or chosen, on a scale that the engine converts from; null if it is none. */
function givenHeat(input: OvenInput, decimal: '.' | ',') {
  const { scale, mark, thermostat } = input;
  if (scale === 'gas-mark') {
    const value = GAS_MARKS.find(({ id }) => id === mark)?.value;
    return value === undefined ? null : { value, from: scale };
  }
  if (scale === 'thermostat') {
    const step = THERMOSTATS.find(({ text }) => text === thermostat);
    return step ? { value: thermostatToCelsius(step.value), from: 'celsius' as const } : null;
  }
  const value = readDegrees(input, decimal);
  if (value === null || value > MAX_DEGREES) return null;
  return scale === 'fan' ? { value: withoutFan(value), from: 'celsius' as const } : { value, from: scale };
}

/** The setting on all three scales, or null if the degrees are not a number, or none of a kitchen. */
export function convertSetting(input: OvenInput, decimal: '.' | ','): OnAllScales | null {
  const given = givenHeat(input, decimal);
  if (given === null) return null;
  const to = (target: 'celsius' | 'fahrenheit' | 'gas-mark') => convertOven({ ...given, to: target });
  return { celsius: to('celsius'), fahrenheit: to('fahrenheit'), gasMark: to('gas-mark') };
}

/** Why typed degrees have no answer; null if they have one, or nothing was typed. */
export function degreesError(input: OvenInput, decimal: '.' | ','): 'notANumber' | 'tooHot' | null {
  const { scale, degrees } = input;
  if (scale === 'gas-mark' || scale === 'thermostat' || degrees.trim() === '') return null;
  const value = readDegrees(input, decimal);
  if (value === null) return 'notANumber';
  return value > MAX_DEGREES ? 'tooHot' : null;
}

/** Home ovens are not hotter, so a larger number may be a recipe's Fahrenheit. */
const MAX_OVEN_CELSIUS = 300;

/** Whether a setting in Celsius is too hot for an oven. */
export const isTooHot = (input: OvenInput, decimal: '.' | ',') =>
  input.scale === 'celsius' && (readDegrees(input, decimal) ?? 0) > MAX_OVEN_CELSIUS;

/**
 * The setting in a URL: `?heat=180&scale=celsius`, `?heat=4&scale=gas-mark`, `?heat=6-7&scale=thermostat`. Degrees
 * without a scale are Celsius, as they have always been. Null if it says nothing of one.
 */
export function readOvenSetting(query: string): OvenInput | null {
  const [scale, heat, measured] = ['scale', 'heat', 'measured'].map((name) => readParam(query, name));
  if (scale === null && heat === null && measured === null) return null;
  const start = startSetting(OVENS.find((known) => known === scale) ?? 'celsius');
  const listed = start.scale === 'gas-mark' || start.scale === 'thermostat';
  return {
    ...start,
    degrees: listed ? start.degrees : (heat ?? start.degrees),
    mark: (start.scale === 'gas-mark' && GAS_MARKS.find(({ id }) => id === heat)?.id) || start.mark,
    thermostat:
      (start.scale === 'thermostat' && THERMOSTATS.find(({ text }) => text === heat)?.text) ||
      start.thermostat,
    measured: MEASURED.find((known) => known === measured) ?? 'oven',
  };
}

/** The query for a setting; empty if there is none. Unrelated parameters stay. */
export function writeOvenSetting(setting: OvenInput | null, query: string): string {
  if (setting === null) return withParams(query, { scale: null, heat: null, measured: null });
  const { scale, degrees, mark, thermostat, measured } = setting;
  const heat = scale === 'gas-mark' ? mark : scale === 'thermostat' ? thermostat : degrees;
  return withParams(query, { scale, heat, measured: measured === 'oven' ? null : measured });
}
