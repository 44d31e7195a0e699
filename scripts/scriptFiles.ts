import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';
import { SCRIPT_FILES_PATH, type ScriptFiles } from '../src/layouts/scriptUrls.ts';
import { moduleFile } from './chunks/moduleFile.ts';
import { reach } from './chunks/reach.ts';

/** The scripts of pages and of their frame, which run without React. */
const findPageScripts = () => globSync('src/{layouts,pages}/**/script.ts').map((file) => resolve(file));

/** The chunk with this name and all that it imports, directly or indirectly, the largest first. */
function withImports(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const chunksAt = (name: string) => {
    const found = bundle[name];
    return found?.type === 'chunk' ? [found] : [];
  };
  const all = reach([fileName], (name) => chunksAt(name).flatMap(({ imports }) => imports));
  return [...all]
    .flatMap(chunksAt)
    .sort((a, b) => b.code.length - a.code.length)
    .map((chunk) => chunk.fileName);
}

/** Called by the client build: first before any module is read, at the end with every file written. */
const plugin: Plugin = {
  name: 'script-files',
  // After Astro's, which deletes the stylesheets that it writes into pages
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // Astro sets 'exports-only'; it takes an island's export by name, so that others do not matter.
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  buildStart() {
    for (const id of findPageScripts())
      this.emitFile({ type: 'chunk', id, name: basename(dirname(id)).replace('_', '') });
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const styles = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined;
      for (const name of styles ?? []) if (!bundle[name]) styles?.delete(name);
    }
  },
  writeBundle(_, bundle) {
    const files: Record<string, ScriptFiles> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
      const { fileName } = chunk;
      files[moduleFile(chunk.facadeModuleId)] = { file: fileName, all: withImports(bundle, fileName) };
    }
    mkdirSync(dirname(SCRIPT_FILES_PATH), { recursive: true });
    writeFileSync(SCRIPT_FILES_PATH, JSON.stringify(files));
  },
};

/**
 * Builds the pages' scripts, and writes down which files each script and island consists of, before Astro renders the
 * pages. It exists for three things that Astro has no setting for:
 *
 * - Its own script element is deferred, and the browser delays its first paint for it (7 % on slow 4G). Pages load
 *   these scripts with an asynchronous element instead.
 * - For an island, it names only the first file, so a browser discovers the others one round trip at a time; pages
 *   preload them. The largest comes first: over HTTP/1.1 a browser fetches six files at a time, and the others wait.
 * - It would put an island whose code others share behind one more file, which only exports it again. What loads later
 *   and shares that code must then not wait for the island's stylesheet, which Astro deletes without a word to the chunk.
 *
 * `src/layouts/scriptUrls.ts` reads the list. In `npm run dev` there is nothing to list.
 */
export const scriptFiles = (): AstroIntegration => ({
  name: 'script-files',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
