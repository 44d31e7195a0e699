import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDates, daysBetween, isCalendarDate, parseIsoDate, toIsoDate } from './calendar.ts';

const date = (text: string) => {
  const parsed = parseIsoDate(text);
  if (!parsed) throw new Error(`no date: ${text}`);
  return parsed;
};

describe('parseIsoDate', () => {
  it.each(['2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31', '0099-03-01'])(
    'reads %s',
    (text) => {
      expect(toIsoDate(date(text))).toBe(text);
    },
  );

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '0000-01-01',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '+2024-01-01',
    '12024-01-01',
    'today',
  ])('refuses %j', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  it.each([
    [2024, 2, 30],
    [2024, 1.5, 1],
    [Number.NaN, 1, 1],
    [Infinity, 1, 1],
    [2024, 1, 1e20],
    [-1, 1, 1],
  ])('rejects the date %d-%d-%d', (year, month, day) => {
    expect(isCalendarDate({ year, month, day })).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2025-03-29', 4, '2025-04-02'], // clocks change in Europe
    ['2025-03-08', 4, '2025-03-12'], // clocks change in America
    ['2024-11-30', 90, '2025-02-28'],
    ['2023-11-30', 90, '2024-02-28'],
    ['2025-01-01', 240, '2025-08-29'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-01-01', 0, '2025-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s and %d days is %s', (start, days, end) => {
    expect(toIsoDate(addDays(date(start), days))).toBe(end);
    expect(daysBetween(date(start), date(end))).toBe(days);
    expect(Math.sign(compareDates(date(start), date(end)))).toBe(Math.sign(0 - days));
  });

  it.each([
    [2024, 366],
    [2023, 365],
    [1900, 365],
    [2000, 366],
    [2100, 365],
  ])('%d has %d days', (year, days) => {
    expect(daysBetween({ year, month: 1, day: 1 }, { year: year + 1, month: 1, day: 1 })).toBe(days);
  });

  it('advances one day at a time through four centuries', () => {
    let day = date('1904-01-01');
    for (let count = 1; count <= 146_097; count += 1) {
      const next = addDays(day, 1);
      const follows = next.day === day.day + 1 ? next.month === day.month : next.day === 1 && day.day >= 28;
      if (!follows || !isCalendarDate(next))
        throw new Error(`after ${toIsoDate(day)} came ${toIsoDate(next)}`);
      day = next;
    }
    expect(toIsoDate(day)).toBe('2304-01-01'); // 400 years have 146,097 days
  });

  it('counts the same days in both directions', () => {
    const number = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(number, number, (offset, days) => {
        const start = addDays(date('2024-02-29'), offset);
        expect(addDays(addDays(start, days), -days)).toEqual(start);
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
  });
});
