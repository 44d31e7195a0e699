import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';
import { joinChunks } from './joinChunks.ts';
import { moduleFile } from './moduleFile.ts';
import { reach } from './reach.ts';
import type { GraphModule } from './visits.ts';

/** About what a module's code takes once it is compressed; imports between modules of a file vanish. */
const compressedSize = (code: string) =>
  brotliCompressSync(code.replace(/^import .*$/gm, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

/** The graph as the bundler has read it, without the bundler's own module. */
function readGraph(context: Rolldown.PluginContext): GraphModule[] {
  return [...context.getModuleIds()].flatMap((id) => {
    const info = context.getModuleInfo(id);
    if (!info || id.startsWith('\0rolldown')) return [];
    return {
      id: moduleFile(id),
      bytes: info.code ? compressedSize(info.code) : 0,
      imports: info.importedIds.map(moduleFile),
      later: info.dynamicallyImportedIds.map(moduleFile),
      isEntry: info.isEntry,
    };
  });
}

/** The name of each module's chunk: its number, and what loads on demand with it. */
function nameChunks(modules: readonly GraphModule[]): Map<string, string> {
  const later = new Set(modules.flatMap((module) => module.later));
  return new Map(
    joinChunks(modules).flatMap((ids, index) => {
      const entry = ids.find((id) => later.has(id));
      const name = `${index}-${entry ? posix.basename(entry).replace(/\W.*/, '') : ''}`;
      return ids.map((id) => [id, name] as const);
    }),
  );
}

/** Shared files have no name but a hash: each file is named by those that import it. */
const fileNames = ({ name }: { name: string }) => {
  const shown = name.replace(/^\d+-/, '').replaceAll(/[^\w-]/g, '_');
  return `assets/${shown && `${shown}.`}[hash:7].js`;
};

/**
 * Divides the scripts of pages into files by one rule (`joinChunks.ts`), and lists for a file that loads others on
 * demand only those to preload that are not there with it.
 */
export function chunks(): AstroIntegration {
  let names = new Map<string, string>();
  let imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      names = nameChunks(readGraph(this));
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        imports = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        );
      },
    },
  };
  const loadedWith = (host: string) => reach([host], (file) => imports.get(file) ?? []);
  const modulePreload = {
    polyfill: false,
    resolveDependencies(_: string, files: string[], { hostId }: { hostId: string }) {
      const loaded = loadedWith(hostId);
      return files.filter((file) => !loaded.has(file));
    },
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'shared', name: (id: string) => names.get(moduleFile(id)) ?? null }],
  };
  const output = { codeSplitting, chunkFileNames: fileNames, entryFileNames: fileNames };
  const client = { build: { modulePreload, rolldownOptions: { output } } };
  return {
    name: 'chunks',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [plugin], environments: { client } } });
      },
    },
  };
}
