import { LINES, STEPS } from './barePages.ts';
import { flatbread } from './dataPages.ts';
import { list, type SavedPage } from './savedPage.ts';

/** What sites write into their data beside what schema.org says. */
export const DATA_SHAPES: readonly SavedPage[] = [
  flatbread('steps with markup that is escaped', {
    recipeInstructions: STEPS.map((step) => `&lt;p&gt;${step}&lt;/p&gt;`).join(''),
  }),
  flatbread('steps with markup that is escaped twice', {
    recipeInstructions: STEPS.map((step) => `&amp;lt;p&amp;gt;${step}&amp;lt;/p&amp;gt;`).join(''),
  }),
  flatbread('steps run together behind numbers without spaces', {
    recipeInstructions: STEPS.map((step, at) => `${at + 1}.${step}`).join(''),
  }),
  flatbread('the numbers of steps among them', {
    recipeInstructions: STEPS.flatMap((step, at) => [`${at + 1}.`, step]),
  }),
  flatbread('titles that are numbers or the start of their steps', {
    recipeInstructions: [
      { '@type': 'HowToStep', name: 'Step 1', text: STEPS[0] },
      { '@type': 'HowToStep', name: 'Add the water…', text: `<p>${STEPS[1]}</p>` },
    ],
  }),
  flatbread('steps in a name beside an empty text', {
    recipeInstructions: STEPS.map((name) => ({ '@type': 'HowToStep', name, text: '' })),
  }),
  flatbread(
    'an address instead of steps, which stand under a heading',
    { recipeInstructions: 'https://example.com/flatbread#method' },
    {},
    `<h1>Flatbread</h1><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${list(STEPS)}`,
  ),
  flatbread(
    'data that lost the amounts before the units',
    {
      recipeYield: '4',
      recipeIngredient: ['cups flour', 'tsp salt', 'cup warm water', 'tsp oil', 'cups dates (2 handfuls)'],
    },
    { makes: 4, ingredients: [...LINES, '2 tsp oil', '1 1/2 cups dates (2 handfuls)'] },
    `<h1>Flatbread</h1><h2>Ingredients</h2>${list([...LINES, '2 tsp oil', '1 1/2 cups dates (2 handfuls)'])}<h2>Method</h2>${list(STEPS)}`,
  ),
];
