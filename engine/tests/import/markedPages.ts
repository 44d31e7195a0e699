import {
  COMMENTS,
  data,
  items,
  list,
  numbered,
  page,
  paragraphs,
  type SavedPage,
  STORY,
} from './savedPage.ts';

const LINES = ['2 cups flour', '1 tsp salt', '3/4 cup warm water'];
const STEPS = ['Stir the flour and salt together.', 'Add the water and knead for 5 minutes.'];
const READ = { title: 'Flatbread', ingredients: LINES, steps: STEPS };

const marked = (name: string, recipe: string, read: Partial<SavedPage> = {}): SavedPage => ({
  page: name,
  html: page(`<h1>A blog</h1>${STORY}${recipe}${COMMENTS}`),
  ...READ,
  ...read,
});

const MICRODATA = 'itemscope itemtype="http://schema.org/Recipe"';
const steps = `<div itemprop="recipeInstructions">${numbered(STEPS)}</div>`;

export const MARKED_PAGES: readonly SavedPage[] = [
  marked(
    'microdata on items, with times',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><span itemprop="recipeYield">8 pieces</span>
    <time itemprop="prepTime" datetime="PT10M">10 mins</time><meta itemprop="cookTime" content="PT20M">
    ${list(LINES, 'itemprop="recipeIngredient"')}${steps}</div>`,
    { makes: 8, times: [10, 20, null] },
  ),
  marked(
    'microdata on rows of a table',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><table>${LINES.map((line) => {
      const [amount, ...words] = line.split(' ');
      return `<tr itemprop="ingredients"><td>${amount}</td><td>${words.join(' ')}</td></tr>`;
    }).join('')}</table>${steps}</div>`,
  ),
  marked(
    'microdata on a whole list',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><ul itemprop="recipeIngredient">${items(LINES)}</ul>${steps}</div>`,
  ),
  marked(
    'microdata on a whole table',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><table itemprop="recipeIngredient">${LINES.map(
      (line) => `<tr><td>${line}</td></tr>`,
    ).join('')}</table>${steps}</div>`,
  ),
  marked(
    'microdata on paragraphs in one item',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><div itemprop="recipeIngredient">${paragraphs(LINES)}</div>${steps}</div>`,
  ),
  marked(
    'microdata that marks the label of the yield, and the ingredients as steps, too',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2><p><span itemprop="recipeYield">Yield:</span> 8 pieces</p>
    <h3>Ingredients</h3><div itemprop="recipeInstructions">${list(LINES, 'itemprop="ingredients"')}</div><h3>Directions</h3>${list(STEPS)}</div>`,
    { makes: 8 },
  ),
  marked(
    'RDFa',
    `<div vocab="http://schema.org/" typeof="Recipe"><h2 property="name">Flatbread</h2>${list(LINES, 'property="recipeIngredient"')}
    <div property="recipeInstructions">${paragraphs(STEPS)}</div></div>`,
  ),
  marked(
    'RDFa with a prefix and times',
    `<div prefix="s: http://schema.org/" typeof="s:Recipe"><h2 property="s:name">Flatbread</h2>
    <span property="s:totalTime" content="PT35M">35 min</span>${list(LINES, 'property="s:ingredients"')}
    ${numbered(STEPS, 'property="s:recipeInstructions"')}</div>`,
    { times: [null, null, 35] },
  ),
  marked(
    'WP Recipe Maker with boxes, two systems and a print version',
    `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Flatbread</h2>
    <span class="wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time: </span><span class="wprm-recipe-time"><span class="wprm-recipe-prep_time">15</span> <span>minutes</span></span></span>
    <span class="wprm-recipe-servings-with-unit"><span class="wprm-recipe-servings">4</span> <span>people</span></span>
    <ul>${LINES.map((line) => `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label>▢ </label></span>${line}</li>`).join('')}</ul>
    <ul>${STEPS.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${step}</div></li>`).join('')}</ul></div>
    <div class="wprm-recipe-container" style="display:none"><h2 class="wprm-recipe-name">Flatbread</h2><ul>${items(LINES, 'class="wprm-recipe-ingredient"')}</ul></div>`,
    { makes: 4, times: [15, null, null] },
  ),
  marked(
    'Tasty Recipes with groups and adjustable amounts',
    `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Flatbread</h2><span class="tasty-recipes-yield"><span data-amount="4">4</span> servings <span class="tasty-recipes-yield-scale"><span data-amount="1">1</span>x</span></span>
    <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body"><h4>Dough</h4><ul>${items(
      [
        '<input type="checkbox"><span data-amount="2" data-unit="cup">2 cups</span> flour',
        '<span data-amount="1">1 tsp</span> salt',
        '<span data-amount="0.75">3/4 cup</span> warm water',
      ],
    )}</ul></div></div>
    <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol>${items(STEPS)}</ol></div></div>`,
    { makes: 4 },
  ),
  marked(
    'the foods alone beside their lines',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2>${['flour', 'salt', 'water'].map((food) => `<meta itemprop="ingredients" content="${food}">`).join('')}
    ${list(LINES, 'itemprop="ingredients"')}${steps}</div>`,
  ),
  marked(
    'a row of dashes and a dot in the list',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2>${list([...LINES, '----', '.'], 'itemprop="ingredients"')}${steps}</div>`,
  ),
  marked(
    'a list in an element of the same class',
    `<div class="hrecipe"><h2 class="fn">Flatbread</h2>${list(LINES).replaceAll('<li ', '<li class="ingredient" ')}
    <div class="instructions">${numbered(STEPS).replace('<ol>', '<ol class="instructions">')}</div></div>`,
  ),
  marked(
    'the steps again to print them',
    `<div ${MICRODATA}><h2 itemprop="name">Flatbread</h2>${list(LINES, 'itemprop="ingredients"')}${steps}${steps}</div>`,
  ),
  marked(
    'two recipes without names',
    `<div ${MICRODATA}>${list(LINES, 'itemprop="recipeIngredient"')}</div>
    <div ${MICRODATA}>${list(['1 cup sugar'], 'itemprop="recipeIngredient"')}<div itemprop="recipeInstructions">Burn the sugar.</div></div>`,
    { title: 'A blog', steps: [] },
  ),
  {
    page: 'data with fewer amounts than the plugin, with other names',
    html: page(
      `<h1>Flatbread</h1><div class="mv-create-card"><h2 class="mv-create-title">Easy Flatbread!</h2><div class="mv-create-ingredients">${list(LINES)}</div>
      <div class="mv-create-instructions">${numbered(STEPS)}</div></div>`,
      data({ name: 'Flatbread', recipeIngredient: LINES }),
    ),
    ...READ,
  },
];
