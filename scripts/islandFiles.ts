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
 * script only, so that a browser learns of the others one round trip after the other. The largest comes first: over
 * HTTP/1.1 a browser fetches six files at a time, and the others wait.
 */
export function islandFiles(): Plugin {
  return {
    name: 'island-files',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
        const sizes = new Map<string, number>();
        const add = (name: string) => {
          const found = bundle[name];
          if (found?.type !== 'chunk' || sizes.has(name)) return;
          sizes.set(name, found.code.length);
          found.imports.forEach(add);
        };
        add(chunk.fileName);
        files[fileOf(chunk.facadeModuleId)] = [...sizes.keys()].sort(
          (a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0),
        );
      }
      mkdirSync(dirname(ISLAND_FILES), { recursive: true });
      writeFileSync(ISLAND_FILES, JSON.stringify(files));
    },
  };
}
