import { COMMENTS, list, page, paragraphs, type SavedPage, STORY } from './savedPage.ts';

const LINES = ['2 cups oats', '1/2 cup honey', '1 tsp vanilla', 'Salt'];
const STEPS = [
  'Heat the oven to 300°F.',
  'Stir the oats and the honey together',
  'Bake for 25 minutes, then cool.',
];
const NAVIGATION = `<div class="menu"><h4>Ingredients</h4>${list(['baking basics', 'oats', 'dried fruit'])}</div>`;
const RELATED =
  '<h3>Related recipes</h3><p>5 soups for cold days</p><p>10 salads you will love all summer long</p>';

const granola = (name: string, recipe: string, read: Partial<SavedPage> = {}): SavedPage => ({
  page: name,
  html: page(`<h1>Granola</h1>${STORY}${recipe}${COMMENTS}`),
  title: 'Granola',
  ingredients: LINES,
  steps: STEPS,
  ...read,
});

const items = (lines: readonly string[], name: string) =>
  `<ul class="${name}">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Pages on which no heading names the parts. */
export const UNHEADED_PAGES: readonly SavedPage[] = [
  granola('a list and what is told behind it', `${items(LINES, 'list')}${items(STEPS, 'told')}${RELATED}`),
  granola(
    'a menu of ingredients before it',
    `${NAVIGATION}<h3>Our granola</h3>${items(LINES, 'list')}${items(STEPS, 'told')}`,
  ),
  granola(
    'two lists, each with its steps, and the yield behind',
    `${items(LINES, 'list')}${items(STEPS.slice(0, 2), 'told')}<p><b>Topping</b></p>${items(['1 cup raisins', '2 tbsp butter', '1 cup nuts'], 'list')}${items(STEPS.slice(2), 'told')}<p>Makes 12 cups or 24 servings</p>`,
    { ingredients: [...LINES, '1 cup raisins', '2 tbsp butter', '1 cup nuts'], makes: 24 },
  ),
  granola(
    'other rows of several words before its steps, and many captions between them',
    `${items(LINES, 'list')}${items(['Glass jar with a rubber lid', 'Tray from the shop buy now'], 'tools')}${STEPS.map((step) => `<p class="step">${step}</p>${items(Array(8).fill('Oats'), 'pictures')}`).join('')}`,
  ),
  granola(
    'steps behind their numbers, under headings of the parts',
    `<h4>Ingredients</h4>${list(LINES)}<p>The honey may be swapped.</p><h4>Mix</h4><div>1</div><div>Heat the oven.</div><div>2</div><div>Stir the oats and honey.</div><h4>Finish</h4><div>1</div><div>Bake it for 25 minutes.</div><h4>Shop</h4><p>Buy our jar.</p>`,
    { steps: ['Heat the oven.', 'Stir the oats and honey.', 'Bake it for 25 minutes.'] },
  ),
  granola(
    'names and amounts in elements of their own, in classes',
    `<dl class="ingredients"><h3>oats</h3>${LINES.slice(0, 3)
      .map((line) => line.split(/(?<=\d .*?) /))
      .map(([amount, name]) => `<dt><a href="/"><b>${name}</b></a><u>${amount}</u></dt>`)
      .join('')}</dl>${items(STEPS, 'instructions')}`,
    { ingredients: ['oats 2 cups', 'honey 1/2 cup', 'vanilla 1 tsp'] },
  ),
  granola(
    'numbered questions behind its steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>At home</h2>${paragraphs(STEPS)}<h3>Questions</h3>${['1. Can I freeze it for later?', '2. How long does it keep well?'].map((line) => `<div class="asked"><b>${line}</b></div>`).join('<div class="answer">Yes.</div>')}<div class="answer">A week.</div>`,
  ),
  granola(
    'a table that the page is laid out with',
    `<table><tr><td>Granola</td></tr><tr><td>${paragraphs(['2 tbsp butter', ...LINES])}${paragraphs(STEPS)}</td></tr></table>`,
    { ingredients: ['2 tbsp butter', ...LINES] },
  ),
];

/** Headings with what belongs to neither part, or stands in one line. */
export const MIXED_PAGES: readonly SavedPage[] = [
  granola(
    'nutrition among the ingredients',
    `<h2>Ingredients</h2>${list(LINES)}<p>1 cup equals 279 calories, 16 g fat (10 g saturated fat)</p><h2>Method</h2>${paragraphs(STEPS)}`,
  ),
  granola(
    'links to edit each part of a wiki, in two variations',
    ['Ingredients', 'Method']
      .map((part, at) => {
        const [one = '', two = ''] =
          at === 0 ? [list(LINES), list(['1 cup nuts'])] : [list(STEPS), list(['Chop the nuts.'])];
        const edit = '<span class="mw-editsection">[<a href="/">edit</a>]</span>';
        return `<div><h2>${part}</h2>${edit}</div><div><h3>Plain</h3>${edit}</div>${one}<div><h3>With nuts</h3>${edit}</div>${two}`;
      })
      .join(''),
    { ingredients: [...LINES, '1 cup nuts'], steps: [...STEPS, 'Chop the nuts.'] },
  ),
  granola(
    'a group of its own in an item of the list',
    `<h2>Ingredients</h2><ul><li>2 cups oats</li><li><p>To finish:</p><p>1/2 cup honey</p><p>1 tsp vanilla</p></li><li>Salt</li></ul><h2>Method</h2>${paragraphs(STEPS)}`,
  ),
  granola(
    'a last group above a plain line that names the steps',
    `<h4>Ingredients</h4><p><b>{base}</b></p>${paragraphs(LINES)}<p><b>{to sprinkle}</b></p><p>2 tbsp sugar</p><p>Preparation:</p>${list(STEPS)}`,
    { ingredients: [...LINES, '2 tbsp sugar'] },
  ),
  granola(
    'numbered steps in one item',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2><ul><li>${paragraphs(STEPS.map((step, at) => `${at + 1}. ${step}`))}</li></ul>`,
  ),
  granola(
    'steps below paragraphs of ingredients, then links under a heading with a colon',
    `<p><b>Ingredients</b></p>${paragraphs(LINES)}${paragraphs([STEPS[0] ?? '', STEPS[2] ?? ''])}<h3>Share this:</h3>${list(['By mail (opens in a new window)', 'By message (opens in a new window)'])}`,
    { steps: [STEPS[0] ?? '', STEPS[2] ?? ''] },
  ),
  granola(
    'yield and times in one line',
    `<p>Serves 6-8 | Total time: 40 minutes | Vegan</p><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${paragraphs(STEPS)}`,
    { makes: 6, times: [null, null, 40] },
  ),
  granola(
    'a yield of a size below its label',
    `<div><p class="label">Yield</p><p class="value">1 dozen large (4 1/2") bars</p><p class="value">Save</p></div><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${paragraphs(STEPS)}`,
    { makes: 12 },
  ),
];
