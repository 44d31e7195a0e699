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
];
