// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { listOf, pageText } from '../../tests/readPage.ts';

const LINES = ['2 cups flour', '1 tsp salt', '1 cup sugar', '2 tbsp milk'];

const STEPS = ['Mix the flour with the salt.', 'Bake the cake for an hour, then ice it.'];

/** The recipe of a page whose data has the lines, by what it shows. */
function readAll(shown: string, lines: readonly string[] = LINES) {
  const data = {
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: lines,
    recipeInstructions: STEPS,
  };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return pageText(`${script}<h1>Cake</h1><h2>Ingredients</h2>${shown}`).split('\n');
}

/** Its ingredients. */
function read(shown: string, lines: readonly string[] = LINES) {
  const all = readAll(shown, lines);
  return all.slice(all.indexOf('Ingredients') + 1, all.indexOf('Instructions') - 1);
}

const [FLOUR = '', SALT = '', SUGAR = '', MILK = ''] = LINES;
const GROUPED = ['For the dough:', FLOUR, SALT, 'For the icing:', SUGAR, MILK];

describe('the ingredients of data have the groups that the page shows', () => {
  it.each([
    ['headings', `<h4>For the dough</h4>${listOf(FLOUR, SALT)}<h4>For the icing</h4>${listOf(SUGAR, MILK)}`],
    [
      'bold lines',
      `<p><b>For the dough</b></p>${listOf(FLOUR, SALT)}<p><b>For the icing</b></p>${listOf(SUGAR, MILK)}`,
    ],
    ['lines of the list', listOf('For the dough:', FLOUR, SALT, 'For the icing:', SUGAR, MILK)],
    [
      'other elements, above amounts in elements of their own',
      `<div class="head">For the dough</div><div>2 cups</div><div>flour</div><div>1 tsp</div><div>salt</div>
       <div class="head">For the icing</div><div>1 cup</div><div>sugar</div><div>2 tbsp</div><div>milk</div>`,
    ],
  ])('by %s', (_, shown) => expect(read(shown)).toEqual(GROUPED));

  it('once where the data has them, too', () => {
    const shown = `<h4>For the dough</h4>${listOf(FLOUR, SALT)}<h4>For the icing</h4>${listOf(SUGAR, MILK)}`;
    expect(read(shown, GROUPED)).toEqual(GROUPED);
  });
});

it('groups the steps of data, whose numbers on the page head nothing', () => {
  const [mix = '', bake = ''] = STEPS;
  const html = `<h4>Dough</h4><p>Step 1</p><p>${mix}</p><h4>Oven</h4><p>Step 2</p><p>${bake}</p>`;
  const steps = (shown: string) => readAll(listOf(...LINES) + shown).slice(-4);
  expect(steps(html)).toEqual(['Dough:', mix, 'Oven:', bake]);
  expect(steps(html.replace(/<h4>.*?<\/h4>/g, '')).slice(-2)).toEqual(STEPS);
});

/** A list with a class, as sites have it. */
const classed = (...items: readonly string[]) => listOf(...items).replace('<ul>', '<ul class="lines">');
const ICING = ['3 tbsp butter', '2 cups icing sugar'];

describe('the ingredients of data have what the list of the page has besides', () => {
  it.each([
    [
      'a line between others',
      classed(FLOUR, '3 eggs', SALT, SUGAR, MILK),
      [FLOUR, '3 eggs', SALT, SUGAR, MILK],
    ],
    ['lines at its end', classed(...LINES, '3 eggs', 'pepper'), [...LINES, '3 eggs', 'pepper']],
    [
      'all groups but the first',
      `<h4>For the dough</h4>${classed(...LINES)}<h4>For the icing</h4>${classed(...ICING)}`,
      ['For the dough:', ...LINES, 'For the icing:', ...ICING],
    ],
  ])('%s', (_, shown, lines) => expect(read(shown)).toEqual(lines));

  const [mix = '', bake = ''] = STEPS;
  it.each([
    ['the title of a group', classed(FLOUR, SALT, 'Icing', SUGAR, MILK)],
    ['the same foods in other units', classed(...LINES, '250 g flour', '6 g salt', '200 g sugar')],
    ['steps in a list like theirs', `${classed(...LINES)}<h4>Method</h4>${classed('1.', mix, '2.', bake)}`],
    ['steps in the same list', classed(...LINES, `1. ${mix}`, '1/3 of the dough', bake)],
    ['headings of steps alone', classed(...LINES, '<h4>Method</h4>', '<h4>Step 1</h4>', mix)],
    ['links', `${classed(...LINES)}<h4>More cakes</h4>${classed('Lemon cake', 'Apple cake')}`],
  ])('but not %s', (_, shown) => expect(read(shown)).toEqual(LINES));
});

it('knows headings among the steps of data by the page, also that of all steps', () => {
  const [mix = '', bake = ''] = STEPS;
  const marked = ['Directions', 'Dough', mix, 'Oven', bake].map((line) => `<p>${line}</p>`).join('');
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Cake</h1>
    ${LINES.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}
    <div itemprop="recipeInstructions">${marked.replace(/<p>(Dir\w+|Dough|Oven)<.p>/g, '<h3>$1</h3>')}</div></div>`;
  const lines = pageText(html).split('\n');
  const headings = ['Directions:', 'Dough:', 'Oven:'];
  expect(lines.filter((line) => line.endsWith(':'))).toEqual(headings);
});

describe('where only the page tells how much it makes', () => {
  const pageOf = (...items: readonly string[]) => `${listOf(...items)}<p>Serves 2</p>`;

  it('the amounts are those of the page', () => {
    const half = ['1 cup flour', '1/2 tsp salt', '1/2 cup sugar', '1 tbsp milk'];
    expect(read(pageOf(...half))).toEqual(half);
  });

  it('the list of data stays, if the page has other foods or nearly the same amounts', () => {
    const [, ...others] = LINES;
    for (const shown of [
      ['1 cup flour', ...others],
      ['1 cup rye', '1/2 tsp pepper', '1/2 cup honey', '1 tbsp oil'],
    ])
      expect(read(pageOf(...shown))).toEqual(LINES);
  });
});

describe('the ingredients of data stay as they are', () => {
  it.each([
    ['an advertisement', `${listOf(FLOUR, SALT)}<p>Buy our flour. It is the best.</p>${listOf(SUGAR, MILK)}`],
    ['a remark in an item', listOf(FLOUR, `${SALT}<p>Sea salt</p>`, SUGAR, `${MILK}<p>Oat milk</p>`)],
    ['a paragraph like them', [FLOUR, SALT, 'butter', SUGAR, MILK].map((line) => `<p>${line}</p>`).join('')],
    ['a line that the data lacks', listOf(FLOUR, SALT, '3 eggs', SUGAR, MILK)],
    ['a heading of the whole list alone', listOf(...LINES)],
  ])('above or around %s', (_, shown) => expect(read(shown)).toEqual(LINES));
});
