/** What each page must show without scripts, written out independently of the source. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/catalogs/languages.ts';
import { allPaths, built, textOf, texts } from './built.ts';

const EXPECTED: readonly [path: string, title: string | RegExp, h1: string | RegExp, ...texts: string[]][] = [
  [
    '/',
    'Cooking Unit Converter | Grams to Milliliters',
    /.+/,
    'Ask in your own words',
    '2\u00a0cups of All-Purpose Flour = 250\u00a0g',
    'Conversion Tools',
    'Popular Weight Conversions',
    'Conversion Calculator',
    '100 grams of Water = 100.00 milliliters',
    'How to Use the Converter',
    'Pro Tips',
    'Ingredient Densities',
    'Why Density Matters',
    'Frequently Asked Questions',
    'About This Tool',
    'feedback and suggestions',
  ],
  [
    '/tools',
    /kitchen tools/i,
    'Kitchen Tools',
    'Converter: grams, cups and spoons',
    'Oven temperatures',
    'Recipe Converter',
    'Paste any recipe and read it in your own units.',
    'Multi-Calculator',
    'Kitchen Sheet',
  ],
  ['/conversions/length', /inch/i, /Inch Calculator/, '2.54', 'Kitchen Pan Sizes', '9×13', '33.02'],
  [
    '/tools/multi-calculator',
    /calculator/i,
    /.+/,
    'Volume',
    'Recipe',
    'BMI',
    'Age',
    'Height (cm)',
    'Birth date',
  ],
  ['/tools/convertidor', /conver/i, /.+/, 'Peso', 'Temperatura', 'Volumen', 'Longitud', 'Convertir'],
  [
    '/tools/cool-cooking-calculators',
    /cooking/i,
    /.+/,
    'Party Food Planner',
    'Cooking Time',
    'Leftovers Storage',
    'Enter values to calculate',
    '165',
  ],
  [
    '/tools/yeast',
    /yeast/i,
    'Yeast Converter',
    'Amount',
    'From',
    'To',
    '1 ⅞ tsp instant yeast',
    '¼\u00a0oz or 7\u00a0g',
  ],
  ['/tools/eggs', /egg size/i, 'Egg Size Converter', 'Eggs', 'Size', 'Country', 'To', '63–73\u00a0g'],
  [
    '/tools/gelatin',
    /gelatin/i,
    'Gelatin Converter',
    'gold sheets',
    'Agar',
    'Boiling weakens gelatin',
    '7.5 g powder',
  ],
  [
    '/tools/sugar-stages',
    /sugar/i,
    'Sugar Stages',
    'Altitude',
    'Temperature',
    'Soft ball',
    '235–240\u00a0°F',
  ],
  [
    '/tools/brine',
    /brine/i,
    'Brine and Ferment Calculator',
    'Weight',
    'Salt %',
    'Salt',
    'Method',
    'Tested range',
    'NCHFP',
    'No nitrite',
  ],
  [
    '/tools/measure',
    /camera/i,
    'Measure a Pan With Your Camera',
    'Use the camera',
    'Choose a photo',
    'Reference',
    'Bank card',
    'A4 sheet',
    'Letter sheet',
    '1 euro coin',
    'US quarter',
  ],
  [
    '/tools/recipe-converter',
    /recipe converter/i,
    'Recipe Converter',
    'Your recipe',
    'Language',
    'Measures',
    'Metric',
    'US cups',
    'As written',
    'Scale',
    'Convert recipe',
    'Try an example',
  ],
  ['/embed', /your site/i, 'Put the Converter on Your Site', '<iframe', '/embed/converter?'],
  ['/developers', /developers/i, 'Links and Parameters', 'ingredient', '/embed/converter', '/foods/en.json'],
  ['/kitchen/sheet', /sheet/i, 'Kitchen Sheet', 'Ingredient', '125', 'Oven temperatures', 'Print'],
  ['/recipes', /recipe/i, /recipe/i, 'Chocolate Cake', 'Virgin Mojito', 'Lemon Pickle'],
  [
    '/recipes/chocolate-cake',
    /Chocolate Cake/,
    /Chocolate Cake/,
    'Back to Recipes',
    'Ingredients',
    'Instructions',
    'Contains:',
    'Dessert',
    'Both',
    'US cups',
    'Scale by what you have',
    'My pan',
    'Take it along',
    '230\u00a0g (1\u00a03/4\u00a0cups)',
    '180\u00a0°C (350\u00a0°F, 160\u00a0°C fan, gas mark\u00a04)',
  ],
  ['/recipes/virgin-mojito', /Mojito/, /Virgin Mojito/, 'Garnish', 'Glassware', 'Tips', 'Difficulty'],
  ['/recipes/lemon-pickle', /Lemon Pickle/, /Lemon Pickle/, 'Origin', 'Fermentation', 'Shelf life'],
  [
    '/recipes/chana-masala',
    /Chana Masala/,
    /Chana Masala/,
    'Calories',
    'Protein',
    'Carbs',
    'Fat',
    'Fiber',
    'Servings',
    'Dietary:',
  ],
  ['/faq', /question|FAQ/i, /.+/, 'Weight', 'Volume', 'Temperature', 'caling', 'Gas Mark'],
  ['/about', /about/i, /.+/, 'Mission', 'Story', 'Features', 'Team', 'Community', 'flour'],
  ['/blog', /blog|article/i, /.+/, 'How Many'],
  ['/blog/categories/conversions', /conversion/i, /conversion/i],
  ['/blog/categories/cooking-tips', /tips/i, /cooking tips/i],
  ['/blog/categories/ingredient-guides', /guides/i, /ingredient guides/i],
  ['/blog/kitchen-measurement-tools', /measur/i, /.+/, 'December 15, 2024', 'May 20, 2025'],
  ['/blog/posts/cups-to-grams-flour', /flour/i, /flour/i, '125 g'],
  [
    '/compare/alternatives',
    /alternatives/i,
    /.+/,
    'RecipeSage',
    'Convertitive',
    'Bake Converter',
    'not confirmed',
    'Testimonials',
    'November 2026',
  ],
  ['/trending', /trending|season/i, /.+/, '250 g', '0.75', '0.79', '350'],
  [
    '/legal/terms',
    /terms/i,
    /terms/i,
    'Last updated: May 20, 2025',
    '13',
    '30 days',
    'Governing Law',
    'Disclaimer',
    'Liability',
  ],
  ['/legal/imprint', /imprint/i, /imprint/i, 'Publisher', 'Web host'],
  ['/privacy', /privacy/i, /privacy/i, 'language', 'theme', 'images.unsplash.com'],
  ['/contact', /contact/i, /contact/i],
];

test.each(EXPECTED)('%s', (path, title, h1, ...words) => {
  const html = built(path) ?? '';
  const shown = textOf(html);
  expect(texts(html, 'title')[0]).toMatch(title);
  expect(texts(html, 'h1')[0]).toMatch(h1);
  for (const word of words) expect(shown).toContain(word);
});

test('all recipes are linked from the index', () => {
  const links = new Set((built('/recipes') ?? '').match(/(?<=href=")\/recipes\/[a-z-]+(?=")/g));
  const recipes = allPaths().filter((path) => path.startsWith('/recipes/'));
  expect([...links].sort()).toEqual(recipes.sort());
});

test('the footer links to the legal pages in every language', () => {
  for (const { prefix } of Object.values(LANGUAGES)) {
    const html = built(prefix || '/') ?? '';
    for (const path of ['/privacy', '/legal/terms', '/legal/imprint', '/contact'])
      expect(html).toContain(`href="${prefix}${path}"`);
  }
});
