import { describe, expect, it } from 'vitest';
import { parseIsoDate, toIsoDate } from '#domain/calculators/calendar.ts';
import { LEFTOVER_DAYS, LEFTOVER_FOODS, STORAGE_METHODS } from '#domain/calculators/leftovers.ts';
import { acceptsLeftovers, LEFTOVERS_START, settleDay, shelfLifeOf } from './shelfLife.ts';

const day = (iso: string) => {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(iso);
  return date;
};
const TODAY = day('2025-05-20');
const untilOf = (cooked: string, food = 'cooked-meat', storage = 'fridge') => {
  const shelfLife = shelfLifeOf({ food, storage, cooked }, TODAY);
  return shelfLife && toIsoDate(shelfLife.until);
};

describe('shelfLifeOf', () => {
  it('counts from today if no day was chosen', () => {
    expect(shelfLifeOf(LEFTOVERS_START, TODAY)).toMatchObject({ cooked: TODAY, days: 4, passed: false });
    expect(untilOf('')).toBe('2025-05-24');
  });

  it.each([
    ['2025-12-29', '2026-01-02'], // across the end of a year
    ['2024-02-26', '2024-03-01'], // across a leap day
    ['2025-02-26', '2025-03-02'],
    ['2025-03-28', '2025-04-01'], // across the start of daylight saving time in Europe
    ['2025-11-01', '2025-11-05'], // across its end in America
  ])('cooked on %s keeps until %s', (cooked, until) => {
    expect(untilOf(cooked)).toBe(until);
  });

  it.each(LEFTOVER_FOODS.flatMap((food) => STORAGE_METHODS.map((storage) => [food, storage] as const)))(
    '%s, %s: the days of the table',
    (food, storage) => {
      expect(shelfLifeOf({ food, storage, cooked: 'today' }, TODAY)?.days).toBe(LEFTOVER_DAYS[food][storage]);
    },
  );

  it('returns the last day of stricter advice', () => {
    const rice = shelfLifeOf({ food: 'rice', storage: 'fridge', cooked: '2025-05-20' }, TODAY);
    expect(rice?.stricter).toMatchObject({ days: 1, until: day('2025-05-21') });
    expect(shelfLifeOf(LEFTOVERS_START, TODAY)?.stricter).toBeNull();
  });

  it.each([
    ['2025-05-15', true],
    ['2025-05-16', false], // the last day itself is not over
    ['2025-05-30', false],
  ])('cooked on %s, the last safe day is over: %s', (cooked, passed) => {
    expect(shelfLifeOf({ ...LEFTOVERS_START, cooked }, TODAY)?.passed).toBe(passed);
  });

  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2025-02-30', 'yesterday', '20-05-2025'])(
    'refuses %s',
    (cooked) => {
      expect(untilOf(cooked)).toBeNull();
    },
  );

  it('rejects unknown foods and methods', () => {
    expect(untilOf('', 'snow')).toBeNull();
    expect(untilOf('', 'rice', 'cellar')).toBeNull();
  });
});

describe('settleDay', () => {
  it.each([
    ['today', '2025-05-20'],
    ['', '2025-05-20'],
    ['2025-05-01', '2025-05-01'],
  ])('makes %j the day %s', (cooked, settled) => {
    expect(settleDay({ ...LEFTOVERS_START, cooked }, TODAY).cooked).toBe(settled);
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
