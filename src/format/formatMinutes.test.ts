import { describe, expect, it } from 'vitest';
import { formatMinutes } from './formatMinutes.ts';

const WORDS = {
  day: { one: '{n} day', other: '{n} days' },
  hour: { one: '{n} h', other: '{n} h' },
  minute: { one: '{n} min', other: '{n} min' },
} as const;

describe('formatMinutes', () => {
  it.each([
    [5, '5 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [1620, '1 day 3 h'],
    [2 * 1440 - 1, '1 day 23 h 59 min'],
    [2 * 1440 + 59, '2 days'],
    [28 * 1440 + 40, '28 days'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(formatMinutes('en', WORDS, minutes)).toBe(text);
  });
});
