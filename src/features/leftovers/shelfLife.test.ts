import { parseIsoDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { LEFTOVER_DAYS, LEFTOVER_FOODS, STORAGE_METHODS } from '@gramwise/engine/calculators/leftoverDays.ts';
import { describe, expect, it } from 'vitest';
import {
  acceptsLeftovers,
  computeShelfLife,
  INITIAL_LEFTOVERS_FIELDS,
  resolveCookedDay,
} from './shelfLife.ts';

const day = (iso: string) => {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(iso);
  return date;
};
const TODAY = day('2025-05-20');
const lifeOf = (cooked: string, food = 'cooked-meat', storage = 'fridge', today = TODAY) => {
  const life = computeShelfLife({ food, storage, cooked }, today);
  return life.ok ? life.value : life.code;
};
const untilOf = (cooked: string, today: string) => {
  const life = lifeOf(cooked, 'cooked-meat', 'fridge', day(today));
  return typeof life === 'string' ? life : toIsoDate(life.until);
};

describe('computeShelfLife', () => {
  it('counts from today if no day was chosen', () => {
    expect(lifeOf('today')).toMatchObject({ cooked: TODAY, days: 4, age: 0, verdict: 'fresh' });
    expect(untilOf('', '2025-05-20')).toBe('2025-05-24');
  });

  it.each([
    ['2025-12-29', '2026-01-02'], // across the end of a year
    ['2024-02-26', '2024-03-01'], // across a leap day
    ['2025-02-26', '2025-03-02'],
    ['2025-03-28', '2025-04-01'], // across the start of daylight saving time in Europe
    ['2025-11-01', '2025-11-05'], // across its end in America
  ])('cooked on %s keeps until %s', (cooked, until) => {
    expect(untilOf(cooked, cooked)).toBe(until);
  });

  it.each(LEFTOVER_FOODS.flatMap((food) => STORAGE_METHODS.map((storage) => [food, storage] as const)))(
    '%s, %s: the days of the table',
    (food, storage) => {
      expect(lifeOf('today', food, storage)).toMatchObject({ days: LEFTOVER_DAYS[food][storage] });
    },
  );

  it.each([
    ['2025-05-20', 'rice', false],
    ['2025-05-19', 'rice', false],
    ['2025-05-18', 'rice', true],
    ['2025-05-18', 'cooked-meat', false],
    ['2025-05-17', 'cooked-meat', true],
  ])('cooked on %s, the stricter day of %s is over: %s', (cooked, food, passed) => {
    expect(lifeOf(cooked, food)).toMatchObject({ stricter: { passed } });
  });

  it('has no stricter advice where the table is the strictest', () => {
    expect(lifeOf('2025-05-20', 'seafood')).toMatchObject({ stricter: null });
  });

  it.each([
    ['2025-05-20', 'cooked-meat', 'fridge', 0, 'fresh'],
    ['2025-05-19', 'cooked-meat', 'fridge', 1, 'later'],
    ['2025-05-18', 'cooked-meat', 'fridge', 2, 'later'],
    ['2025-05-17', 'cooked-meat', 'fridge', 3, 'tomorrow'],
    ['2025-05-16', 'cooked-meat', 'fridge', 4, 'today'], // the last day itself is not over
    ['2025-05-15', 'cooked-meat', 'fridge', 5, 'discard'],
    ['2025-05-19', 'seafood', 'fridge', 1, 'tomorrow'],
    ['2025-02-19', 'cooked-meat', 'freezer', 90, 'today'],
    ['2025-02-18', 'cooked-meat', 'freezer', 91, 'faded'],
  ])('cooked on %s, %s in the %s is %d days old: %s', (cooked, food, storage, age, verdict) => {
    expect(lifeOf(cooked, food, storage)).toMatchObject({ age, verdict });
  });

  it.each([
    ['0001-01-01', 'invalid-date'],
    ['1899-12-31', 'invalid-date'],
    ['2200-01-01', 'invalid-date'],
    ['9999-12-31', 'invalid-date'],
    ['2025-02-30', 'invalid-date'],
    ['yesterday', 'invalid-date'],
    ['20-05-2025', 'invalid-date'],
    ['2025-05-21', 'future-date'],
    ['2199-12-31', 'future-date'],
  ])('refuses %s: %s', (cooked, code) => {
    expect(lifeOf(cooked)).toBe(code);
  });

  it('rejects unknown foods and methods', () => {
    expect(lifeOf('', 'snow')).toBe('unknown-food');
    expect(lifeOf('', 'rice', 'cellar')).toBe('unknown-food');
  });
});

describe('resolveCookedDay', () => {
  it.each([
    ['today', '2025-05-20'],
    ['', '2025-05-20'],
    ['2025-05-01', '2025-05-01'],
  ])('makes %j the day %s', (cooked, settled) => {
    expect(resolveCookedDay({ ...INITIAL_LEFTOVERS_FIELDS, cooked }, TODAY).cooked).toBe(settled);
  });
});

describe('acceptsLeftovers', () => {
  it.each([
    ['food', 'soups-stews', true],
    ['food', 'constructor', false],
    ['storage', 'freezer', true],
    ['storage', 'shelf', false],
    ['cooked', '2025-05-20', true],
    ['cooked', '', false],
    ['cooked', '2025-13-01', false],
  ])('%s may be %j: %s', (field, text, accepted) => {
    expect(acceptsLeftovers(field, text)).toBe(accepted);
  });
});
