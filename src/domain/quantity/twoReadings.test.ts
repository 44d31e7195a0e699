import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { twoReadings } from './twoReadings.ts';

it.each<[Language, string, readonly [number, number] | null]>([
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
  expect(twoReadings(text, LANGUAGES[language])).toEqual(readings);
});
