import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { SCRIPT_FILES, type ScriptFiles } from '../src/layouts/scriptAddresses.ts';
import { pageScripts } from './chunkGroups.ts';

/** A module's file, relative to the project; packages may be elsewhere, behind a link. */
const fileOf = (id: string) =>
  relative(process.cwd(), id)
    .replaceAll('\\', '/')
    .replace(/^.*(?=node_modules\/)/, '');

/**
 * Builds the pages' scripts, and writes down which files each script and island consists of.
 *
 * Astro's own script element is deferred, and the browser delays its first paint for it (7 % on slow 4G). Pages
 * load these scripts with an asynchronous element instead.
 *
 * For an island, Astro names only the first file, so a browser discovers the others one round trip at a time;
 * pages preload them. The largest comes first: over HTTP/1.1 a browser fetches six files at a time, and the others
 * wait.
 */
export function scriptFiles(): Plugin {
  return {
    name: 'script-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of pageScripts())
        this.emitFile({ type: 'chunk', id, name: basename(dirname(id)).replace('_', '') });
    },
    writeBundle(_, bundle) {
      const files: Record<string, ScriptFiles> = {};
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
        files[fileOf(chunk.facadeModuleId)] = {
          file: chunk.fileName,
          all: [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)),
        };
      }
      mkdirSync(dirname(SCRIPT_FILES), { recursive: true });
      writeFileSync(SCRIPT_FILES, JSON.stringify(files));
    },
  };
}
