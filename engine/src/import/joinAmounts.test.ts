// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageText } from '../../tests/readPage.ts';

/** The lines of ingredients of a page with these elements in its list. */
function read(list: string) {
  const steps = '<p>Mix the flour with the sugar.</p><p>Bake the cake for an hour.</p>';
  const html = `<h1>Cake</h1><h2>Ingredients</h2><div>${list}</div><h2>Method</h2>${steps}`;
  const lines = pageText(html).split('\n');
  return lines.slice(lines.indexOf('Ingredients') + 1, lines.indexOf('Instructions') - 1);
}

const name = (text: string) => `<p class="name">${text}</p>`;
const amount = (text: string) => `<p class="amount">${text}</p>`;
const row = (...parts: readonly string[]) => `<div>${parts.join('')}</div>`;

const ALL = ['200 g flour', '100 g sugar', 'salt'];

describe('amounts in elements of their own go to their names', () => {
  it.each([
    ['before them', [amount('200 g'), name('flour'), amount('100 g'), name('sugar')]],
    ['behind them', [name('flour'), amount('200 g'), name('sugar'), amount('100 g')]],
  ])('%s', (_, parts) => expect(read(parts.join(''))).toEqual(ALL.slice(0, 2)));

  it.each([
    [
      'behind them',
      [row(name('flour'), amount('200 g')), row(name('sugar'), amount('100 g')), row(name('salt'))],
    ],
    [
      'before them',
      [row(amount('200 g'), name('flour')), row(amount('100 g'), name('sugar')), row(name('salt'))],
    ],
    ['the first without one', [name('salt'), name('flour'), amount('200 g'), name('sugar'), amount('100 g')]],
    ['the last without one', [amount('200 g'), name('flour'), amount('100 g'), name('sugar'), name('salt')]],
  ])('%s, where a name has none', (_, parts) =>
    expect(read(parts.join('')).toSorted()).toEqual(ALL.toSorted()),
  );
});

it.each([
  [
    'where these start with their unit',
    [name('salt'), amount('200'), name('g flour'), amount('100'), name('g sugar')],
  ],
  [
    'below a title like them',
    [name('The dough:'), amount('200 g'), name('flour'), amount('100 g'), name('sugar')],
  ],
  [
    'below a title in the element of the amounts',
    [
      row(
        'For the dough<br>200 g',
        row(name('flour')),
        '100 g',
        row(name('sugar')),
        '2 tsp',
        row(name('salt')),
      ),
    ],
  ],
])('go to the names behind them %s', (_, parts) =>
  expect(read(parts.join(''))).toEqual(expect.arrayContaining(ALL.slice(0, 2))),
);

it('stay apart where the first or the last name has none', () => {
  const parts = ['flour', '200 g', 'sugar', '100 g', 'salt'];
  expect(read(parts.map((part) => (/\d/.test(part) ? amount(part) : name(part))).join(''))).toEqual(parts);
});

it('go to their names where only these have a class of ingredients, the last one too', () => {
  const rows = [
    ['ziemniaki', '1 kilogram'],
    ['cebula', '1 sztuka'],
    ['sól', '1 szczypta'],
    ['mąka', '3 łyżki'],
  ].map(([food = '', much = '']) => `<p class="ingredient-name">${food}</p>${amount(much)}`);
  expect(read(rows.join(''))).toEqual([
    '1 kilogram ziemniaki',
    '1 sztuka cebula',
    '1 szczypta sól',
    '3 łyżki mąka',
  ]);
  // A list without a heading
  const bare = `<div>${rows.join('')}</div><p>Obierz ziemniaki, zetrzyj na tarce.</p><p>Smaż placki z obu stron na złoty brąz.</p>`;
  expect(pageText(`<h1>Placki</h1>${bare}`)).toContain('3 łyżki mąka');
});
