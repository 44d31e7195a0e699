import { expect, it } from 'vitest';
import { createWordSearch } from './createWordSearch.ts';

const find = createWordSearch(
  ['Crème brûlée', 'Grießbrei\n500 ml Milch', 'Omelette\n3 eggs'],
  (text) => text,
);

it.each<[search: string, found: number[]]>([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['creme', [0]],
  ['CRÈME BRULEE', [0]],
  ['griess', [1]],
  ['Milch', [1]],
  ['milch gries', [1]],
  ['milch creme', []],
  ['eggs', [2]],
  ['.*', []],
  ['\\', []],
])('for %j finds %j', (search, found) => {
  const all = find('');
  expect(find(search).map((text) => all.indexOf(text))).toEqual(found);
});
