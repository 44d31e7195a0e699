import { expect, it } from 'vitest';
import { findFolderCycles } from './folderCycles.ts';

const PART = { from: 'src/a/index.ts', to: 'src/a/part/x.ts' };
const BACK = { from: 'src/a/part/x.ts', to: 'src/a/index.ts' };

it.each<[what: string, imports: Parameters<typeof findFolderCycles>[0], cycles: readonly string[]]>([
  [
    'one direction',
    [
      { from: 'src/a/x.ts', to: 'src/b/x.ts' },
      { from: 'src/b/y.ts', to: 'src/c/x.ts' },
    ],
    [],
  ],
  ['a folder and its parts', [PART, BACK], []],
  [
    'two folders, by different files',
    [
      { from: 'src/a/x.ts', to: 'src/b/x.ts' },
      { from: 'src/b/y.ts', to: 'src/a/deep/y.ts' },
      { from: 'src/c/x.ts', to: 'src/a/x.ts' },
    ],
    ['src/a -> src/b: src/a/x.ts -> src/b/x.ts', 'src/b -> src/a: src/b/y.ts -> src/a/deep/y.ts'],
  ],
  [
    'three parts of a folder',
    [
      { from: 'src/a/p/x.ts', to: 'src/a/q/x.ts' },
      { from: 'src/a/q/x.ts', to: 'src/a/r/x.ts' },
      { from: 'src/a/r/x.ts', to: 'src/a/p/y.ts' },
    ],
    [
      'src/a/p -> src/a/q: src/a/p/x.ts -> src/a/q/x.ts',
      'src/a/q -> src/a/r: src/a/q/x.ts -> src/a/r/x.ts',
      'src/a/r -> src/a/p: src/a/r/x.ts -> src/a/p/y.ts',
    ],
  ],
])('finds cycles among folders: %s', (_, imports, cycles) => {
  expect(findFolderCycles(imports)).toEqual(cycles);
});
