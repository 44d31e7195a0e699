import { expect, it } from 'vitest';
import { type Edge, folderCycles } from './folderCycles.ts';

const PART: Edge = ['src/a/index.ts', 'src/a/part/x.ts'];
const BACK: Edge = ['src/a/part/x.ts', 'src/a/index.ts'];

it.each<[what: string, imports: readonly Edge[], circles: readonly string[]]>([
  [
    'one direction',
    [
      ['src/a/x.ts', 'src/b/x.ts'],
      ['src/b/y.ts', 'src/c/x.ts'],
    ],
    [],
  ],
  ['a folder and its parts', [PART, BACK], []],
  [
    'two folders, by different files',
    [
      ['src/a/x.ts', 'src/b/x.ts'],
      ['src/b/y.ts', 'src/a/deep/y.ts'],
      ['src/c/x.ts', 'src/a/x.ts'],
    ],
    ['src/a -> src/b: src/a/x.ts -> src/b/x.ts', 'src/b -> src/a: src/b/y.ts -> src/a/deep/y.ts'],
  ],
  [
    'three parts of a folder',
    [
      ['src/a/p/x.ts', 'src/a/q/x.ts'],
      ['src/a/q/x.ts', 'src/a/r/x.ts'],
      ['src/a/r/x.ts', 'src/a/p/y.ts'],
    ],
    [
      'src/a/p -> src/a/q: src/a/p/x.ts -> src/a/q/x.ts',
      'src/a/q -> src/a/r: src/a/q/x.ts -> src/a/r/x.ts',
      'src/a/r -> src/a/p: src/a/r/x.ts -> src/a/p/y.ts',
    ],
  ],
])('finds circles among folders: %s', (_, imports, circles) => {
  expect(folderCycles(imports)).toEqual(circles);
});
