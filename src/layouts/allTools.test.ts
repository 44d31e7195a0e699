import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import type { About } from '#catalogs/tools.ts';
import { sortByPlace, TOOLS, toolsIn, toolsWithPlace } from './allTools.ts';

const IDS = TOOLS.map(({ id }) => id).sort();

/** Values that occur more than once. */
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the manifests', () => {
  it('are found', () => {
    expect(IDS).toEqual(expect.arrayContaining(['embed', 'kitchen', 'length', 'reader']));
  });

  it('have ids and URLs of their own', () => {
    expect(repeated(IDS)).toEqual([]);
    expect(repeated(TOOLS.map(({ path }) => path))).toEqual([]);
  });

  it('have an icon of their own', () => {
    expect(repeated(TOOLS.map(({ icon }) => icon))).toEqual([]);
  });

  it.each(TOOLS)('$id has a page', ({ path }) => {
    expect(existsSync(`src/pages/[...language]${path}/index.astro`)).toBe(true);
  });

  it.each([
    ['the menu', toolsWithPlace('en', ({ places }) => places.menu).map(({ places }) => places.menu)],
    ['the app', toolsWithPlace('en', ({ places }) => places.shortcut).map(({ places }) => places.shortcut)],
    [
      'the footer',
      toolsWithPlace('en', ({ places }) => places.footer?.place).map(
        ({ places: { footer } }) => `${footer?.column} ${footer?.place}`,
      ),
    ],
  ])('have a place each in %s', (_, places) => {
    expect(places.length).toBeGreaterThan(5);
    expect(repeated(places)).toEqual([]);
  });
});

it.each(LANGUAGE_CODES.map((language) => [language, ['en', 'es'].includes(language)]))(
  'menus in %s list the converter in Spanish: %s',
  (language, listed) => {
    expect(toolsIn(language).some(({ id }) => id === 'spanish')).toBe(listed);
  },
);

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const aboutTools: Readonly<Record<string, About>> = CATALOGS[language].about;

  it('every tool has its words, and all words belong to a tool', () => {
    expect(Object.keys(aboutTools).sort()).toEqual(IDS);
  });

  it('says the same things of a tool as in English', () => {
    for (const id of IDS)
      expect([id, Object.keys(aboutTools[id] ?? {})]).toEqual([id, Object.keys(CATALOGS.en.about[id])]);
  });
});

it('puts what has no place last', () => {
  const all = [{ id: 'b' }, { id: 'a' }, { id: 'd', at: 2 }, { id: 'c', at: 1 }];
  expect(sortByPlace(all, ({ at }) => at).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
});
