// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageText } from '../../tests/readPage.ts';

type Row = readonly string[];

const rowOf = (cells: Row, name: string) =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;

/** The ingredients of a page that shows them in a table. */
function read(heads: Row, rows: readonly Row[], name = 'th') {
  const table = `<table>${rowOf(heads, name)}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`;
  const steps = '<p>Mix the flour with the water.</p><p>Bake the bread for an hour.</p>';
  const html = `<h1>Bread</h1><h2>Ingredients</h2>${table}<h2>Method</h2>${steps}`;
  const lines = pageText(html).split('\n');
  return lines.slice(lines.indexOf('Ingredients') + 1, lines.indexOf('Instructions') - 1);
}

const NAMED: readonly Row[] = [
  ['flour', '500'],
  ['water', '350'],
  ['salt', '10'],
];
const NUMBERED = NAMED.map((row) => row.toReversed());

describe('a unit over a column stands behind each of its numbers', () => {
  it.each([
    ['Amount (g)', 'g'],
    ['Grams', 'Grams'],
    ['Weight in g', 'g'],
    ['Menge in Gramm', 'Gramm'],
    ['Quantité (g)', 'g'],
    ['Gramos', 'Gramos'],
  ])('as %s', (head, unit) => {
    expect(read(['', head], NAMED)).toEqual([`flour 500 ${unit}`, `water 350 ${unit}`, `salt 10 ${unit}`]);
    expect(read([head, ''], NUMBERED, 'td')).toEqual([
      `500 ${unit} flour`,
      `350 ${unit} water`,
      `10 ${unit} salt`,
    ]);
  });

  it('but not behind what has its own', () => {
    const rows = [...NAMED, ['yeast', '1 tsp'], ['sesame', '1/2'], ['for the crust'], ['oil', '']];
    expect(read(['Food', 'g'], rows).slice(2)).toEqual([
      'salt 10 g',
      'yeast 1 tsp',
      'sesame 1/2 g',
      'for the crust',
      'oil',
    ]);
  });
});

describe('a table says what it says', () => {
  it.each([
    ['without a unit', ['Food', 'Amount']],
    ['with two of them', ['Food', 'g/ml']],
    ['whose first row is a line of the list', ['200 g', 'butter']],
  ])('%s', (_, heads) => expect(read(heads, NAMED)).toEqual([heads, ...NAMED].map((row) => row.join(' '))));
});
