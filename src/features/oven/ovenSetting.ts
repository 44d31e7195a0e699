import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Result } from '@gramwise/engine/result.ts';
import { convertOven, type OvenError, type OvenSetting } from '@gramwise/engine/temperature/convertOven.ts';
import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';

export const SCALES = ['celsius', 'fahrenheit', 'gas-mark'] as const;
export type Scale = (typeof SCALES)[number];

/** The state of the converter: degrees as typed, and the gas mark separately, because it is chosen from a list. */
export interface Setting {
  scale: Scale;
  degrees: string;
  mark: GasMarkId;
}

export const DEFAULT_SETTING: Setting = { scale: 'celsius', degrees: '180', mark: '4' };

/** The usual number of a scale that an address names alone. */
const USUAL = { celsius: '180', fahrenheit: '350' } as const;

export interface OnAllScales {
  celsius: Result<OvenSetting, OvenError>;
  fahrenheit: Result<OvenSetting, OvenError>;
  gasMark: Result<OvenSetting, OvenError>;
}

/** The setting on all three scales, or null if the degrees are not a number. */
export function answerOf({ scale, degrees, mark }: Setting, decimal: '.' | ','): OnAllScales | null {
  const row = GAS_MARKS.find((candidate) => candidate.id === mark);
  const value = scale === 'gas-mark' ? (row?.value ?? null) : parseQuantity(degrees, decimal);
  if (value === null) return null;
  const to = (target: Scale) => convertOven({ value, from: scale, to: target });
  return { celsius: to('celsius'), fahrenheit: to('fahrenheit'), gasMark: to('gas-mark') };
}

/** No home oven is hotter, so the number may be a recipe's in Fahrenheit; in degrees Celsius. */
const HOTTEST = 300;

/** Whether degrees Celsius are too many for an oven. */
export const isTooHot = ({ scale, degrees }: Setting, decimal: '.' | ',') =>
  scale === 'celsius' && (parseQuantity(degrees, decimal) ?? 0) > HOTTEST;

/** The setting in an address: `?heat=180&scale=celsius` or `?heat=4&scale=gas-mark`. */
export function readSetting(query: string): Setting {
  const params = new URLSearchParams(query);
  const scale = SCALES.find((known) => known === params.get('scale')) ?? DEFAULT_SETTING.scale;
  const heat = params.get('heat')?.slice(0, 64);
  if (scale !== 'gas-mark') return { ...DEFAULT_SETTING, scale, degrees: heat ?? USUAL[scale] };
  return {
    ...DEFAULT_SETTING,
    scale,
    mark: GAS_MARKS.find(({ id }) => id === heat)?.id ?? DEFAULT_SETTING.mark,
  };
}

/** The query for a setting; empty for the initial one. Unrelated parameters stay. */
export function writeSetting({ scale, degrees, mark }: Setting, query: string): string {
  const params = new URLSearchParams(query);
  const heat = scale === 'gas-mark' ? mark : degrees;
  if (scale === DEFAULT_SETTING.scale && heat === DEFAULT_SETTING.degrees) {
    params.delete('scale');
    params.delete('heat');
  } else {
    params.set('scale', scale);
    params.set('heat', heat);
  }
  const text = params.toString();
  return text && `?${text}`;
}
