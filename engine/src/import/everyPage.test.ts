// @vitest-environment jsdom
// @module-tag sweep
import { describe, expect, it } from 'vitest';
import { BARE_PAGES } from '../../tests/import/barePages.ts';
import { DATA_PAGES } from '../../tests/import/dataPages.ts';
import { DATA_SHAPES } from '../../tests/import/dataShapes.ts';
import { FOREIGN_PAGES } from '../../tests/import/foreignPages.ts';
import { MARKED_PAGES } from '../../tests/import/markedPages.ts';
import { OTHER_PAGES } from '../../tests/import/otherPages.ts';
import { SHAPED_PAGES } from '../../tests/import/shapedPages.ts';
import { MIXED_PAGES, UNHEADED_PAGES } from '../../tests/import/unheadedPages.ts';
import { packsFrom } from '../../tests/packs.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';
import { extractRecipe } from './extractRecipe.ts';

const LANGUAGES = packsFrom('en');
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

function read(html: string) {
  const recipe = readRecipe(extractRecipe(html, LANGUAGES, parse), LANGUAGES);
  if (!recipe.ok) return null;
  const { title, lines, makes, stated } = recipe.value;
  const textsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
  return {
    title,
    ingredients: textsOf('ingredient'),
    steps: textsOf('step'),
    makes: makes?.low ?? null,
    times: [stated.prep, stated.cook, stated.total],
  };
}

describe.each([
  ['with data', DATA_PAGES],
  ['with data of other shapes', DATA_SHAPES],
  ['with marks', MARKED_PAGES],
  ['with neither', BARE_PAGES],
  ['with lists of several shapes', SHAPED_PAGES],
  ['in a language without a pack', FOREIGN_PAGES],
  ['without headings', UNHEADED_PAGES],
  ['with more in its parts', MIXED_PAGES],
  ['of any kind', OTHER_PAGES],
])('a saved page %s', (_, pages) => {
  it.each(pages.map((page) => [page.page, page] as const))('is read: %s', (_name, page) => {
    const { title, ingredients, steps, makes = null, times = [null, null, null] } = page;
    // Groups are headings there.
    const lines = ingredients.filter((line) => !line.endsWith(':'));
    expect(read(page.html)).toEqual({ title, ingredients: lines, steps, makes, times });
  });
});

it('keeps the whole text of a page where little is told behind an unnamed list', () => {
  const steps = ['Heat the oven to 300°F and stir the oats.', 'Bake for 25 minutes, then let it cool.'];
  const told = steps.map((step) => `<p>${step}</p>`).join('');
  const list = ['2 cups oats', '1/2 cup honey', '1 tsp vanilla'].map((line) => `<li>${line}</li>`).join('');
  const text = `<h1>Granola</h1>${told}<ul>${list}</ul><p>Store it in a dry place.</p>`;
  const page = extractRecipe(`<html><body>${text}</body></html>`, LANGUAGES, parse);
  for (const step of steps) expect(page).toContain(step);
});
