import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';

it.each(LANGUAGE_CODES)('the crêpes of the article on nutrition add up in %s', (language) => {
  const text = readFileSync(`${import.meta.dirname}/how-we-compute-nutrition/${language}.mdx`, 'utf8');
  const numberIn = (cell = '') =>
    Number(
      LANGUAGES[language].decimal === ','
        ? cell.replace(/[.\s]/g, '').replace(',', '.')
        : cell.replace(',', ''),
    );
  const rows = text
    .split('\n')
    .filter((line) => /^\|.*\d \|$/.test(line))
    .map((line) => line.split('|').slice(2, -1).map(numberIn));
  const foods = rows.slice(0, -2);
  const [total, serving] = rows.slice(-2).map((row) => row[2] ?? 0);
  expect(foods).toHaveLength(6);
  for (const [grams = 0, kilocaloriesIn100 = 0, kilocalories] of foods)
    expect(Math.abs((grams * kilocaloriesIn100) / 100 - (kilocalories ?? 0))).toBeLessThanOrEqual(0.5);
  expect(foods.reduce((sum, row) => sum + (row[2] ?? 0), 0)).toBe(total);
  expect(Math.round((total ?? 0) / 6)).toBe(serving);
});
