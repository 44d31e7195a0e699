import { describe, expect, it } from 'vitest';
import { type Content, countLines, fitSheet } from './fitSheet.ts';
import { MAX_FOODS, SHEET_PARTS } from './sheet.ts';

const COLUMNS = ['1 cup', '1/2 cup', '1 tbsp', '1 tsp'];
const rows = (count: number, name = 'All-Purpose Flour', reverse = '') =>
  Array.from({ length: count }, () => ({ name, reverse }));
const USUAL: Content = {
  paper: 'a4',
  columns: COLUMNS,
  rows: rows(15),
  hasReverse: false,
  parts: SHEET_PARTS,
  scales: 4,
};

describe('the type of the sheet', () => {
  it('is largest for few foods, 14 points for the usual ones, 10 for the maximum', () => {
    const points = (content: Partial<Content>) => (fitSheet({ ...USUAL, ...content }).type / 25.4) * 72;
    expect(points({ rows: rows(1) })).toBeCloseTo(points({ rows: [] }), 5);
    expect(points({})).toBeGreaterThan(14);
    expect(points({ paper: 'letter' })).toBeGreaterThan(12.5);
    expect(points({ paper: 'letter', rows: rows(MAX_FOODS) })).toBeGreaterThan(10);
    expect(points({ rows: rows(MAX_FOODS), parts: [] })).toBeGreaterThan(12);
  });

  it('gets smaller with more foods, columns, parts and longer names, never larger', () => {
    let last = Number.POSITIVE_INFINITY;
    for (const content of [
      USUAL,
      { ...USUAL, rows: rows(20) },
      { ...USUAL, rows: rows(MAX_FOODS) },
      { ...USUAL, rows: rows(MAX_FOODS), columns: [...COLUMNS, ...COLUMNS] },
      {
        ...USUAL,
        rows: rows(MAX_FOODS, 'Kartoffelmehl aus ganzen Kartoffeln'),
        columns: [...COLUMNS, ...COLUMNS],
      },
      {
        ...USUAL,
        rows: rows(MAX_FOODS, 'Kartoffelmehl aus ganzen Kartoffeln', '3/4 Tasse + 1 EL + 1 1/2 TL'),
        columns: [...COLUMNS, ...COLUMNS],
        hasReverse: true,
      },
    ] satisfies Content[]) {
      const { type, pad } = fitSheet(content);
      expect(type).toBeLessThanOrEqual(last);
      expect(pad).toBeGreaterThan(0);
      last = type;
    }
    expect(last).toBeGreaterThan(2.1);
  });
});

it.each([
  ['Honey', 10, 1],
  ['All-Purpose Flour', 6, 2],
  ['Donaudampfschifffahrt', 5.5, 3],
  ['a b c', 0.1, 3],
  ['', 5, 1],
])('%j at %d ems takes %d lines', (text, width, lines) => {
  expect(countLines(text, width)).toBe(lines);
});
