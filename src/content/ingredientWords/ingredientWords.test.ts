import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { describe, expect, it } from 'vitest';
import { FOODS } from './foods.ts';
import { INGREDIENT_WORDS } from './ingredientWords.ts';

const rowsOf = (table: string) => table.trim().split('\n');
const TABLES = Object.entries(INGREDIENT_WORDS);

describe.each(TABLES)('%s', (_, table) => {
  it.each(rowsOf(table))('%s has a form in every language', (row) => {
    const columns = row.split('|');
    expect(columns).toHaveLength(4);
    for (const column of columns) expect(column.split(',')[0]?.trim()).toMatch(/\S/);
  });

  it('has no row twice', () => {
    const rows = rowsOf(table);
    expect(new Set(rows.map((row) => row.split('|')[0])).size).toBe(rows.length);
  });
});

it('foods are those of the table, each once', () => {
  const ids = rowsOf(FOODS).map((row) => row.split('|')[0]);
  const known = new Set(allFoods('en').map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const row of rowsOf(FOODS)) expect(row.split('|')).toHaveLength(5);
});
