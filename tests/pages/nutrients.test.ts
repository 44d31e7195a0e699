import { readFileSync } from 'node:fs';
import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';
import { expect, it } from 'vitest';
import { HOME_PATHS, SCRIPT_BUDGETS } from '../../bench/budgets.ts';
import { nutritionScripts, questionScripts, readerWorker, readFirstVisit } from '../../bench/firstVisit.ts';
import { PAGES } from '../../src/site/paths.ts';
import { OUT } from './built.ts';

/** How rows of the table look in a script: row, water and energy, of every fortieth food. */
const ROWS = Object.values(NUTRIENTS)
  .filter((row, at) => at % 40 === 0 && row[1] >= 1)
  .map(([row, water, energy]) => `${row},${water},${energy},`);

/** The scripts that hold rows of the table. */
const withRows = (scripts: readonly string[]) =>
  scripts.filter((file) => {
    const text = readFileSync(OUT + file, 'utf8');
    return ROWS.some((row) => text.includes(row));
  });

it('holds the nutrients of foods in one script of those that nutrition loads', () => {
  expect(ROWS.length).toBeGreaterThan(20);
  const [file = '', ...others] = withRows(nutritionScripts(OUT, PAGES.reader));
  expect(others).toEqual([]);
  const text = readFileSync(OUT + file, 'utf8');
  expect(ROWS.filter((row) => !text.includes(row))).toEqual([]);
});

it.each(Object.keys(SCRIPT_BUDGETS))('loads none with a first visit to %s', (path) => {
  expect(withRows(readFirstVisit(OUT, path).scripts)).toEqual([]);
});

it.each(HOME_PATHS)('loads none with a question in %s', (language, home) => {
  expect(withRows(questionScripts(OUT, home, language))).toEqual([]);
});

it('loads none with what reads a recipe', () => {
  expect(withRows([readerWorker(OUT)])).toEqual([]);
});
