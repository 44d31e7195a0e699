// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { packsFrom } from '../../tests/packs.ts';
import { listOf, paragraphs, readPage } from '../../tests/readPage.ts';
import { extractRecipe } from './extractRecipe.ts';

const METHOD = `<h2>Method</h2>${paragraphs('Mix it all and boil it.', 'Serve it with some bread.')}`;
const SOUP = `<h2>Ingredients</h2>${listOf('2 onions', '1 tsp salt', '1 l water')}${METHOD}`;

describe('a yield that says what the dish is for', () => {
  it.each([
    ['4 servings as a main course', SOUP],
    [
      '4 Portionen als Hauptgericht',
      `<h2>Zutaten</h2>${listOf('2 Zwiebeln', '1 TL Salz', '1 l Wasser')}<h2>Zubereitung</h2>${paragraphs('Alles mischen und kochen.', 'Mit Brot servieren.')}`,
    ],
    [
      '4 personnes en plat principal',
      `<h2>Ingrédients</h2>${listOf('2 oignons', '1 c. à café de sel', '1 l d’eau')}<h2>Préparation</h2>${paragraphs('Mélanger le tout et cuire.', 'Servir avec du pain.')}`,
    ],
    [
      '4 raciones como plato principal',
      `<h2>Ingredientes</h2>${listOf('2 cebollas', '1 cucharadita de sal', '1 l de agua')}<h2>Elaboración</h2>${paragraphs('Mezclar todo y cocer.', 'Servir con pan.')}`,
    ],
  ])('is read from %s', (stated, recipe) => {
    expect(readPage(`<h1>Soup</h1><p>${stated}</p>${recipe}`).makes).toBe(4);
  });

  it('is no line of the list that starts like it', () => {
    const list = ['2 portions rice', '1 onion', '3 eggs'].map((line) => `<div>${line}</div>`).join('');
    const { ingredients } = readPage(`<h1>Rice</h1><h2>Ingredients</h2>${list}${METHOD}`);
    expect(ingredients).toContain('2 portions rice');
  });
});

describe('a yield in an aside', () => {
  it.each([
    ['counts', '<aside><p>Quick</p><p>Serves 4</p></aside>', 4],
    ['counts for nothing where several differ', '<aside>Serves 4</aside><aside>Serves 6</aside>', null],
    ['counts for nothing beside another', '<p>Serves 2</p><aside><p>Serves 6</p></aside>', 2],
  ])('%s', (_, stated, makes) => expect(readPage(`<h1>Soup</h1>${stated}${SOUP}`).makes).toBe(makes));
});

it('has a line to tick as one, with what can be pressed in it', () => {
  const lines = [
    '2 tablespoons <div><button>butter,</button></div> softened',
    '1 pound <div><button>noodles</button></div>',
    'pepper',
  ].map((line) => `<div class="row"><label><input type="checkbox"><span>${line}</span></label></div>`);
  const html = `<h1>Noodles</h1><h2>Ingredients</h2><div>${lines.join('')}</div><button>Buy all</button>${METHOD}`;
  expect(readPage(html).ingredients).toEqual(['2 tablespoons butter, softened', '1 pound noodles', 'pepper']);
});

describe('data without steps', () => {
  it('has those that the page tells without a heading', () => {
    const marked = ['2 cups flour', '1 cup sugar', '3 eggs']
      .map((line) => `<div><span itemprop="ingredients">${line}</span></div>`)
      .join('');
    const told = [
      'Mix the flour with the sugar, and stir in the eggs one by one.',
      'Bake the cake for about 50 minutes, and let it cool in its pan.',
    ];
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Cake</h1>${marked}</div>`;
    expect(readPage(html + paragraphs(...told)).steps).toEqual(told);
  });

  it('is not what has one, which says no more than its only ingredient', () => {
    const data = { '@type': 'Recipe', name: 'Tea', recipeIngredient: ['tea'], recipeInstructions: ['tea'] };
    expect(extractRecipe(JSON.stringify(data), packsFrom('en'), null)).toContain('Instructions\ntea');
  });
});
