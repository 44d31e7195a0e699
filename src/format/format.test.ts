import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import {
  formatDate,
  formatNumber,
  formatPrecise,
  formatTime,
  selectFractionForm,
  selectPluralForm,
} from './format.ts';

describe('formatNumber', () => {
  it.each<[Language, number, number, number, string]>([
    ['en', 236.59, 2, 2, '236.59'],
    ['fr', 236.59, 2, 2, '236,59'],
    ['de', 236.59, 2, 2, '236,59'],
    ['en', 1234567.891, 2, 2, '1,234,567.89'],
    ['fr', 1234567.891, 2, 2, '1\u202F234\u202F567,89'],
    ['de', 1234567.891, 2, 2, '1.234.567,89'],
    ['en', 1000, 2, 2, '1000.00'],
    ['de', 8765, 0, 0, '8765'],
    ['en', 12345, 0, 0, '12,345'],
    ['en', 100, 2, 2, '100.00'],
    ['fr', 100, 2, 2, '100,00'],
    ['de', 100, 2, 2, '100,00'],
    ['en', 2.54, 2, 4, '2.54'],
    ['fr', 0.03937, 2, 4, '0,0394'],
    ['de', 12, 0, 2, '12'],
    ['en', 0.005, 2, 2, '0.01'],
    ['de', -17.5, 1, 1, '-17,5'],
    ['fr', 0, 2, 2, '0,00'],
  ])('%s: %d with %d to %d decimals is %s', (language, value, min, max, text) => {
    expect(formatNumber(language, value, min, max)).toBe(text);
  });

  it('matches Intl.NumberFormat', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 1000),
    );
    const decimals = fc
      .tuple(fc.nat(4), fc.nat(4))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const grouping = fc.constantFrom('min2', 'always');
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGE_CODES),
        number,
        decimals,
        grouping,
        (language, value, [min, max], useGrouping) => {
          const options = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping } as const;
          const { locale, group } = LANGUAGES[language];
          const expected = new Intl.NumberFormat(locale, options)
            .formatToParts(value)
            .map((part) => (part.type === 'group' ? group : part.value))
            .join('');
          expect(formatNumber(language, value, min, max, useGrouping)).toBe(expected);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('uses one decimals argument as minimum and maximum', () => {
    expect(formatNumber('de', 1.5, 3)).toBe('1,500');
  });

  it.each(LANGUAGE_CODES)('uses the decimal separator of the languages table in %s', (language) => {
    expect(formatNumber(language, 1.5, 1)).toBe(`1${LANGUAGES[language].decimal}5`);
    expect(formatNumber(language, 0.5, 1)).toBe(`0${LANGUAGES[language].decimal}5`);
  });
});

describe('formatPrecise', () => {
  it.each<[Language, number, string]>([
    ['en', 0.0042267, '0.00423'],
    ['fr', 0.0042267, '0,00423'],
    ['de', 0.0042267, '0,00423'],
    ['de', 0.5, '0,5'],
    ['en', 1234.5, '1,230'],
    ['fr', 0, '0'],
  ])('%s: %d is %s', (language, value, text) => {
    expect(formatPrecise(language, value)).toBe(text);
  });
});

describe('formatDate', () => {
  it.each<[Language, string, string]>([
    ['en', '2025-05-20', 'May 20, 2025'],
    ['fr', '2025-05-20', '20 mai 2025'],
    ['de', '2025-05-20', '20. Mai 2025'],
    ['en', '2024-12-15', 'December 15, 2024'],
    ['fr', '2024-12-15', '15 décembre 2024'],
    ['de', '2024-12-15', '15. Dezember 2024'],
    ['en', '2024-02-29', 'February 29, 2024'],
    ['de', '2026-01-01', '1. Januar 2026'],
    ['fr', '2026-01-01', '1er janvier 2026'],
    ['fr', '2026-01-11', '11 janvier 2026'],
    ['fr', '2026-01-21', '21 janvier 2026'],
    ['en', '2026-01-01', 'January 1, 2026'],
  ])('%s: %s is %s', (language, iso, text) => {
    expect(formatDate(language, iso)).toBe(text);
  });

  it.each<[Language, string]>([
    ['en', 'Tuesday, May 20, 2025'],
    ['fr', 'mardi 20 mai 2025'],
    ['de', 'Dienstag, 20. Mai 2025'],
  ])('adds the weekday in %s', (language, text) => {
    expect(formatDate(language, '2025-05-20', { weekday: 'long' })).toBe(text);
  });

  it('writes the first day of a month in French as an ordinal, however long the date', () => {
    expect(formatDate('fr', '2026-01-01', { weekday: 'long', year: undefined })).toBe('jeudi 1er janvier');
    expect(formatDate('fr', '2026-02-01', { month: 'short' })).toBe('1er févr. 2026');
    expect(formatDate('fr', '2026-01-01', { day: undefined })).toBe('janvier 2026');
  });

  it('leaves out parts set to undefined', () => {
    expect(formatDate('de', '2025-05-20', { day: undefined })).toBe('Mai 2025');
  });
});

describe('formatTime', () => {
  it.each<[Language, number, string]>([
    ['en', 1000, '4:40\u00a0PM'],
    ['en', 0, '12:00\u00a0AM'],
    ['fr', 1000, '16:40'],
    ['de', 1000, '16:40'],
    ['de', 545, '9:05'],
    ['fr', 1439, '23:59'],
  ])('%s: minute %d of the day is %s', (language, minutes, text) => {
    expect(formatTime(language, minutes)).toBe(text);
  });
});

describe('selectPluralForm', () => {
  const forms = { one: '{n} day', other: '{n} days' } as const;

  it.each<[Language, number, 'one' | 'other']>([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['en', 1.5, 'other'],
    ['en', 2, 'other'],
    ['fr', 0, 'one'], // French uses the singular below two
    ['fr', 1.5, 'one'],
    ['fr', 2, 'other'],
    ['fr', 1_000_000, 'other'],
    ['de', 0, 'other'],
    ['de', 1, 'one'],
    ['de', 1.5, 'other'],
  ])('%s: %d takes the form "%s"', (language, count, form) => {
    expect(selectPluralForm(language, count, forms)).toBe(forms[form]);
  });

  it.each(LANGUAGE_CODES)('matches Intl.PluralRules in %s', (language) => {
    for (const decimals of [0, 1, 2]) {
      const rules = new Intl.PluralRules(LANGUAGES[language].locale, { minimumFractionDigits: decimals });
      for (const count of [0, 0.42, 1, 1.5, 1.99, 2, 5, 1000]) {
        const form = rules.select(count) === 'one' ? 'one' : 'other';
        const shown = Number.isInteger(count) ? decimals : 2;
        expect([count, decimals, selectPluralForm(language, count, forms, shown)]).toEqual([
          count,
          decimals,
          forms[form],
        ]);
      }
    }
  });
});

// A fraction has the singular, none of a thing the plural, but for French.
it.each<[Language, number, string]>([
  ['en', 0, 'cups'],
  ['de', 0, 'cups'],
  ['es', 0, 'cups'],
  ['fr', 0, 'cup'],
  ['en', 0.5, 'cup'],
  ['en', 1, 'cup'],
  ['en', 1.5, 'cups'],
  ['fr', 1.5, 'cup'],
])('in %s a fraction of %d takes "%s"', (language, count, form) => {
  expect(selectFractionForm(language, count, { one: 'cup', other: 'cups' })).toBe(form);
});
