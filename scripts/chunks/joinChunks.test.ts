import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinChunks } from './joinChunks.ts';
import type { GraphModule } from './visits.ts';

/** A module of 1,000 bytes, unless told otherwise. */
const module = (id: string, imports: string[] = [], more: Partial<GraphModule> = {}): GraphModule => ({
  id,
  bytes: 1_000,
  imports,
  later: [],
  isEntry: false,
  ...more,
});
const entry = (id: string, imports: string[], more: Partial<GraphModule> = {}) =>
  module(id, imports, { isEntry: true, ...more });

/** Graphs without cycles of modules: each imports only modules of higher numbers. */
const GRAPHS = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 30_000 }),
      isEntry: fc.boolean(),
      imports: fc.array(fc.nat(30), { maxLength: 5 }),
      later: fc.array(fc.nat(30), { maxLength: 2 }),
    }),
    { minLength: 2, maxLength: 30 },
  )
  .map((nodes) =>
    nodes.map(({ bytes, isEntry, imports, later }, index): GraphModule => {
      const above = (numbers: number[]) =>
        [...new Set(numbers)].filter((n) => n > index && n < nodes.length).map((n) => `m${n}`);
      return { id: `m${index}`, bytes, isEntry, imports: above(imports), later: above(later) };
    }),
  );

/** The file of each module: a shared one, or its own. */
function fileOf(graph: readonly GraphModule[]): Map<string, string> {
  const files = new Map(graph.map(({ id }) => [id, id]));
  joinChunks(graph).forEach((ids, index) => {
    for (const id of ids) files.set(id, `file ${index}`);
  });
  return files;
}

/** The modules that an entry loads: those of every file that its files import. */
function loadedWith(graph: readonly GraphModule[], id: string): string[] {
  const files = fileOf(graph);
  const loaded = new Set<string>();
  const load = (file: string | undefined) => {
    for (const one of graph.filter((other) => files.get(other.id) === file && !loaded.has(other.id))) {
      loaded.add(one.id);
      for (const imported of one.imports) load(files.get(imported));
    }
  };
  load(files.get(id));
  return [...loaded].sort();
}

/** Files that import themselves by way of others. */
function cyclesIn(graph: readonly GraphModule[]): string[] {
  const files = fileOf(graph);
  const shared = (id: string) => files.get(id)?.startsWith('file') === true;
  const imports = new Map<string, Set<string>>();
  for (const { id, imports: ids } of graph.filter((one) => shared(one.id)))
    for (const imported of ids.filter(shared)) {
      const [from = '', to = ''] = [files.get(id), files.get(imported)];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...imports.keys()].filter((file) => reaches(file, file));
}

it('makes no file that imports itself by way of others', () => {
  fc.assert(
    fc.property(GRAPHS, (graph) => cyclesIn(graph).length === 0),
    { numRuns: 500 },
  );
});

it('puts no module into two files, and divides alike in whatever order modules come', () => {
  fc.assert(
    fc.property(GRAPHS, fc.integer(), (graph, seed) => {
      const files = joinChunks(graph);
      const ids = files.flat();
      expect(new Set(ids).size).toBe(ids.length);
      const shuffled = graph.toSorted((a, b) => Math.sin(seed + a.bytes) - Math.sin(seed + b.bytes));
      expect(joinChunks(shuffled)).toEqual(files);
    }),
  );
});

it('leaves what one entry alone needs to that entry', () => {
  fc.assert(
    fc.property(GRAPHS, (graph) => {
      const own = [entry('own', ['part']), module('part', ['deep']), module('deep')];
      const before = joinChunks(graph);
      expect(joinChunks([...graph, ...own])).toEqual(before);
    }),
  );
});

it('makes one file of small modules that two entries need, and of those that nearly all need', () => {
  const same = [entry('a', ['x', 'y']), entry('b', ['x', 'y']), module('x'), module('y')];
  expect(joinChunks(same)).toEqual([['x', 'y']]);
  // A tenth of the bytes costs one of eight pages less than a second file costs the other seven.
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => entry(id, ['x', 'y']));
  expect(joinChunks([...pages, entry('h', ['x']), module('x'), module('y', [], { bytes: 100 })])).toEqual([
    ['x', 'y'],
  ]);
});

it('loads no large library for an entry that needs a small part of what others share', () => {
  const islands = ['a', 'b', 'c', 'd'].map((id) => entry(id, ['format', 'view']));
  const graph = [
    ...islands,
    entry('script', ['format']),
    module('format', [], { bytes: 300 }),
    module('view', ['react'], { bytes: 300 }),
    module('react', [], { bytes: 60_000 }),
  ];
  expect(loadedWith(graph, 'script')).toEqual(['format', 'script']);
  expect(loadedWith(graph, 'a')).toEqual(['a', 'format', 'react', 'view']);
});

it('joins no file with one whose imports others would then load', () => {
  // As one file, paths and links would save more than a link costs the pages that need paths alone, but bring its library.
  const library = Array.from({ length: 20 }, (_, page) => entry(`page${page}`, ['library']));
  const paths = ['p', 'q', 'r', 's'].map((id) => entry(id, ['paths'], { bytes: 100_000 }));
  const graph = [
    ...['a', 'b', 'c'].map((id) => entry(id, ['paths', 'link'])),
    ...library,
    ...paths,
    module('paths', [], { bytes: 500 }),
    module('link', ['library'], { bytes: 400 }),
    module('library', [], { bytes: 40_000 }),
  ];
  for (const { id } of paths) expect(loadedWith(graph, id)).not.toContain('library');
});

it('leaves to an entry what it shares only with what it loads on demand', () => {
  const graph = [
    entry('page', ['shared'], { later: ['panel'] }),
    module('panel', ['shared', 'rest']),
    module('shared'),
    module('rest'),
  ];
  expect(joinChunks(graph)).toEqual([]);
});

it('counts the renderer of islands with each of them', () => {
  const react = 'node_modules/react/index.js';
  const dom = 'node_modules/react-dom/client.js';
  const renderer = 'node_modules/renderer/client.js';
  const graph = [
    entry('a', [react, 'view']),
    entry('b', [react, 'view']),
    module('view'),
    entry(renderer, [react, dom]),
    module(dom, [react]),
    module(react),
  ];
  expect(joinChunks(graph).map((ids) => ids.toSorted())).toContainEqual(
    [dom, react, renderer, 'view'].sort(),
  );
});
