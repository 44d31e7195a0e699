// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { listOf, readPage } from '../../tests/readPage.ts';

const ingredientsOf = (html: string) => readPage(html).ingredients;

const METHOD = '<h2>Method</h2><p>Mix it all well.</p><p>Bake it for an hour.</p>';

describe('the ingredients of a page', () => {
  it('have a first list without amounts', () => {
    const lists = [
      ['Flour', 'Sugar'],
      ['250 g quark', '2 eggs'],
    ].map((list) => listOf(...list));
    const [dough, filling] = lists;
    const html = `<h2>Ingredients for the dough</h2>${dough}<h2>Ingredients for the filling</h2>${filling}`;
    expect(ingredientsOf(`<h1>Cake</h1>${html}${METHOD}`)).toHaveLength(4);
  });

  it('have no facts of the recipe before them, where no heading names them', () => {
    const facts = listOf('4', '30 minutes');
    const list = listOf('2 cups flour', '1 cup sugar', '3 eggs');
    const steps = '<p>Mix the flour with the sugar.</p><p>Add the eggs and bake it for an hour.</p>';
    expect(ingredientsOf(`<h1>Cake</h1>${facts}<p>My best one</p>${list}${steps}`)).toEqual([
      '2 cups flour',
      '1 cup sugar',
      '3 eggs',
    ]);
  });

  it('may stand in short lists between the steps', () => {
    const parts = [
      `${listOf('2 cups flour', '1 cup sugar', '3 eggs')}<p>Mix it all in a large bowl.</p>`,
      `${listOf('1 tsp vanilla')}<p>Stir it in and fill a pan.</p>`,
      `${listOf('2 tbsp butter')}<p>Spread it on top and bake the cake.</p>`,
    ];
    expect(ingredientsOf(`<h1>Cake</h1>${parts.join('')}`)).toHaveLength(5);
  });

  it('may have their amounts at the end, right above the steps', () => {
    const rows = ['Flour 900 g', 'Water 700 g', 'Salt 20 g']
      .map((row) => `<tr><td>${row}</td></tr>`)
      .join('');
    expect(ingredientsOf(`<h1>Bread</h1><h2>Formula</h2><table>${rows}</table>${METHOD}`)).toHaveLength(3);
  });

  it.each([
    ['an amount beside an empty unit', '<span>3</span><span></span><span>eggs</span>', '3 eggs'],
    ['fractions that a script draws', String.raw`\(1 \frac{1}{2}\) cups milk`, '1 1/2 cups milk'],
    ['a fraction alone that a script draws', String.raw`$\tfrac{3}{4}$ cup milk`, '3/4 cup milk'],
  ])('have %s', (_, line, text) => {
    const list = listOf('2 cups flour', '1 cup sugar', line);
    expect(ingredientsOf(`<h1>Cake</h1><h2>Ingredients</h2>${list}${METHOD}`)[2]).toBe(text);
  });
});
