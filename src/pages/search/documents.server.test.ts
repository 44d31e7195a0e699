import { describe, expect, it } from 'vitest';
import { POSTS } from '#content/articles/registry.server.ts';
import { allRecipes } from '#content/recipes/registry.server.ts';
import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { createSearch } from '#features/search/engine.ts';
import { LANGUAGE_CODES } from '#i18n/languages.ts';
import { englishPaths } from '#site/prerender.ts';
import { searchIndex } from './documents.server.ts';

describe.each(LANGUAGE_CODES)('the index of the search in %s', (language) => {
  const { documents, start, words } = searchIndex(language);
  const addresses = documents.map(({ to }) => to);

  it('has every page, post, recipe and ingredient once', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    const pages = addresses.filter((to) => !/[?#]/.test(to));
    expect(pages.sort()).toEqual(englishPaths().sort());
    const of = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect([of('ingredient'), of('recipe'), of('post')]).toEqual([
      INGREDIENT_IDS.length,
      allRecipes().length,
      POSTS.length,
    ]);
  });

  it('leads nowhere that is not there', () => {
    const paths = new Set(englishPaths());
    expect(addresses.filter((to) => !paths.has(to.replace(/[?#].*/, '')))).toEqual([]);
    expect(start.filter((to) => !addresses.includes(to))).toEqual([]);
  });

  it('says of each what it is, and in which language where it is not this one', () => {
    for (const { to, title, text, kind, lang } of documents) {
      expect(title.trim(), to).not.toBe('');
      expect(text.trim(), to).not.toBe('');
      expect(words.kinds[kind], to).toBeTruthy();
      expect(lang, to).toBe(language !== 'en' && (kind === 'recipe' || kind === 'post') ? 'en' : undefined);
    }
  });

  it('is small enough to be read at once', () => {
    expect(JSON.stringify({ documents, start, words }).length).toBeLessThan(60_000);
  });
});

describe('what people type', () => {
  it.each([
    ['en', 'choclate', '/recipes/chocolate-cake'],
    ['en', 'celcius', '/#temperature'],
    ['en', 'faranheit', '/#temperature'],
    ['en', 'bmi', '/tools/multi-calculator'],
    ['en', 'leftovers', '/tools/cool-cooking-calculators'],
    ['en', '9x13', '/conversions/length'],
    ['en', 'hony', '/?ingredient=honey#converter'],
    ['en', 'flour', '/?ingredient=flour#converter'],
    ['en', 'how many tablespoons in a cup', '/blog/posts/how-many-tablespoons-in-cup'],
    ['en', 'thai', '/recipes/pad-thai'],
    ['en', 'privacy', '/privacy'],
    ['en', 'chickpea', '/recipes/chana-masala'],
    ['fr', 'farine', '/?ingredient=flour#converter'],
    ['fr', 'creme', '/?ingredient=cream#converter'],
    ['fr', 'four', '/#temperature'],
    ['fr', 'moule', '/conversions/length'],
    ['fr', 'espagnol', '/tools/convertidor'],
    ['de', 'mehl', '/?ingredient=flour#converter'],
    ['de', 'weizenmel', '/?ingredient=flour#converter'],
    ['de', 'backform', '/conversions/length'],
    ['de', 'datenschutz', '/privacy'],
  ] as const)('in %s: %s', (language, query, to) => {
    const find = createSearch(searchIndex(language).documents, language === 'de');
    expect(find(query)[0]?.to).toBe(to);
  });
});
