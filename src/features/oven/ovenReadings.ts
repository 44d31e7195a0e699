import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ShownHeat } from '@gramwise/engine/temperature/dial.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { OnAllScales } from './ovenSetting.ts';

/** A scale's figure in words. */
export interface OvenReading {
  id: OvenId;
  text: string;
}

/** How figures are written and which ones are shown. */
export interface ReadingView {
  language: Language;
  messages: Catalog['oven'];
  /** The scale that was typed, which needs no answer. */
  scale: OvenId;
  /** The visitor's dial, which comes first. */
  own: OvenId;
  /** Whether to show the thermostat of French ovens. */
  thermostat: boolean;
}

export const formatDegrees = (language: Language, n: number) =>
  formatNumber(language, Math.round(n * 10) / 10, 0, 1);

/** The nearest gas mark, or why there is none. */
function gasMarkText(messages: Catalog['oven'], gasMark: OnAllScales['gasMark']): string {
  if (gasMark.ok)
    return fill(gasMark.value.exact ? messages.gasMark : messages.nearest, {
      mark: gasMark.value.gasMark ?? '',
    });
  return gasMark.code === 'above-gas-marks' ? messages.above : messages.below;
}

/** The figures on the other scales: the visitor's own first, then degrees, then what a dial shows besides. */
export function listReadings(set: ShownHeat, answer: OnAllScales, view: ReadingView): OvenReading[] {
  const { language, messages, scale, own } = view;
  const degrees = (n: number) => formatDegrees(language, n);
  const dial = set.by === 'dial';
  const thermostat = view.thermostat && dial ? celsiusToThermostat(set.celsius) : null;
  const readings: OvenReading[] = [
    { id: 'celsius', text: fill(messages.celsius, { n: degrees(set.celsius) }) },
    { id: 'fahrenheit', text: fill(messages.fahrenheit, { n: degrees(set.fahrenheit) }) },
  ];
  if (set.fan !== null) readings.push({ id: 'fan', text: fill(messages.fan, { n: degrees(set.fan) }) });
  if (thermostat?.ok)
    readings.push({ id: 'thermostat', text: fill(messages.thermostat, { n: thermostat.value.text }) });
  if (dial) readings.push({ id: 'gas-mark', text: gasMarkText(messages, answer.gasMark) });
  const others = readings.filter(({ id }) => id !== scale);
  return [...others.filter(({ id }) => id === own), ...others.filter(({ id }) => id !== own)];
}
