// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { packsFrom } from '../../tests/packs.ts';
import { listOf, readPage } from '../../tests/readPage.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';

const CAKE = listOf('2 cups flour', '1 cup sugar', '3 eggs');
const METHOD = '<h2>Method</h2><p>Mix it all and bake the cake for an hour.</p>';

describe('the yield of a page', () => {
  it.each([
    ['<p>Prep Time: 10 minutes Cook Time: 20 minutes Total Time: 30 minutes Servings: 4</p>', 4],
    ['<p>PORTIONS: 6 portions / TIME: 25 min</p>', 6],
    [
      '<div>Yield</div><div>13 servings (serving size: 1 bun, 3 ounces pork, 1/3 cup slaw, and sauce)</div>',
      13,
    ],
    ['<p>Ilość porcji</p><p>20-24</p>', 20],
  ])('is read from %s', (stated, makes) => {
    expect(readPage(`<h1>Cake</h1>${stated}<h2>Ingredients</h2>${CAKE}${METHOD}`).makes).toBe(makes);
  });
});

describe('the parts of a page', () => {
  const icing = listOf('1/2 cup butter', '3 cups icing sugar');

  it('have the lists of all headings of ingredients', () => {
    const html = `<h1>Cake</h1><h2>Cake ingredients</h2>${CAKE}<h2>Icing ingredients</h2>${icing}${METHOD}`;
    expect(readPage(html).ingredients).toHaveLength(5);
  });

  it('have the lists above one that the heading names alone', () => {
    const parts = `<h2>Marinade ingredients (optional)</h2>${listOf('lemon juice', 'salt')}
      <h2>Icing ingredients</h2>${icing}<h2>Ingredients</h2>${CAKE}`;
    expect(readPage(`<h1>Cake</h1>${parts}${METHOD}`).ingredients).toHaveLength(7);
  });

  it('have steps in a list beside ingredients that end with periods', () => {
    const list =
      '<b>Ingredients:</b><br>1 onion.<br>9 small potatoes.<br>Olive oil, a good one.<br>Salt.<br>';
    const steps = listOf(
      'Chop the onion and fry it.',
      'Peel the potatoes and slice them.',
      'Fry it all slowly.',
    );
    const { ingredients, steps: told } = readPage(`<h1>Tortilla</h1><div>${list}</div><div>${steps}</div>`);
    expect([ingredients.length, told.length]).toEqual([4, 3]);
  });

  it('have no list twice that a page has in two systems', () => {
    const metric = listOf('250 g flour', '200 g sugar', '3 eggs');
    const html = `<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Ingredients (metric)</h2>${metric}${METHOD}`;
    expect(readPage(html).ingredients).toHaveLength(3);
  });

  it('have the steps right behind a list, and not what follows a menu', () => {
    const steps = '<p>Mix the flour with the sugar.</p><p>Beat in the eggs and bake it.</p>';
    const menu = `<h3>Explore</h3>${listOf('Blog', 'About')}<h3>About</h3><p>I am a cook, and I live by the sea.</p>`;
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}${steps}${menu}`).steps).toHaveLength(2);
  });

  it('are found below tabs', () => {
    const tabs = '<ul class="tabs"><li>Ingredients</li><li>Method</li></ul><p>Serves 4</p>';
    const steps = '<p>Mix the flour with the sugar.</p><p>Beat in the eggs and bake it.</p>';
    const { ingredients, makes } = readPage(`<h1>Cake</h1>${tabs}${CAKE}${steps}<h2>More cakes</h2>`);
    expect([ingredients.length, makes]).toEqual([3, 4]);
  });

  it('go on behind a long line in bold', () => {
    const bold = `<p><b>Put the flour into the largest bowl that you have, ${'and so on, '.repeat(4)}</b></p>`;
    const steps = `<p>Mix the flour with the sugar.</p>${bold}<p>Beat in the eggs and bake it.</p>`;
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Method</h2>${steps}`).steps).toHaveLength(3);
  });
});

