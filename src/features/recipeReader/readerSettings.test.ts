import { describe, expect, it } from 'vitest';
import {
  initialSettings,
  type ReaderSettings,
  readServings,
  readSettings,
  writeSettings,
} from './readerSettings.ts';

const START = initialSettings('metric');

describe('settings in an address', () => {
  it.each<[query: string, changed: Partial<ReaderSettings>, written: string]>([
    ['', {}, ''],
    [
      '?lang=fr&measures=us&cup=metric_cup&scale=2',
      { language: 'fr', measures: 'us', cup: 'metric_cup', scale: 2 },
      '?lang=fr&measures=us&cup=metric_cup&scale=2',
    ],
    ['?servings=6', { servings: 6 }, '?servings=6'],
    ['?lang=xx&measures=stone&cup=bucket&servings=0&scale=7', {}, ''],
    ['?servings=101', {}, ''],
    ['?measures=metric&scale=1', {}, ''],
    ['?lang=constructor&cup=<b>', {}, ''],
  ])('%j is %j, written %j', (query, changed, written) => {
    const settings = readSettings(query, undefined, START);
    expect(settings).toEqual({ ...START, ...changed });
    expect(writeSettings(settings, '', START)).toBe(written);
  });

  it('has the text from the draft, and nothing that is no text', () => {
    expect(readSettings('', '2 cups flour', START).text).toBe('2 cups flour');
    expect(readSettings('', { text: 1 }, START).text).toBe('');
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
  expect(readServings(text)).toBe(servings);
});
