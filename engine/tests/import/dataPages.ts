import { COMMENTS, data, list, page, type SavedPage, STORY } from './savedPage.ts';

const LINES = ['2 cups flour', '1 tsp salt', '3/4 cup warm water'];
const STEPS = ['Stir the flour and salt together.', 'Add the water and knead for 5 minutes.'];
const BASE = { name: 'Flatbread', recipeIngredient: LINES, recipeInstructions: STEPS };
const READ = { title: 'Flatbread', ingredients: LINES, steps: STEPS };

/** Flatbread whose data differs in one part. */
export const flatbread = (
  name: string,
  part: object,
  read: Partial<SavedPage> = {},
  around = `<h1>The best bread</h1>${STORY}${COMMENTS}`,
): SavedPage => ({ page: name, html: page(around, data({ ...BASE, ...part })), ...READ, ...read });

const LONG =
  '1 kg (2.2 lb) ripe tomatoes, any mixture of colors and sizes that you can find at the market, washed well, halved, cores and stems cut out, then roughly chopped with all of their juices kept.';

export const DATA_PAGES: readonly SavedPage[] = [
  flatbread('a list of steps', {}),
  flatbread('steps as one text with br', { recipeInstructions: STEPS.join('<br>') }),
  flatbread('steps as paragraphs', { recipeInstructions: STEPS.map((step) => `<p>${step}</p>`).join('') }),
  flatbread('steps as one numbered text', {
    recipeInstructions: STEPS.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  }),
  flatbread('steps as one numbered line', {
    recipeInstructions: STEPS.map((step, at) => `${at + 1}. ${step}`).join(' '),
  }),
  flatbread('sections in sections', {
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [
          {
            '@type': 'HowToSection',
            name: 'Dry',
            itemListElement: [{ '@type': 'HowToStep', text: STEPS[0] }],
          },
          { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: STEPS[1] }] },
        ],
      },
    ],
  }),
  flatbread(
    'entities escaped twice',
    {
      name: 'Mom&amp;#39;s Mac &amp;amp; Cheese',
      recipeIngredient: ['&amp;frac12; cup butter', '1 cup milk &amp;amp; cream'],
    },
    { title: "Mom's Mac & Cheese", ingredients: ['½ cup butter', '1 cup milk & cream'] },
  ),
  flatbread('a yield as a list of a number', { recipeYield: ['4'] }, { makes: 4 }),
  flatbread('a yield as number and text', { recipeYield: ['4', '4 servings'] }, { makes: 4 }),
  flatbread('a yield that is a number', { recipeYield: 6 }, { makes: 6 }),
  flatbread('a yield with a remark', { recipeYield: '4 servings (makes 2 cups)' }, { makes: 4 }),
  flatbread('a yield in a sentence', { recipeYield: 'Makes about 24 cookies' }, { makes: 24 }),
  flatbread('a yield in pieces', { recipeYield: '1 (9-inch) loaf, 12 slices' }, { makes: 1 }),
  flatbread('times', { prepTime: 'PT15M', cookTime: 'PT1H5M', totalTime: 'PT80M' }, { times: [15, 65, 80] }),
  flatbread(
    'times of nothing',
    { prepTime: 'PT0M', cookTime: '', totalTime: 'P0DT0H20M' },
    { times: [null, null, 20] },
  ),
  flatbread('times of days', { prepTime: 'P1DT2H', cookTime: 'PT30.0M' }, { times: [1560, 30, null] }),
  flatbread(
    'ingredients in two vocabularies',
    { ingredients: [...LINES, '1 tbsp oil'] },
    { ingredients: [...LINES, '1 tbsp oil'] },
  ),
  flatbread('the older vocabulary with more', { recipeIngredient: LINES.slice(0, 1), ingredients: LINES }),
  flatbread('ingredients as one text', { recipeIngredient: LINES.join('\n') }),
  flatbread('ingredients as one text with br', { recipeIngredient: LINES.join('<br/>') }),
  flatbread('ingredients in groups', { recipeIngredient: ['For the dough:', ...LINES] }),
  flatbread('a long ingredient', { recipeIngredient: [LONG, ...LINES] }, { ingredients: [LONG, ...LINES] }),
  flatbread(
    'a long ingredient and no steps anywhere',
    { recipeIngredient: [...LINES, LONG], recipeInstructions: [] },
    { ingredients: [...LINES, LONG], steps: [] },
  ),
  flatbread(
    'a sentence as an ingredient',
    { recipeIngredient: ['Use the best olive oil that you can find.', ...LINES] },
    { ingredients: ['Use the best olive oil that you can find.', ...LINES] },
  ),
  flatbread(
    'a title that begins with a number',
    { name: '15-Minute Chicken' },
    { title: '15-Minute Chicken' },
  ),
  flatbread('a title of an amount', { name: '2 Ingredient Dough' }, { title: '2 Ingredient Dough' }),
  flatbread(
    'a title for servings',
    { name: 'Flatbread for 4 servings' },
    { title: 'Flatbread for 4 servings', makes: 4 },
  ),
  flatbread(
    'a long title',
    {
      name: 'The very best and softest homemade skillet flatbread with garlic, butter, herbs and a little honey that you will ever make at home',
    },
    {
      title:
        'The very best and softest homemade skillet flatbread with garlic, butter, herbs and a little honey that you will ever make at home',
    },
  ),
  flatbread(
    'steps that begin as times do',
    {
      recipeInstructions: [
        'Cook on LOW for 1-2 hours',
        'Prep: 10 minutes before, heat the oven.',
        'Total 20 minutes',
      ],
    },
    { steps: ['Cook on LOW for 1-2 hours', 'Prep: 10 minutes before, heat the oven.', 'Total 20 minutes'] },
  ),
  flatbread(
    'steps that look like other parts',
    {
      recipeInstructions: ['Preparation', 'Makes 12 balls', 'Serves 4', '2 cups of sauce go on top', 'Notes'],
    },
    { steps: ['Preparation', 'Makes 12 balls', 'Serves 4', '2 cups of sauce go on top', 'Notes'] },
  ),
  {
    page: 'a French page with short steps',
    html: page(
      '<h1>Tarte</h1>',
      data({
        name: 'Tarte fine aux pommes',
        recipeYield: '6 personnes',
        prepTime: 'PT20M',
        cookTime: 'PT20M',
        recipeIngredient: ['3 pommes', '1 pâte brisée', '30 g de beurre'],
        recipeInstructions: ['Cuisson 20 minutes à 180 °C', 'Repos 30 minutes au frais', 'Servir tiède.'],
      }),
    ),
    title: 'Tarte fine aux pommes',
    ingredients: ['3 pommes', '1 pâte brisée', '30 g de beurre'],
    steps: ['Cuisson 20 minutes à 180 °C', 'Repos 30 minutes au frais', 'Servir tiède.'],
    makes: 6,
    times: [20, 20, null],
  },
  {
    page: 'a German page with counted pieces',
    html: page(
      '<h1>Paprikasuppe</h1>',
      data({
        name: 'Paprikasuppe',
        recipeYield: '4 Portionen',
        totalTime: 'PT45M',
        recipeIngredient: [
          '2 Stück, rot Paprika',
          '1 Stück Zwiebel',
          '12 Stück',
          'gekochter Reis für 4 Portionen',
          '500 ml Brühe (20 kcal)',
        ],
        recipeInstructions: 'Die Paprika würfeln.\n\nZubereitung im Topf: alles kochen.',
      }),
    ),
    title: 'Paprikasuppe',
    ingredients: [
      '2 Stück, rot Paprika',
      '1 Stück Zwiebel',
      '12 Stück',
      'gekochter Reis für 4 Portionen',
      '500 ml Brühe (20 kcal)',
    ],
    steps: ['Die Paprika würfeln.', 'Zubereitung im Topf: alles kochen.'],
    makes: 4,
    times: [null, null, 45],
  },
  {
    page: 'lost decimal points',
    html: page(
      '<h1>Soße</h1><table><tr><td>1,5 TL</td><td>Salz</td></tr><tr><td>2 EL</td><td>Öl</td></tr></table>',
      data({
        name: 'Soße',
        recipeIngredient: ['5 TL Salz', '2 EL Öl'],
        recipeInstructions: ['Alles verrühren.'],
      }),
    ),
    title: 'Soße',
    ingredients: ['1,5 TL Salz', '2 EL Öl'],
    steps: ['Alles verrühren.'],
  },
  flatbread(
    'a wrong encoding',
    { name: 'CrÃ¨me brÃ»lÃ©e', recipeIngredient: ['1Â½ cups cream', '4 egg yolks'] },
    { title: 'Crème brûlée', ingredients: ['1½ cups cream', '4 egg yolks'] },
  ),
  flatbread(
    'what scripts write for a missing unit',
    { recipeIngredient: ['2 undefined onions', '1 tsp salt', 'null pepper'] },
    { ingredients: ['2 onions', '1 tsp salt', 'pepper'] },
  ),
  flatbread(
    'data without amounts',
    { recipeIngredient: ['flour', 'salt', 'warm water'] },
    {},
    `<h1>Flatbread</h1><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${list(STEPS)}`,
  ),
  flatbread(
    'data that says nothing of its list, which the page has',
    { recipeIngredient: ['See the shopping notes'] },
    {},
    `<h1>Flatbread</h1><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${list(STEPS)}`,
  ),
  flatbread(
    'data that lost the amounts behind the names',
    { recipeIngredient: ['flour', 'oil (1st pressing)', 'salt', 'cumin', 'sesame', 'thyme', 'warm water'] },
    {
      ingredients: [
        'flour: 2 cups',
        'oil (1st pressing): 1 tbsp',
        'salt: 1 tsp',
        'cumin: 1 tsp',
        'sesame: 2 tsp',
        'thyme: 2 sprigs',
        'warm water: 3/4 cup',
      ],
    },
    `<h1>Flatbread</h1><div>Ingredients</div>${['flour: 2 cups', 'oil (1st pressing): 1 tbsp', 'salt: 1 tsp', 'cumin: 1 tsp', 'sesame: 2 tsp', 'thyme: 2 sprigs', 'warm water: 3/4 cup'].map((line) => `<p>${line}</p>`).join('')}<h2>A bread for every day</h2>${list(STEPS)}`,
  ),
  flatbread(
    'data without steps, which stand under a heading',
    { recipeInstructions: undefined },
    {},
    `<h1>Flatbread</h1>${STORY}<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${list(STEPS)}<h2>Nutrition</h2><p>200 kcal</p>${COMMENTS}`,
  ),
  flatbread(
    'data without ingredients, which stand under a heading',
    { recipeIngredient: [] },
    {},
    `<h1>Flatbread</h1>${STORY}<h3>Ingredients</h3>${list(LINES)}<h3>Directions</h3>${list(STEPS)}${COMMENTS}`,
  ),
];