describe('the steps of a page', () => {
  it('are those of all headings', () => {
    const parts = [
      '<h2>How to make the dough</h2><p>Mix the flour with the sugar.</p>',
      '<h2>How to make the filling</h2><p>Whip the cream with the eggs.</p>',
      '<h2>Instructions to finish it</h2><p>Fill the dough and bake it.</p>',
    ].join('');
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}${parts}`).steps).toEqual([
      'Mix the flour with the sugar.',
      'Whip the cream with the eggs.',
      'Fill the dough and bake it.',
    ]);
  });

  it('are those of a class between short items, without a period', () => {
    const texts = ['Mix the flour with the sugar', 'Beat in the eggs', 'Bake it for an hour'];
    const steps = texts.map((text) => `<p class="step-text">${text}</p>${listOf('Oven', 'Hot')}`).join('');
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Method</h2>${steps}`).steps).toEqual(
      expect.arrayContaining(texts),
    );
  });

  it('are numbered where no heading names them', () => {
    const steps = '<div>1. All set?</div><div>2. Mix the flour with the eggs</div><div>3. Bake it.</div>';
    const html = `<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Our cake</h2><div>Save</div>${steps}`;
    expect(readPage(html).steps).toEqual(['All set?', 'Mix the flour with the eggs', 'Bake it.']);
  });

  it('stand once on a page that has them again to print', () => {
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}${METHOD}${METHOD}`).steps).toHaveLength(1);
  });

  it('are all there without a period before a list of links', () => {
    const steps = '<p>Mix the flour with the sugar</p><p>Beat in the eggs.</p><p>Bake it for an hour.</p>';
    const links = `${listOf('Baking', 'Eggs', 'Cakes')}<p>I am a cook, and I live by the sea.</p>`;
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Method</h2>${steps}${links}`).steps[0]).toBe(
      'Mix the flour with the sugar',
    );
  });

  it('end before what follows a gap and is not like them', () => {
    const steps = '<p class="step">Mix it all well.</p><p class="step">Bake it for an hour.</p>';
    const links = ['Share', 'Print', 'Pin', 'Save', 'Mail'].map((link) => `<div>${link}</div>`).join('');
    const other = '<p class="about">I am a cook, and I live by the sea.</p>';
    expect(
      readPage(`<h1>Cake</h1><h2>Ingredients</h2>${CAKE}<h2>Method</h2>${steps}${links}${other}`).steps,
    ).toHaveLength(2);
  });
});

