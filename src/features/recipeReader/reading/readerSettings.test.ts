import { parseServings } from '@gramwise/engine/recipes/servings.ts';
import { describe, expect, it } from 'vitest';
import { INITIAL_SETTINGS, type ReaderSettings, readSettings, writeSettings } from './readerSettings.ts';

describe('settings in a URL', () => {
  it.each<[query: string, changed: Partial<ReaderSettings>, written: string]>([
    ['', {}, ''],
    [
      '?lang=fr&measures=us&cup=metric_cup&scale=2',
      { language: 'fr', measures: 'us', cup: 'metric_cup', scale: 2 },
      '?lang=fr&measures=us&cup=metric_cup&scale=2',
    ],
    ['?of=4&have=300', { stock: { of: '4', amount: 300 } }, '?of=4&have=300'],
    ['?of=flour&have=300', {}, ''],
    ['?of=4&have=1e9', {}, ''],
    ['?pan=springform-26', { pan: 'springform-26' }, '?pan=springform-26'],
    ['?pan=us-loaf-8.5x4.5', { pan: 'us-loaf-8.5x4.5' }, '?pan=us-loaf-8.5x4.5'],
    ['?country=au', { country: 'au' }, '?country=au'],
    ['?lines=2~keep,4~rice', { choices: { 2: { keep: true }, 4: { food: 'rice' } } }, '?lines=2~keep,4~rice'],
    ['?servings=6', { servings: 6 }, '?servings=6'],
    ['?lang=xx&measures=stone&cup=bucket&servings=0&scale=77', {}, ''],
    ['?servings=101', {}, ''],
    ['?measures=us&step=3&x=1', { measures: 'us' }, '?measures=us'],
    ['?measures=metric&scale=1', { measures: 'metric' }, '?measures=metric'],
    ['?lang=constructor&cup=<b>', {}, ''],
  ])('%j is %j, written %j', (query, changed, written) => {
    const settings = readSettings(query, undefined);
    expect(settings).toEqual({ ...INITIAL_SETTINGS, ...changed });
    expect(writeSettings(settings, '')).toBe(written);
  });

  it('takes the text from the draft, if it is text', () => {
    expect(readSettings('', '2 cups flour').text).toBe('2 cups flour');
    expect(readSettings('', { text: 1 }).text).toBe('');
  });
});

it.each([
  ['4', 4],
  [' 12 ', 12],
  ['0', null],
  ['101', null],
  ['2.5', null],
  ['four', null],
] as const)('%j servings: %j', (text, servings) => {
  expect(parseServings(text)).toBe(servings);
});
