import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { PAN_SIZES } from '@gramwise/engine/pans/pans.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { compareIn } from './compareIn.ts';

it.each(LANGUAGE_CODES)('the %s comparison covers the other sites in every row', (language) => {
  const { table, sites } = compareIn(language);
  for (const { others } of table.rows) expect(Object.keys(others)).toEqual(sites.map(({ id }) => id));
});

it.each(LANGUAGE_CODES)('the %s comparison states our actual counts', (language) => {
  const { rows } = compareIn(language).table;
  const cell = (id: string) => rows.find((row) => row.id === id)?.gramwise;
  expect(cell('ingredients')).toBe(`${FOOD_IDS.length}`);
  expect(cell('pans')).toMatch(new RegExp(`\\b${PAN_SIZES.length}\\b.*\\b${PAN_PRESETS.length}\\b`));
  expect(cell('languages')).toMatch(new RegExp(`^${LANGUAGE_CODES.length}\\b`));
  expect(rows.filter(({ gramwise }) => /[{}]/.test(gramwise))).toEqual([]);
});