describe('the ingredients of a page', () => {
  it('have no question of another class among them', () => {
    const lines = ['2 cups flour', '1 cup sugar', '3 eggs', '1 tsp salt']
      .map((line) => `<p class="line">${line}</p>`)
      .join('<p class="ask">Would you like to save this list?</p>');
    const html = `<h1>Cake</h1><h2>Ingredients</h2>${lines}${listOf('Save', 'Print')}${METHOD}`;
    expect(readPage(html).ingredients).toContain('1 tsp salt');
    expect(readPage(html).ingredients).not.toContain('Would you like to save this list?');
  });

  it('have no signs that show nothing', () => {
    const list = listOf(
      '2 cups whole\u00ADmeal flour',
      '3 eggs',
      'For the icing:\u2063',
      '1 cup icing sugar',
    );
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${list}${METHOD}`).ingredients).toEqual([
      '2 cups wholemeal flour',
      '3 eggs',
      '1 cup icing sugar',
    ]);
  });

  it('are no menu of that name', () => {
    const menu = `<ul><li>Ingredients</li><li>Techniques</li><li>Videos</li></ul>`;
    const list = ['2 cups flour', '1 cup sugar', '3 eggs'].map((line) => `<div>${line}</div>`).join('');
    const steps = listOf('Mix the flour with the sugar.', 'Beat in the eggs and bake it for an hour.');
    expect(
      readPage(`${menu}<h1>Cake</h1><section>${list}</section><div class="steps">${steps}</div>`),
    ).toEqual({
      ingredients: ['2 cups flour', '1 cup sugar', '3 eggs'],
      steps: ['Mix the flour with the sugar.', 'Beat in the eggs and bake it for an hour.'],
      makes: null,
    });
  });

  it('may be in headings as high as that of the steps', () => {
    const lines = ['2 cups flour', '1 cup sugar', '3 tbsp butter'].map((line) => `<h2>${line}</h2>`).join('');
    expect(readPage(`<h1>Cake</h1><p>Ingredients</p>${lines}${METHOD}`).ingredients).toHaveLength(3);
  });

  it('may be counted behind their names, as steps are', () => {
    const list = listOf('Flour 500 g', 'Eggs 6', 'Onions 2');
    const steps = '<p>Step 1</p><p>Mix it all well.</p><p>Step 2</p><p>Bake it for an hour.</p>';
    expect(readPage(`<h1>Cake</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`)).toMatchObject({
      ingredients: ['Flour 500 g', 'Eggs 6', 'Onions 2'],
      steps: ['Mix it all well.', 'Bake it for an hour.'],
    });
  });

  it('may be in a list inside another one, where no heading names them', () => {
    const inner = listOf('1 tsp cumin', '1/2 tsp paprika', '1 tsp salt');
    const list = `<div class="center"><ul><li>4 eggs</li><li>Spices:${inner}</li><li>1 cup quinoa</li><li>2 tbsp oil</li><li>2 tbsp nuts</li></ul></div>`;
    const steps =
      '<p>Boil the eggs for ten minutes and peel them.</p><p>Mix it all and serve it at once.</p>';
    expect(readPage(`<h1>Salad</h1>${list}${steps}`).ingredients).toHaveLength(7);
  });

  it('end before groups of steps in a list like theirs', () => {
    const lists = `<b>For the dough:</b>${listOf('250 g flour', '1 egg', '125 g butter')}<b>For the cream:</b>${listOf('2 lemons', '150 g sugar', '3 eggs')}`;
    const steps = `<h3>The dough</h3>${listOf('Mix the flour with the butter.', 'Bake it for ten minutes.')}<h3>The cream</h3>${listOf('Heat the lemons with the sugar.', 'Stir in all of the eggs.')}`;
    const found = readPage(`<h1>Tart</h1><div>${lists}</div>${steps}`);
    expect([found.ingredients.length, found.steps.length]).toEqual([6, 4]);
  });

  it('may end with an aside behind a list', () => {
    const more = ['1 cup fine sugar (white)', '3 large eggs (cold)'];
    const html = `<h1>Cake</h1><h2>Ingredients</h2>${listOf('2 cups flour', 'a good salt')}`;
    const lines = more.map((line) => `<p>${line}</p>`).join('');
    expect(readPage(`${html}${lines}<p>Mix it all and bake the cake for an hour.</p>`).ingredients).toEqual([
      '2 cups flour',
      'a good salt',
      ...more,
    ]);
  });

  it('and the steps are those that classes name, in a language without headings', () => {
    const list = '<ul class="ingredients"><li>2 dl miel</li><li>3 ous</li><li>farina</li><li>sal</li></ul>';
    const steps =
      '<p class="step">Barrejar la farina amb els ous.</p><p class="step">Coure-ho durant una hora.</p>';
    const links = listOf('Inici', 'Receptes', 'Contacte');
    expect(
      readPage(`<h1>Pa</h1><h2>Necessitem</h2>${list}<h2>Fem</h2>${steps}<h2>Altres</h2>${links}`),
    ).toEqual({
      ingredients: ['2 dl miel', '3 ous', 'farina', 'sal'],
      steps: ['Barrejar la farina amb els ous.', 'Coure-ho durant una hora.'],
      makes: null,
    });
  });
});

describe('data that lost its line breaks', () => {
  it('has those of the page', () => {
    const lines = ['2 cups plain flour', 'salt', 'pepper', '3 eggs'];
    const steps = ['Mix it all well.', 'Bake it for an hour.', 'Let it cool.'];
    const data = {
      '@type': 'Recipe',
      name: 'Cake',
      recipeIngredient: lines.join(' '),
      recipeInstructions: steps.join(' '),
    };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Cake</h1>${listOf(...lines)}`;
    expect(readPage(`${html}${steps.map((step) => `<p>${step}</p>`).join('')}`)).toEqual({
      ingredients: lines,
      steps,
      makes: null,
    });
  });
});

describe('steps that are numbered by hand', () => {
  it('lose the number before a sentence alone', () => {
    const text =
      'Ingredients\n1- inch piece of ginger\n\nMethod\n1- Mix the dough.\n2/ Bake the bread for an hour.';
    const recipe = readRecipe(text, packsFrom('en'));
    const texts = recipe.ok ? recipe.value.lines.map((line) => line.text) : [];
    expect(texts).toEqual([
      'Ingredients',
      '1- inch piece of ginger',
      'Method',
      'Mix the dough.',
      'Bake the bread for an hour.',
    ]);
  });
});
