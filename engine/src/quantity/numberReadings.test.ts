import { expect, it } from 'vitest';
import { ambiguousReadings } from './numberReadings.ts';

const STYLES = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: '\u202F' },
  de: { decimal: ',', group: '.' },
  es: { decimal: ',', group: '\u202F' },
} as const;

it.each<[keyof typeof STYLES, string, readonly [number, number] | null]>([
  ['en', '1,000', null],
  ['en', '1.500', null],
  ['de', '1,000', [1, 1000]],
  ['de', ' 1,250 ', [1.25, 1250]],
  ['de', '1,125', null], // 1⅛ kg
  ['de', '1.250', null], // Germans group with a period
  ['fr', '1,000', [1, 1000]],
  ['fr', '1.250', [1.25, 1250]],
  ['fr', '1 250', null],
  ['es', '1,000', [1, 1000]],
  ['es', '1.250', [1.25, 1250]],
  ['es', '1,5', null],
  ['es', '1.5', null],
  ['de', '0,500', null],
  ['de', '1,5', null],
  ['de', '1,0000', null],
  ['de', '1,000,000', null],
  ['de', '', null],
])('%s: %j', (language, text, readings) => {
  expect(ambiguousReadings(text, STYLES[language])).toEqual(readings);
});
