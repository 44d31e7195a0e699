import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { trendingIn } from './trendingIn.ts';

it.each(LANGUAGE_CODES)('every month has a %s card for each tool, without duplicates', (language) => {
  const { months, tools } = trendingIn(language);
  expect(months.map((cards) => cards.length)).toEqual(Array(12).fill(tools.length));
  expect(new Set(months.flat().map(({ text }) => text)).size).toBe(months.flat().length);
});
