// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listOf, pageText } from '../../tests/readPage.ts';

const RECIPE = `<h2>Ingredients</h2>${listOf('2 cups flour', '1 cup sugar', '3 eggs')}
<h2>Method</h2><p>Mix it all and bake the cake for an hour.</p>`;

const page = (name: string, body: string, shared = '') => `<html><head><title>${name}</title>
${shared && `<meta property="og:title" content="${shared}">`}</head><body>${body}${RECIPE}</body></html>`;

// Each page shows the recipe of a plum cake, on a site that is called Home Cooking
it.each([
  ['of its heading', page('Plum Cake - Home Cooking', '<h1>Home Cooking</h1><h2>Plum Cake</h2>')],
  [
    'of its heading below a link to the site',
    page('Recipes - Plum Cake', '<h1>Plum Cake</h1><h1><a href="/">Recipes</a></h1>'),
  ],
  [
    'that it is shared with',
    page(
      'Home Cooking',
      '<h2><a href="/">Home Cooking</a></h2><h1><a href="/plum">Plum Cake</a></h1>',
      'Plum Cake',
    ),
  ],
  [
    'that a heading with more words has, too',
    page('Plum Cake', '<h1><a href="/">Home Cooking</a></h1><h2>Section 2: Plum Cake</h2>'),
  ],
  ['of a small heading', page('Plum Cake', '<h1><a href="/">Home Cooking</a></h1><h3>Plum Cake</h3>')],
  ['of the first heading without a name', page('Home Cooking', '<h3>Plum Cake</h3><h3>Save</h3>')],
  ['without the sign of a link to it', page('Plum Cake', '<h1>Plum Cake<a href="#plum">¶</a></h1>')],
])('a page has the title %s', (_, html) => {
  expect(pageText(html).split('\n')[0]).toBe('Plum Cake');
});

it('a list that no heading names has the title above it', () => {
  const html = `<a href="/">Home</a><h2>Banana Bread</h2>${listOf('3 bananas', '2 cups flour', '1 cup sugar')}
    <p>Mash the bananas in a bowl.</p><p>Stir in the flour and bake it for an hour.</p>`;
  expect(pageText(html).split('\n')[0]).toBe('Banana Bread');
});
