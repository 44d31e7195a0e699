import { describe, expect, test, vi } from 'vitest';
import { findPastedRecipe } from './reading/markup.ts';

const page = (data: unknown, body = '<nav>Home</nav><p>My life story.</p>') =>
  `<!doctype html><html><head><title>Blog</title>
<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>
</head><body>${body}</body></html>`;

const TOAST = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Cinnamon Toast',
  recipeYield: '4 servings',
  recipeIngredient: ['4 slices of bread', '1/4 cup butter', '2 tbsp sugar'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Toast the bread.' },
    { '@type': 'HowToStep', text: 'Spread with the butter and the sugar.' },
  ],
};

const READ = `Cinnamon Toast
Yield: 4 servings

Ingredients
4 slices of bread
1/4 cup butter
2 tbsp sugar

Instructions
Toast the bread.
Spread with the butter and the sugar.`;

const readWith = (part: object) => findPastedRecipe(JSON.stringify({ ...TOAST, ...part }), 'en');

describe('data that lost a decimal point', () => {
  const salted = (ingredient: string, body: string) =>
    findPastedRecipe(page({ ...TOAST, recipeIngredient: ['4 slices of bread', ingredient] }, body), 'en');

  test.each<[ingredient: string, body: string, expected: string]>([
    ['15 TL Salz', '<ul><li>1,5 TL Salz</li></ul>', '1,5 TL Salz'],
    ['5 TL Salz', '<ul><li>1,5 TL Salz</li></ul>', '1,5 TL Salz'],
    ['1 TL Salz', '<table><tr><td>1,5 TL</td><td>Salz</td></tr></table>', '1,5 TL Salz'],
    ['25 cups flour', '<div>2.5</div><div>cups</div><div>flour</div>', '2.5 cups flour'],
    [
      '75 l de lait (env. 3 verres)',
      '<li>0,75 l de lait (env. 3 verres)</li>',
      '0,75 l de lait (env. 3 verres)',
    ],
    ['25 kg de papas', '<p>2,25 kg de carne</p><li>2,5 kg de papas</li>', '2,5 kg de papas'],
  ])('has %j as the page shows it', (ingredient, body, expected) => {
    expect(salted(ingredient, body)).toContain(`bread\n${expected}\n`);
  });

  test.each<[why: string, ingredient: string, body: string]>([
    ['is on the page', '15 TL Salz', '<li>15 TL Salz</li><p>1,5 TL Salz</p>'],
    ['is scaled on the page', '3 TL Salz', '<li>1,5 TL Salz</li>'],
    ['has a point', '1.5 TL Salz', '<li>15,1 TL Salz</li>'],
    ['has no numbers', 'Salz', '<li>1,5 Salz</li>'],
    ['is not on the page', '15 TL Salz', '<li>1,5 TL Zimt</li>'],
  ])('stays where the line %s', (_, ingredient, body) => {
    expect(salted(ingredient, body)).toContain(`bread\n${ingredient}\n`);
  });
});

