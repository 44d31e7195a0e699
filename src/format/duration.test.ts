import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { formatDuration, formatDurationParts } from './duration.ts';

const SHORT = { hour: '{n} h', minute: '{n} min', second: '{n} s' } as const;
const LONG = {
  day: { one: '{n} day', other: '{n} days' },
  hour: '{n} h',
  minute: { one: '{n} minute', other: '{n} minutes' },
} as const;

describe('formatDuration', () => {
  it.each([
    [0, '0 s', '0 minutes'],
    [45, '45 s', '0 minutes'],
    [60, '1 min', '1 minute'],
    [90, '1 min 30 s', '1 minute'],
    [720, '12 min', '12 minutes'],
    [3600, '1 h', '1 h'],
    [5400, '1 h 30 min', '1 h 30 minutes'],
    [97_200, '27 h', '1 day 3 h'],
    [172_860, '48 h 1 min', '2 days 1 minute'],
  ])('%d seconds are %s, or %s', (seconds, short, long) => {
    expect(formatDuration('en', SHORT, seconds)).toBe(short);
    expect(formatDuration('en', LONG, seconds)).toBe(long);
  });

  it.each<[Language, string, string]>([
    ['en', '1\u00a0h 1\u00a0s', '1 h 1 min'],
    ['fr', '1\u00a0h 1\u00a0s', '1\u00a0h\u00a001'],
    ['de', '1\u00a0Std. 1\u00a0Sek.', '1\u00a0Std. 1\u00a0Min.'],
  ])('has %s messages in every catalog with durations', (language, timer, chart) => {
    const { timers, cookingTime } = CATALOGS[language];
    expect(formatDuration(language, timers.duration, 3601)).toBe(timer);
    expect(formatDuration(language, cookingTime.chart.duration, 3660)).toBe(chart);
  });
});

describe('formatDurationParts', () => {
  it.each<[Language, number, number, string]>([
    ['en', 3, 5, '3–5 days'],
    ['en', 1, 1, '1 day'],
    ['en', 0, 1, '0–1 day'],
    ['en', 0, 0, '0 days'],
    ['fr', 0, 0, '0\u00a0jour'],
    ['de', 21, 28, '21–28\u00a0Tage'],
    ['fr', 12_000, 12_000, '12\u202f000\u00a0jours'],
  ])('%s: %d to %d', (language, low, high, text) => {
    const { duration } = CATALOGS[language].recipe;
    expect(formatDurationParts(language, duration, [{ low, high, unit: 'day' }])).toBe(text);
  });
});
