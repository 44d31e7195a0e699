import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Result } from '@gramwise/engine/result.ts';
import { convertOven, type OvenError, type OvenSetting } from '@gramwise/engine/temperature/convertOven.ts';
import { GAS_MARKS, type GasMarkId } from '@gramwise/engine/temperature/gasMark.ts';

export const OVEN_SCALES = ['celsius', 'fahrenheit', 'gas-mark'] as const;
export type OvenScale = (typeof OVEN_SCALES)[number];

/** The state of the converter: degrees as typed, and the gas mark separately, because it is chosen from a list. */
export interface OvenInput {
  scale: OvenScale;
  degrees: string;
  mark: GasMarkId;
}

export const DEFAULT_SETTING: OvenInput = { scale: 'celsius', degrees: '180', mark: '4' };

/** The degrees for a URL that names only the scale. */
const DEFAULT_DEGREES = { celsius: '180', fahrenheit: '350' } as const;

export interface OnAllScales {
  celsius: Result<OvenSetting, OvenError>;
  fahrenheit: Result<OvenSetting, OvenError>;
  gasMark: Result<OvenSetting, OvenError>;
}

/** The setting on all three scales, or null if the degrees are not a number. */
export function convertSetting({ scale, degrees, mark }: OvenInput, decimal: '.' | ','): OnAllScales | null {
  const row = GAS_MARKS.find((candidate) => candidate.id === mark);
  const value = scale === 'gas-mark' ? (row?.value ?? null) : parseQuantity(degrees, decimal);
  if (value === null) return null;
  const to = (target: OvenScale) => convertOven({ value, from: scale, to: target });
  return { celsius: to('celsius'), fahrenheit: to('fahrenheit'), gasMark: to('gas-mark') };
}

/** Home ovens are not hotter, so a larger number may be a recipe's Fahrenheit. */
const MAX_OVEN_CELSIUS = 300;

/** Whether a setting in Celsius is too hot for an oven. */
export const isTooHot = ({ scale, degrees }: OvenInput, decimal: '.' | ',') =>
  scale === 'celsius' && (parseQuantity(degrees, decimal) ?? 0) > MAX_OVEN_CELSIUS;

/** The setting in a URL: `?heat=180&scale=celsius` or `?heat=4&scale=gas-mark`. */
export function readOvenSetting(query: string): OvenInput {
  const params = new URLSearchParams(query);
  const scale = OVEN_SCALES.find((known) => known === params.get('scale')) ?? DEFAULT_SETTING.scale;
  const heat = params.get('heat')?.slice(0, 64);
  if (scale !== 'gas-mark') return { ...DEFAULT_SETTING, scale, degrees: heat ?? DEFAULT_DEGREES[scale] };
  return {
    ...DEFAULT_SETTING,
    scale,
    mark: GAS_MARKS.find(({ id }) => id === heat)?.id ?? DEFAULT_SETTING.mark,
  };
}

/** The query for a setting; empty for the initial one. Unrelated parameters stay. */
export function writeOvenSetting({ scale, degrees, mark }: OvenInput, query: string): string {
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
