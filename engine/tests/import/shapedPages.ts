import { bare, LINES, STEPS } from './barePages.ts';
import { list, numbered, paragraphs, type SavedPage } from './savedPage.ts';

export const SHAPED_PAGES: readonly SavedPage[] = [
  bare(
    'lists of tools and nutrients beside the list',
    `<h2>Ingredients</h2><ul class="tools"><li>Print</li><li>Save</li></ul><ul class="lines">${LINES.map((line) => `<li>${line}</li>`).join('')}<li>1 pinch sugar</li></ul><ul class="facts"><li>Calories 172</li><li>Fat 5 g</li></ul><h2>Directions</h2>${numbered(STEPS)}<div class="tags"><ul class="links"><li>bread recipes</li></ul></div>`,
    { ingredients: [...LINES, '1 pinch sugar'] },
  ),
  bare(
    'titles of groups in elements of another class',
    `<h2>Ingredients</h2><div class="title">Butter crust (makes 2)</div><div class="line">${LINES[0]}</div><div class="line">${LINES[1]}</div><div class="title">To finish</div><div class="line">${LINES[2]}</div><div class="line">salt</div><h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: [...LINES, 'salt'] },
  ),
  bare(
    'titles of groups in capitals in the list',
    `<h2>Ingredients</h2>${list([...LINES, 'HERB PESTO', '1 bunch basil', 'salt'])}<h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: [...LINES, '1 bunch basil', 'salt'] },
  ),
  bare(
    'steps under a heading with words of its own',
    `<h3>Ingredients</h3>${list(LINES)}<h5>What To Do:</h5>${numbered(STEPS)}`,
  ),
  bare(
    'a group of garnishes without amounts',
    `<h3>Ingredients</h3>${list(LINES)}<h4>Garnishes</h4>${list(['Sprinkles (of any kind)', 'Salt to taste.'])}<h3>Directions</h3>${numbered(STEPS)}`,
    { ingredients: [...LINES, 'Sprinkles (of any kind)', 'Salt to taste.'] },
  ),
  bare(
    'amounts in elements of their own, shortened or before a size',
    `<h2>Ingredients</h2>${[
      ['2 lb.', 'apples'],
      ['3/4 c.', 'cream'],
      ['2', '8-ounce blocks of cheese'],
      ['1', 'egg'],
    ]
      .map(([amount, food]) => `<div class="amount">${amount}</div><div class="food">${food}</div>`)
      .join('')}<h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: ['2 lb. apples', '3/4 c. cream', '2 8-ounce blocks of cheese', '1 egg'] },
  ),
  bare(
    'amounts behind what they measure, and a total',
    `<h2>Ingredients</h2>${[
      ['flour', '2.000'],
      ['butter', '1.000'],
      ['salt', '0.020'],
    ]
      .map(([food, amount]) => `<div class="food">${food}</div><div class="amount">${amount}</div>`)
      .join('')}<div class="head">Total: 3.020</div><h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: ['2.000 flour', '1.000 butter', '0.020 salt'] },
  ),
  bare(
    'a heading of steps with more words, and one among the facts',
    `<h2>Ingredients</h2>${list(LINES)}<h2>How to make the best bread</h2>${paragraphs(STEPS)}<h2>Facts</h2><div>Preparation</div><div>0H45M</div>`,
  ),
  {
    page: 'steps without a heading, below one of something else',
    html: `<!doctype html><body><h1>Flatbread</h1><h2>Ingredients</h2>${list(LINES)}<h2>Share</h2><div>${STEPS[0]}</div><h3>Dough</h3><div>${STEPS[1]}</div></body>`,
    title: 'Flatbread',
    ingredients: LINES,
    steps: STEPS,
  },
  bare(
    'a step in bold',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2><p>${STEPS[0]}</p><p><strong>Let the dough rest before you bake it.</strong></p><p>${STEPS[1]}</p>`,
    { steps: [STEPS[0] ?? '', 'Let the dough rest before you bake it.', STEPS[1] ?? ''] },
  ),
  bare(
    'steps in lists of two classes, the first without its period',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2><ol class="first"><li>Weigh the flour. Sift it</li></ol><ol class="second">${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    { steps: ['Weigh the flour. Sift it', ...STEPS] },
  ),
  bare(
    'a list without a heading',
    `<div>Anna</div><div>May 2013</div>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  {
    page: 'nothing but a list and steps',
    html: `<!doctype html><body>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}</body>`,
    title: null,
    ingredients: LINES,
    steps: STEPS,
  },
  bare(
    'a list without a heading, in groups',
    `<div>May 2013</div><h2>Dough</h2>${list([...LINES, '1 pinch sugar'])}<h2>To finish</h2>${list(['1 egg', 'salt'])}<h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: [...LINES, '1 pinch sugar', '1 egg', 'salt'] },
  ),
  bare(
    'a tab between the heading and its list',
    `<h2>Ingredients</h2><div>Nutrition</div>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'a list by br in a cell of the layout',
    `<table><tr><td><h3>Ingredients</h3>${LINES.join('<br>')}<h3>Directions</h3>${STEPS.join('<br>')}</td></tr></table>`,
  ),
  bare(
    'a yield behind the steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}<h2>By a cook</h2><h3>Serves 4</h3>`,
    { makes: 4 },
  ),
  ...[
    ['<dl><dt>Yield</dt><dd>Serves 2</dd></dl>', 2],
    ['<p class="key">Yield</p><p class="value">About 12 flatbreads</p>', 12],
    ['<table><tr><td>Servings</td><td><input type="number" value="6"> people</td></tr></table>', 6],
  ].map(([markup, makes]) =>
    bare(
      `a yield as ${markup}`,
      `<div>${markup}</div><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
      { makes: Number(makes) },
    ),
  ),
  bare(
    'groups of steps below a heading that no language has, in lists of a class of their own',
    `<h3>Ingredients</h3>${list(LINES)}<h3>Preparation</h3><ol class="do"><li>${STEPS[0]}</li></ol><h3>In the pan</h3><ol class="do"><li>${STEPS[1]}</li><li>3 minutes later it can be turned.</li></ol>`,
    { steps: [...STEPS, '3 minutes later it can be turned.'] },
  ),
  bare(
    'a hint between two steps with a number, a title and a text each',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${STEPS.map((step, at) => `<div class="step"><div class="number">${at + 1}</div><div class="text">${step}</div><div class="hint">Tip</div><div class="hint">Use a large bowl.</div></div>`).join('')}`,
    { steps: [STEPS[0], 'Use a large bowl.', STEPS[1]].map(String) },
  ),
  bare(
    'words before the groups of steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2><p>Read it all before you start to cook.</p><h3>In the bowl</h3>${list(STEPS.slice(0, 1))}<h3>On the board</h3>${list(STEPS.slice(1))}`,
    { steps: ['Read it all before you start to cook.', ...STEPS] },
  ),
  bare(
    'lines that are the text of lists without items',
    `<h2>Ingredients</h2>${LINES.map((line) => `<ul>• ${line}</ul>`).join('')}<h2>Method</h2>${STEPS.map((step) => `<ol>${step}</ol>`).join('')}`,
  ),
  bare(
    'a list inside a step, more lines of which are no sentences than may stand between two steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2><div class="all"><ol><li>${STEPS[0]}</li><li>Beat it all by hand.</li><li>Layer it as you like:<div class="sort"><ul><li>dough,</li><li>oil,</li><li>salt,</li><li>dough,</li><li>and so on until all of it is used.</li></ul></div></li><li>${STEPS[1]}</li></ol></div>`,
    {
      steps: [
        STEPS[0],
        'Beat it all by hand.',
        'Layer it as you like:',
        ...['dough,', 'oil,', 'salt,', 'dough,'],
        'and so on until all of it is used.',
        STEPS[1],
      ]
        .map(String)
        .filter((step) => !step.endsWith(':')),
    },
  ),
  bare(
    'steps below the list without a heading, one of them without a period, and links under a heading with a colon',
    `<p>Ingredients</p>${list(LINES)}<p>${STEPS[0]}</p><p>Knead it until it is smooth</p><p>${STEPS[1]}</p><div class="more"><h3>More to read:</h3>${list(['Pizza dough', 'Bread rolls'])}</div>`,
    { steps: [STEPS[0], 'Knead it until it is smooth', STEPS[1]].map(String) },
  ),
  {
    page: 'the yield in the header of the page, below its title',
    html: `<html><head><title>Flatbread</title></head><body><header><h1>Flatbread</h1><p>Serves 4</p></header><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${numbered(STEPS)}</body></html>`,
    title: 'Flatbread',
    ingredients: LINES,
    steps: STEPS,
    makes: 4,
  },
  {
    page: 'a title whose capitals differ from those of its name, and another heading of the first level',
    html: `<html><head><title>Basmati Rice | A kitchen</title></head><body><h1>basmati rice</h1><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${numbered(STEPS)}<main><h1>Related recipes</h1></main></body></html>`,
    title: 'basmati rice',
    ingredients: LINES,
    steps: STEPS,
  },
];
