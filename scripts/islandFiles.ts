import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ISLAND_FILES } from '../src/layouts/islandScripts.ts';

/** A module's file, relative to the project; packages may lie elsewhere, behind a link. */
const fileOf = (id: string) =>
  relative(process.cwd(), id)
    .replaceAll('\\', '/')
    .replace(/^.*(?=node_modules\/)/, '');

/**
 * Writes down which scripts each island imports, directly or not, for pages to preload. Astro names an island's first
 * script only, so that a browser learns of the others one round trip after the other.
 */
export function islandFiles(): Plugin {
  return {
    name: 'island-files',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
        const all = new Set<string>();
        const add = (name: string) => {
          const found = bundle[name];
          if (found?.type !== 'chunk' || all.has(name)) return;
          all.add(name);
          found.imports.forEach(add);
        };
        add(chunk.fileName);
        files[fileOf(chunk.facadeModuleId)] = [...all];
      }
      mkdirSync(dirname(ISLAND_FILES), { recursive: true });
      writeFileSync(ISLAND_FILES, JSON.stringify(files));
    },
  };
}
