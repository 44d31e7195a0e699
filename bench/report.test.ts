import { describe, expect, it } from 'vitest';
import { missedRows, table, verdict } from './report.ts';

const section = (...tables: string[]) => ({
  title: 'Bytes',
  text: 'A limit **missed** here is a word.',
  tables,
});
const rows = (...met: boolean[]) =>
  table(
    ['page', ''],
    met.map((each, i) => [`/${i}`, verdict(each)]),
  );

describe('missedRows', () => {
  it('ignores limits that were met or not set', () => {
    expect(missedRows(section())).toEqual([]);
    expect(missedRows(section(rows(true, true), table(['page', ''], [['/', '']])))).toEqual([]);
  });

  it('finds every missed limit in every table', () => {
    const found = missedRows(section(rows(true, false), rows(true), rows(false, false, true)));
    expect(found.map((row) => row.match(/\/\d/)?.[0])).toEqual(['/1', '/0', '/1']);
  });
});
