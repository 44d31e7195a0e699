import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of the bundler's module API used here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The scripts of pages and of their frame, which run without React. */
export const findPageScripts = () =>
  globSync('src/{layouts,pages}/**/script.ts').map((file) => resolve(file));

let plain: Set<string> | null = null;

/** Everything that the scripts of pages import, directly or indirectly. */
function importedByScripts(modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const script of findPageScripts()) add(script);
  return found;
}

function sharedWithScripts(id: string, modules: Modules): string | null {
  plain ??= importedByScripts(modules);
  return plain.has(id) ? 'shared' : null;
}

/** Loaded with a page, not on demand. */
const tags = ['$initial' as const];

/**
 * Small files compress badly, and a browser fetches six at a time over HTTP/1.1: on slow 4G each further round trip
 * costs half a second until the first answer. So React, the code that most tools share, that of food choices and that
 * of ovens are one file each. A group includes everything its modules import, so the code that scripts without React
 * share comes first, in a file of its own: otherwise content pages would load React (checked in tests/pages). Code that
 * few entries share is left to the bundler, so that no page loads much for another: the minimum share counts are the
 * ones that keep recipe pages free of foods, which have no answers of calculators either. None of these modules has side effects.
 */
export const CHUNK_GROUPS = [
  { name: sharedWithScripts, minShareCount: 2, priority: 1 },
  // With Vite's own, which everything that loads later needs.
  {
    name: 'react',
    test: /preload-helper|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  },
  {
    name: 'tool',
    test: /src[\\/](tools(?![\\/](form|live)[\\/])|ui(?![\\/]answer)|browser|catalogs|format)[\\/]|engine[\\/]src[\\/](kitchens|quantity|rounding|units)[\\/]/,
    tags,
    minShareCount: 8,
  },
  { name: 'heat', test: /engine[\\/]src[\\/]temperature[\\/]/, tags, minShareCount: 6 },
  // Apart from the foods, whose choices recipe pages have no use for.
  { name: 'measures', test: /engine[\\/]src[\\/]rounding[\\/](counts|metric)\.ts/, tags, minShareCount: 4 },
  {
    name: 'foods',
    test: /src[\\/](ui[\\/]combobox|tools[\\/]foodField)[\\/]|engine[\\/]src[\\/](kitchens|rounding|units[\\/]specification)[\\/]/,
    tags,
    minShareCount: 4,
  },
];