describe('the recipe in the data of a page', () => {
  test.each<[string, unknown]>([
    ['alone', TOAST],
    ['in a graph', { '@graph': [{ '@type': 'WebPage', name: 'Blog' }, TOAST] }],
    ['in an array', [{ '@type': 'Organization', name: 'Blog' }, TOAST]],
    ['in arrays and graphs', [[{ '@graph': [[TOAST]] }]]],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: TOAST }],
    ['of two types', { ...TOAST, '@type': ['Recipe', 'NewsArticle'] }],
  ])('is found %s', (_, data) => {
    expect(findPastedRecipe(page(data), 'en')).toBe(READ);
    expect(findPastedRecipe(JSON.stringify(data, null, 2), 'en')).toBe(READ);
  });

  test('is found after data that is broken or about something else', () => {
    const scripts = ['{"@type": "Recipe", ', '{"@type": "BreadcrumbList"}', JSON.stringify(TOAST)];
    const head = scripts.map((one) => `<script type="application/ld+json">${one}</script>`).join('\n');
    expect(findPastedRecipe(`\n  <html><head>${head}</head><body></body></html>`, 'en')).toBe(READ);
  });

  test.each<[string, unknown]>([
    ['one text', 'Toast the bread.\nSpread with the butter and the sugar.'],
    ['texts', ['Toast the bread.', 'Spread with the butter and the sugar.']],
    ['paragraphs', '<p>Toast the bread.</p><p>Spread with the butter and the sugar.</p>'],
    ['steps with a name only', TOAST.recipeInstructions.map(({ text }) => ({ name: text }))],
    ['a list', { '@type': 'ItemList', itemListElement: TOAST.recipeInstructions }],
  ])('has its steps from %s', (_, recipeInstructions) => {
    expect(readWith({ recipeInstructions })).toBe(READ);
  });

  test('has the sections of its steps as headings', () => {
    const [toast, spread] = TOAST.recipeInstructions;
    const recipeInstructions = [
      { '@type': 'HowToSection', name: 'For the toast', itemListElement: [toast] },
      { '@type': 'HowToSection', name: 'To serve:', itemListElement: spread },
    ];
    expect(readWith({ recipeInstructions }).split('\n').slice(-4)).toEqual([
      'For the toast:',
      'Toast the bread.',
      'To serve:',
      'Spread with the butter and the sugar.',
    ]);
  });

  test.each<[unknown, string]>([
    [4, 'Yield: 4'],
    ['4', 'Yield: 4'],
    [['4', '4 servings'], 'Yield: 4 servings'],
    ['12 muffins', 'Yield: 12 muffins'],
    ['Serves 4', 'Serves 4'],
  ])('serves %j as %j', (recipeYield, line) => {
    expect(readWith({ recipeYield }).split('\n')[1]).toBe(line);
  });

  test('has its ingredients from one text too, and from the older name of the property', () => {
    const one = TOAST.recipeIngredient.join('\n');
    expect(readWith({ recipeIngredient: one })).toBe(READ);
    expect(readWith({ recipeIngredient: undefined, ingredients: TOAST.recipeIngredient })).toBe(READ);
    expect(readWith({ recipeIngredient: ['4 slices\n    of bread', '1/4 cup butter', '2 tbsp sugar'] })).toBe(
      READ,
    );
  });

  test('keeps the line breaks of a text that contains markup characters', () => {
    const recipeInstructions = 'Toast &amp; cool.\nSalt & serve.';
    expect(readWith({ recipeInstructions }).split('\n').slice(-2)).toEqual([
      'Toast & cool.',
      'Salt & serve.',
    ]);
  });

  test('has headings in its own language, whatever the page’s', () => {
    const text = findPastedRecipe(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Pfannkuchen',
        recipeYield: 3,
        recipeIngredient: ['250 g Mehl', '3 Eier', '1 EL Zucker'],
        recipeInstructions: 'Das Mehl mit der Milch verrühren und die Eier unterrühren.',
      }),
      'en',
    );
    expect(text).toContain('Ergibt: 3\n\nZutaten\n250 g Mehl');
    expect(text).toContain('\n\nZubereitung\nDas Mehl');
  });

  test('may lack any part, or have one that is invalid', () => {
    expect(findPastedRecipe('{"@type":"Recipe"}', 'en')).toBe('');
    expect(findPastedRecipe('{"@type":"Recipe","name":"Tea","recipeIngredient":null}', 'en')).toBe('Tea');
    expect(readWith({ recipeIngredient: { '@value': 1 }, recipeInstructions: true })).toBe(
      'Cinnamon Toast\nYield: 4 servings',
    );
  });
});

describe('markup', () => {
  test('in the data becomes text, and never runs', () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const text = readWith({
      name: 'Mac &amp; Cheese<script>alert(1)</script>',
      recipeIngredient: ['<b>1 cup</b> milk', '2 &frac12; cups flour', '<img src=x onerror=alert(1)>3 eggs'],
      recipeInstructions: ['Stir &lt;well&gt;.<script>alert(2)</script>'],
    });
    expect(text).toBe(
      'Mac & Cheese\nYield: 4 servings\n\nIngredients\n1 cup milk\n2 ½ cups flour\n3 eggs\n\nInstructions\nStir <well>.',
    );
    expect(document.querySelector('script, img')).toBeNull();
    expect(alert).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('of a page without data becomes its text, with headings and a line for each block', () => {
    const body = `<header>Menu</header><h1>Cinnamon&nbsp;Toast</h1>
      <style>p { color: red }</style><script>document.title = 'no'</script>
      <ul><li>4 slices of bread</li><li>1/4&nbsp;cup
        butter</li></ul>
      <table><tr><td>2 tbsp</td><td>sugar</td></tr></table>
      <div>Serves 2<p>Toast the bread.<br>Spread it.</p></div><footer>© me</footer>`;
    const title = document.title;
    expect(findPastedRecipe(`<html><body>${body}</body></html>`, 'en')).toBe(
      'Cinnamon Toast\nServes 2\n\nIngredients\n4 slices of bread\n1/4 cup butter\n2 tbsp sugar\n\nInstructions\nToast the bread.\nSpread it.',
    );
    expect(document.title).toBe(title);
  });

  test.each(['{"@type": "Recipe", "name":', '{"name": "Toast"}', '[1, 2]', '{}'])(
    'that is broken JSON, or not a recipe, stays: %s',
    (text) => {
      expect(findPastedRecipe(text, 'en')).toBe(text);
      expect(findPastedRecipe(page(text, '<p>2 eggs</p>'), 'en')).toBe('2 eggs');
    },
  );
});

test.each([
  '# Cinnamon Toast\n\n- 4 slices of **bread**\n- 1/4 cup butter\n\n1. Toast <b>it</b> & eat.',
  '[Cinnamon Toast](https://example.com)\n2 eggs',
  '2 cups flour',
  '',
  'PK\u0003\u0004\u0000',
])('text and Markdown are left as they are: %j', (text) => {
  expect(findPastedRecipe(text, 'en')).toBe(text);
});

test('a whole library of pages is left as it is', () => {
  const large = `<p>${'a'.repeat(5_000_000)}</p>`;
  expect(findPastedRecipe(large, 'en')).toBe(large);
});

test('gives up on endlessly nested data', () => {
  const deep = `${'['.repeat(5000)}${JSON.stringify(TOAST)}${']'.repeat(5000)}`;
  expect(findPastedRecipe(deep, 'en')).toBe(deep);
});
