import { expect, it } from 'vitest';
import { PACKS } from '../packs.ts';

/**
 * Every list of words in a pack, by its path. A pair for one and for more, and what takes an ending's place, is no
 * list.
 */
function listsIn(words: object, path: string): [path: string, list: readonly string[]][] {
  return Object.entries(words).flatMap(([key, value]): [string, readonly string[]][] => {
    const at = `${path}.${key}`;
    if (Array.isArray(value)) return value.every((word) => typeof word === 'string') ? [[at, value]] : [];
    return typeof value === 'object' && value !== null ? listsIn(value, at) : [];
  });
}

it.each(Object.entries(PACKS))('no list of words in %s has a word twice', (_, { line, recipe }) => {
  const { writing: _pairs, ...words } = line;
  const lists = [...listsIn(words, 'line'), ...listsIn(recipe, 'recipe')];
  expect(lists.length).toBeGreaterThan(60);
  const twice = lists.flatMap(([path, list]) =>
    list.filter((word, at) => list.indexOf(word) !== at).map((word) => `${path}: ${word}`),
  );
  expect(twice).toEqual([]);
});
