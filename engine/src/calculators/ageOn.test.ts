import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from './ageOn.ts';
import { addDays, type CalendarDate, parseIsoDate } from './calendar.ts';

const date = (text: string): CalendarDate => parseIsoDate(text) ?? { year: 0, month: 0, day: 0 };

describe('ageOn', () => {
  it.each([
    ['2025-05-20', '2025-05-20', 0, 0],
    ['2025-05-19', '2025-05-20', 0, 1],
    ['2024-05-21', '2025-05-20', 0, 364],
    ['2024-05-20', '2025-05-20', 1, 365],
    ['2024-02-20', '2025-02-20', 1, 366],
    ['1990-05-20', '2025-05-20', 35, 12_784],
    ['1990-05-21', '2025-05-20', 34, 12_783],
    ['2000-12-31', '2001-01-01', 0, 1],
    ['2000-02-29', '2001-02-28', 0, 365], // born on a leap day: a year older on March 1
    ['2000-02-29', '2001-03-01', 1, 366],
    ['2000-02-29', '2004-02-28', 3, 1460],
    ['2000-02-29', '2004-02-29', 4, 1461],
    ['1900-01-01', '2000-01-01', 100, 36_524],
  ])('born %s, on %s: %d years, %d days', (birth, today, years, days) => {
    expect(ageOn(date(birth), date(today))).toEqual({ ok: true, value: { years, days } });
  });

  it.each([
    [null, 'no-date'],
    [{ year: 2023, month: 2, day: 29 }, 'no-date'],
    [{ year: Number.NaN, month: 1, day: 1 }, 'no-date'],
    [{ year: 2025, month: 5, day: 21 }, 'future-date'],
    [{ year: 9999, month: 12, day: 31 }, 'future-date'],
  ])('%j is %s', (birth, code) => {
    expect(ageOn(birth, date('2025-05-20'))).toEqual({ ok: false, code });
  });

  it('never decreases over time, and its years match its days', () => {
    const offset = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(offset, offset, (birthOffset, lived) => {
        const birth = addDays(date('1904-02-29'), birthOffset);
        const today = ageOn(birth, addDays(birth, lived));
        const tomorrow = ageOn(birth, addDays(birth, lived + 1));
        if (!today.ok || !tomorrow.ok) throw new Error('a past date was refused');
        expect(today.value.days).toBe(lived);
        expect(tomorrow.value.years - today.value.years).toBeOneOf([0, 1]);
        expect(Math.abs(today.value.years - lived / 365.2425)).toBeLessThan(1.01);
      }),
    );
  });
});
