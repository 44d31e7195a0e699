import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import type { DegreeScale } from '@gramwise/engine/temperature/shownBy.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from './format.ts';
import { joinRange } from './joinRange.ts';

const SYMBOLS = { celsius: '°C', fahrenheit: '°F' } as const;
const NO_BREAK_SPACE = '\u00a0';

/** Degrees as a thermometer shows them, to one degree. */
export const formatDegrees = (language: Language, values: readonly number[], scale: DegreeScale) =>
  `${joinRange(values.map((value) => formatNumber(language, value, 0)))}${NO_BREAK_SPACE}${SYMBOLS[scale]}`;

/** Degrees Celsius, or a range, on both scales, the country's own first. */
export function bothScales(language: Language, celsius: readonly number[], first: DegreeScale): string {
  const fahrenheit = celsius.map((value) => {
    const converted = convertTemperature(value, 'celsius', 'fahrenheit');
    return converted.ok ? converted.value : 0;
  });
  const texts = {
    celsius: formatDegrees(language, celsius, 'celsius'),
    fahrenheit: formatDegrees(language, fahrenheit, 'fahrenheit'),
  };
  const second = first === 'celsius' ? 'fahrenheit' : 'celsius';
  return `${texts[first]} (${texts[second]})`;
}
