// @vitest-environment jsdom
import { extractRecipe } from '@gramwise/engine/import/extractRecipe.ts';
import { describe, expect, it } from 'vitest';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const read = (html: string) => extractRecipe(`<!doctype html><body>${html}</body>`, [], parse);

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...recipe })}</script>`;
const list = (name: string, items: readonly string[]) =>
  items.map((item) => `<li class="${name}">${item}</li>`).join('');

const NAV = '<div>Home</div><div>Shop</div>';
const LINES = ['2 cups flour', '1 tsp salt'];
const STEPS = ['Mix.', 'Bake.'];
const SOUP = `Flatbread

Ingredients
2 cups flour
1 tsp salt

Instructions
Mix.
Bake.`;

const WPRM = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Flatbread</h2>
  <ul>${list('wprm-recipe-ingredient', ['<label>▢</label> <span>2</span> <span>cups</span> <span>flour</span>', '<span>1</span> <span>tsp</span> <span>salt</span>'])}</ul>
  <ul>${STEPS.map((step) => `<li><div class="wprm-recipe-instruction-text">${step}</div></li>`).join('')}</ul></div>`;
const TASTY = `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Flatbread</h2>
  <div class="tasty-recipes-ingredients"><ul>${list('', LINES)}</ul></div>
  <div class="tasty-recipes-instructions"><ol>${list('', STEPS)}</ol></div></div>`;
const CREATE = `<div class="mv-create-card"><h2 class="mv-create-title">Flatbread</h2>
  <div class="mv-create-ingredients"><ul>${list('', LINES)}</ul></div>
  <div class="mv-create-instructions"><ol>${list('', STEPS)}</ol></div></div>`;
const H_RECIPE = `<div class="h-recipe"><h2 class="p-name">Flatbread</h2><ul>${list('p-ingredient', LINES)}</ul>
  <div class="e-instructions"><p>Mix.</p><p>Bake.</p></div></div>`;
const HRECIPE = `<div class="hrecipe"><h2 class="fn">Flatbread</h2><ul>${list('ingredient', LINES)}</ul>
  <div class="instructions"><p>Mix.</p><p>Bake.</p></div></div>`;

describe('a saved page', () => {
  it.each([
    ['WP Recipe Maker', WPRM],
    ['Tasty Recipes', TASTY],
    ['Mediavine Create', CREATE],
    ['h-recipe', H_RECIPE],
    ['hRecipe', HRECIPE],
  ])('without data has its recipe by the classes of %s', (_, html) => expect(read(NAV + html)).toBe(SOUP));

  it.each([
    ['steps', { name: 'Flatbread', recipeIngredient: LINES }],
    ['empty steps', { name: 'Flatbread', recipeIngredient: LINES, recipeInstructions: [] }],
    ['ingredients', { name: 'Flatbread', recipeInstructions: STEPS }],
    ['both', { name: 'Flatbread' }],
    ['amounts', { name: 'Flatbread', recipeIngredient: ['flour', 'salt'], recipeInstructions: STEPS }],
  ])('gives what its data lacks: %s', (_, recipe) => expect(read(data(recipe) + TASTY)).toBe(SOUP));

  it.each([
    ['of the page', TASTY, SOUP],
    ['by its amounts where the page has none', '', SOUP.replace('salt', 'salt\n2 figs')],
  ])('has the lines %s where its data has one', (_, shown, text) => {
    const recipeIngredient = [`${LINES.join(', ')}, 2 figs`];
    expect(read(data({ name: 'Flatbread', recipeIngredient, recipeInstructions: STEPS }) + shown)).toBe(text);
  });

  it('gives nothing from another recipe', () => {
    const text = read(data({ name: 'Soup', recipeIngredient: ['1 leek'] }) + TASTY);
    expect(text).toBe('Soup\n\nIngredients\n1 leek');
  });

  const marked = (inside: string) => `<div itemscope itemtype="http://schema.org/Recipe">${inside}</div>`;
  it.each([
    ['a marked list', marked('<ul itemprop="recipeIngredient"><li>2 figs</li><li>1 egg</li></ul>')],
    ['a marked paragraph', marked('<p itemprop="recipeIngredient">2 figs<br>1 egg</p>')],
    [
      'marked rows',
      marked(
        '<table><tr itemprop="ingredients"><td>2</td><td>figs</td></tr><tr itemprop="ingredients"><td>1</td><td>egg</td></tr></table>',
      ),
    ],
    ['line breaks in an item', data({ recipeIngredient: ['2 figs<br>1 egg'] })],
    ['line breaks among entities', data({ recipeIngredient: '2&nbsp;figs\n1&nbsp;egg' })],
    [
      'a line that the source wraps',
      marked('<p itemprop="ingredients">2\n  figs</p><p itemprop="ingredients">1 egg</p>'),
    ],
    [
      'marked amounts',
      marked(
        ['2 figs', '1 egg']
          .map((line) => line.split(' '))
          .map(
            ([amount, name]) =>
              `<p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
                <span itemprop="amount">${amount}</span> <span itemprop="name">${name}</span></p>`,
          )
          .join(''),
      ),
    ],
  ])('has one ingredient a line from %s', (_, html) => expect(read(html)).toBe('Ingredients\n2 figs\n1 egg'));

  it.each([
    ['on the page', '<h1>15-Minute Chicken</h1>'],
    ['in its header', '<header><h1>15-Minute Chicken</h1></header>'],
  ])('without data starts with its title %s', (_, title) => {
    const text = read(`<article>${title}<h2>Ingredients</h2><p>1 chicken</p></article>`);
    expect(text).toBe('15-Minute Chicken\nIngredients\n1 chicken');
  });

  it.each([
    [LINES],
    [['1 cup milk <b>(warm)</b>', '2 &amp; a half figs', '½ tsp salt ((optional))']],
    [['For the dough:', '2 Stück, rot Paprika', '1 < 2 eggs', '250 g beurre']],
  ])('keeps every ingredient of its data: %j', (items) => {
    const text = read(data({ name: 'Flatbread', recipeIngredient: items }) + TASTY);
    const words = (line: string) => line.replace(/<\/?b>|&amp;/g, ' ').match(/[\p{L}\d½]+/gu) ?? [];
    for (const item of items)
      expect(text.split('\n').map((line) => words(line).join(' '))).toContain(words(item).join(' '));
  });
});
