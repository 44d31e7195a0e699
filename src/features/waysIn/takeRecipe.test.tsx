import { afterEach, expect, test, vi } from 'vitest';
import { readPageFromHash } from '#browser/sharing/pageHash.ts';
import { buildBookmark } from './takeRecipe.ts';

const TOOL = 'https://site.example/tools/recipe-converter';

/** What the bookmark opens on a page with this body and this selected text. */
function take(body: string, marked = ''): string | null {
  document.body.innerHTML = body;
  const open = vi.fn((_: string) => window);
  vi.stubGlobal('open', open);
  vi.stubGlobal('getSelection', () => marked);
  new Function(decodeURIComponent(buildBookmark(TOOL).slice('javascript:'.length)))();
  const [url = ''] = open.mock.calls[0] ?? [];
  expect(open).toHaveBeenCalledOnce();
  expect(url.slice(0, TOOL.length)).toBe(TOOL);
  return readPageFromHash(url.slice(TOOL.length));
}

afterEach(() => vi.unstubAllGlobals());

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const TOAST = {
  '@type': ['Recipe', 'NewsArticle'],
  name: 'Toast',
  image: 'x'.repeat(1000),
  recipeIngredient: ['2 eggs'],
};
const TAKEN = '{"@type":"Recipe","name":"Toast","recipeIngredient":["2 eggs"]}';

test.each<[string, body: string, marked: string, taken: RegExp | string]>([
  ['what is marked', data(TOAST), ' 3 eggs ', '3 eggs'],
  [
    'the data',
    `${data({ '@type': 'BreadcrumbList', name: 'Recipe' })}${data({ '@graph': [[TOAST]] })}`,
    '',
    TAKEN,
  ],
  ['the data after broken data', `<script type="application/ld+json">{</script>${data(TOAST)}`, '', TAKEN],
  [
    'what is marked as a recipe',
    '<main itemscope itemtype="https://schema.org/Recipe">1 egg<svg></svg><script>x</script></main>',
    '',
    '<main itemscope="" itemtype="https://schema.org/Recipe">1 egg</main>',
  ],
  ['the text', '<p>2 eggs & <b>salt</b></p>', '', /^2 eggs & salt$/],
])('takes %s', (_, body, marked, taken) => {
  expect(take(body, marked)).toMatch(taken);
});

test('takes no more than the tool reads', () => {
  expect(take(`<p>${'9'.repeat(300_000)}</p>`)).toHaveLength(200_000);
});
