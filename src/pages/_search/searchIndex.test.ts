import { brotliCompressSync } from 'node:zlib';
import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { createSearch } from '#features/search/createSearch.ts';
import { packIndex } from '#features/search/searchFile.ts';
import { TOOLS } from '#layouts/allTools.ts';
import { QUERIES, UNKNOWN } from '#tests/search/queries.ts';
import { searchIndex } from './searchIndex.ts';

vi.mock('astro:content', () => import('#tests/search/content.ts'));

describe.each(LANGUAGE_CODES)('the search in %s', async (language) => {
  const index = await searchIndex(language);
  const { documents, short, messages } = index;
  const find = createSearch(language, documents, short, messages.kinds);

  it.each(QUERIES[language])('for %j first finds %s', (query, to) => {
    const { documents, quality } = find(query);
    expect([quality === 'close', documents[0]?.to]).toEqual([false, to]);
  });

  it.each(UNKNOWN[language])('does not claim to have found %j', (query) => {
    const { documents, quality } = find(query);
    expect(quality !== 'fits' || documents.length === 0).toBe(true);
  });

  it('is small enough to load in one request', () => {
    expect(brotliCompressSync(JSON.stringify(packIndex(index))).length).toBeLessThan(50_000);
  });

  it.each(TOOLS)('finds $id among the first three by the heading of its page', ({ id, path }) => {
    const messages = CATALOGS[language] as unknown as Readonly<
      Record<string, { title?: string } | undefined>
    >;
    const { title } = messages[id] ?? {};
    const heading = title ?? CATALOGS[language].about[id].title;
    expect(
      find(heading)
        .documents.slice(0, 3)
        .map(({ to }) => to),
    ).toContain(path);
  });

  it.each(RECIPE_IDS)('finds the recipe %s first by its title, and by its English one', (id) => {
    const { title } = recipeFromFiles(id, language);
    const to = `/recipes/${id}`;
    for (const query of [title, title.replace(/ \(.*/, '')])
      expect([query, find(query).documents[0]?.to]).toEqual([query, to]);
    const english = find(recipeFromFiles(id, 'en').title);
    expect([english.quality, english.documents.some((found) => found.to === to)]).toEqual(['fits', true]);
  });

  it('finds the page of a food by any of its names', () => {
    const missed = FOOD_IDS.flatMap((food) => {
      const { name, also = [] } = FOOD_NAMES[language][food];
      return [name, ...also].filter((query) => {
        const { documents, quality } = find(query);
        return quality !== 'fits' || !documents.some(({ to }) => to === `/ingredients/${food}`);
      });
    });
    expect(missed).toEqual([]);
  });
});
