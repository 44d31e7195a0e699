import { describe, expect, it } from 'vitest';
import { durationText } from './durationText.ts';

const WORDS = { hours: '{n} h', minutes: '{n} min', seconds: '{n} s' } as never;

describe('durationText', () => {
  it.each([
    [45, '45 s'],
    [60, '1 min'],
    [90, '1 min 30 s'],
    [720, '12 min'],
    [3600, '1 h'],
    [5400, '1 h 30 min'],
    [14_400, '4 h'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(durationText(WORDS, seconds)).toBe(text);
  });
});
