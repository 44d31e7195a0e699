// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { listOf, paragraphs, readPage } from '../../tests/readPage.ts';

function read(html: string) {
  const { ingredients, steps } = readPage(html);
  return { ingredients, steps };
}

const LISTS = {
  en: `<h2>Ingredients</h2>${listOf('2 cups flour', '1 cup sugar', '3 eggs')}`,
  de: `<h2>Zutaten</h2>${listOf('250 g Mehl', '150 g Zucker', '3 Eier')}`,
  fr: `<h2>Ingrédients</h2>${listOf('250 g de farine', '150 g de sucre', '3 œufs')}`,
  es: `<h2>Ingredientes</h2>${listOf('250 g de harina', '150 g de azúcar', '3 huevos')}`,
};

describe('a heading that says nothing of steps', () => {
  it.each([
    ['en', "Let's get cooking", 'Mix the flour with the sugar.', 'Bake it in a hot oven for an hour.'],
    ['de', 'Ran an den Herd', 'Das Mehl mit dem Zucker verrühren.', 'Bei 180 °C eine Stunde backen.'],
    ['fr', 'On passe en cuisine', 'Mélanger la farine et le sucre.', 'Enfourner une heure à 180 °C.'],
    ['es', 'Manos a la obra', 'Mezclar la harina con el azúcar.', 'Hornear una hora a 180 °C.'],
  ] as const)('stands over them where lines tell what to do, in %s: %s', (language, heading, ...steps) => {
    const about = '<h2>Nadia</h2><p>Nadia Kern, Lyon.</p><p>Nadia Kern, Wien.</p>';
    const html = `<h1>Nadia</h1>${LISTS[language]}<h2>${heading}</h2>${paragraphs(...steps)}${about}`;
    expect(read(html).steps).toEqual(steps);
  });

  it('may be a line with a colon behind the list', () => {
    const list = paragraphs('Ingredients:', '2 cups flour', '1 cup sugar', '3 eggs');
    const steps = ['Mix the flour with the sugar', 'Bake it in a hot oven for an hour'];
    const foot = '<h2>Our other cakes</h2><p>Plum cake</p><p>Apple cake</p>';
    expect(read(`<h1>Cake</h1>${list}${paragraphs('What to do:', ...steps)}${foot}`)).toEqual({
      ingredients: ['2 cups flour', '1 cup sugar', '3 eggs'],
      steps,
    });
  });

  it('may stand behind another one over a story', () => {
    const story = '<h2>A word on flour</h2><p>It is not all the same. The finest is ground twice.</p>';
    const steps = ['Mix the flour with the sugar.', 'Bake it in a hot oven for an hour.'];
    const html = `<h1>Cake</h1>${LISTS.en}${story}<h2>Your turn</h2>${paragraphs(...steps)}`;
    expect(read(html).steps).toEqual(steps);
  });
});

describe('a heading as high as that of the steps', () => {
  const more = (heading: string, ...texts: readonly string[]) => `<h2>${heading}</h2>${paragraphs(...texts)}`;

  it.each([
    ['en', 'Method', 'Mix it all in a bowl.', 'The last act', 'Cut the cake and fill it with cream.'],
    [
      'de',
      'Zubereitung',
      'Alles in einer Schüssel mischen.',
      'Fertigstellen',
      'Den Kuchen mit Sahne füllen.',
    ],
    ['fr', 'Préparation', 'Mélanger le tout dans un bol.', 'Meringue', 'Fouetter les blancs et les étaler.'],
    ['es', 'Elaboración', 'Mezclar todo en un bol.', 'Montaje', 'Cubrir la tarta con la nata montada.'],
  ] as const)('goes on with them in %s where it tells what to do', (language, method, first, part, last) => {
    const html = `<h1>Nadia</h1>${LISTS[language]}${more(method, first)}${more(part, last)}`;
    expect(read(html).steps).toEqual([first, last]);
  });

  it('ends them where it tells something else', () => {
    const html = `<h1>Cake</h1>${LISTS.en}${more('Method', 'Mix it all in a bowl.', 'Bake it.')}`;
    const about = more('Who writes here', 'I am a cook by the sea. My cakes are known there.');
    expect(read(html + about).steps).toHaveLength(2);
  });
});

describe('steps of a page', () => {
  const steps = ['Mix the flour with the sugar.', 'Bake it in a hot oven for an hour.'];

  it('may stand before the ingredients', () => {
    const html = `<h1>Cake</h1><h2>Method</h2>${paragraphs(...steps)}${LISTS.en}`;
    expect(read(`${html}<p>Licensed under CC BY</p>`)).toEqual({
      ingredients: ['2 cups flour', '1 cup sugar', '3 eggs'],
      steps,
    });
  });

  it('may be a second list, behind hints beside the first', () => {
    const items = ['2 cups flour', '1 cup sugar', '3 eggs'];
    const hints = '<p>Tips:</p><ul><li>Let them be soft and warm, they mix better.</li></ul>';
    const left = `<div class="left"><p>Ingredients:</p>${listOf(...items)}${hints}</div>`;
    const html = `<h1>Cake</h1>${left}<div class="right">${listOf(...steps)}</div><p>Our cakes</p>`;
    expect(read(html)).toEqual({ ingredients: items, steps });
  });

  it('may be behind their label in one line, as ingredients may', () => {
    const list = '<p><b>Ingredients:</b> 2 cups flour, 1 cup sugar, 3 eggs</p>';
    const html = `<h1>Cake</h1>${list}<p><b>Directions:</b> Mix it all. Bake it for an hour.</p>`;
    expect(read(html)).toEqual({
      ingredients: ['2 cups flour', '1 cup sugar', '3 eggs'],
      steps: ['Mix it all. Bake it for an hour.'],
    });
  });

  it('end before what tells nothing to do behind their list', () => {
    const list = `<h2>Method</h2>${listOf(...steps)}`;
    const behind = paragraphs('I love hearing from you!', 'This page may have links to shops.');
    expect(read(`<h1>Cake</h1>${LISTS.en}${list}${behind}`).steps).toEqual(steps);
  });

  it('have neither yield nor nutrition among them', () => {
    const behind = paragraphs('Yield: 8 servings', 'Per serving: 180 calories, 9 g protein');
    const html = `<h1>Cake</h1>${LISTS.en}<h2>Method</h2>${paragraphs(...steps)}${behind}`;
    expect(read(html).steps).toEqual(steps);
  });

  it('are not below a heading that speaks of the page', () => {
    const list = `<h2>Pasos</h2>${paragraphs('Mezclar la harina con el azúcar.', 'Hornear una hora.')}`;
    const share = '<h2>Comparte esta receta</h2><p>¿Te gustó? Aquí nos lo cuentas.</p>';
    expect(read(`<h1>Tarta</h1>${LISTS.es}${list}${share}`).steps).toHaveLength(2);
  });
});

// `Una` may be a verb, and so may `Brown`
it.each([
  ['es', 'Ingredientes', ['Media cebolla.', 'Una lata de atún.', 'Zanahoria en hilos.', 'Sal y vinagre.']],
  [
    'en',
    'Ingredients',
    [
      '1 cup sugar.',
      'Brown sugar, a third of a cup, packed.',
      'Eggs, two of them.',
      'Nutmeg, a little of it.',
    ],
  ],
] as const)('leaves a list in %s whole whose lines look like steps', (_, heading, lines) => {
  const found = read(`<h1>Nadia</h1><h2>${heading}</h2>${listOf(...lines)}<p>Nadia Kern, Wien.</p>`);
  expect(found.ingredients).toEqual(lines);
});
