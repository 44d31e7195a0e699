import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the bundler says about a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The scripts of pages and of their frame, which run without React. */
export const pageScripts = () => globSync('src/{layouts,pages}/**/script.ts').map((file) => resolve(file));

let plain: Set<string> | null = null;

/** Everything that the scripts of pages import, directly or indirectly. */
function importedByScripts(modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const script of pageScripts()) add(script);
  return found;
}

function sharedWithScripts(id: string, modules: Modules): string | null {
  plain ??= importedByScripts(modules);
  return plain.has(id) ? 'shared' : null;
}

/**
 * Small files compress badly, and slow networks fetch few at a time, so React, and what most tools need, stand in one
 * file each. A group takes along all that its modules import, so what scripts without React import too comes first, in
 * a file of its own: else pages that are only read would load React (tests/pages holds that). The bundler divides the
 * rest. What few entries share is left to it as well, so that no page loads much for another; fewer than seven cost
 * recipe pages 1.7 kB, and more make files of a few hundred bytes. Nothing here does anything by being loaded.
 */
export const CHUNK_GROUPS = [
  { name: sharedWithScripts, minShareCount: 2, priority: 1 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  {
    name: 'tool',
    test: /src[\\/](ui|browser|i18n)[\\/]|engine[\\/]src[\\/](kitchens|quantity|rounding|units)[\\/]/,
    // Loaded with a page, not on demand.
    tags: ['$initial' as const],
    minShareCount: 7,
  },
];
