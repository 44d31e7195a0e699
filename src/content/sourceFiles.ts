import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';

interface SourceFiles {
  name: string;
  /** `src/content/<subject>/`. */
  folder: string;
  /** Whether a file holds content, by its path from the folder. */
  holds: (path: string) => boolean;
  /** Throws for content that does not belong into its file. */
  check?: (path: string, data: object) => void;
}

/**
 * Reads content from the default exports of TypeScript files, and in development each file again when it changes. An
 * entry has the name of its file.
 */
export function sourceFiles({ name, folder, holds, check }: SourceFiles): Loader {
  /** Reads one file anew, whatever was read of it before. Vite says file and line of one that it cannot read. */
  async function read(path: string, { config, parseData, store }: LoaderContext): Promise<void> {
    const { href } = new URL(folder + path, config.root);
    const { default: content } = await import(/* @vite-ignore */ `${href}?${Date.now()}`);
    const id = basename(path, '.ts');
    const filePath = folder + path;
    const data = await parseData({ id, data: content, filePath });
    check?.(path, data);
    store.set({ id, data, filePath, digest: JSON.stringify(data) });
  }

  return {
    name,
    async load(context) {
      const { config, logger, store, watcher } = context;
      const root = fileURLToPath(new URL(folder, config.root));
      store.clear();
      const paths = globSync('**/*.ts', { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter(holds)
        .sort();
      const ids = paths.map((path) => basename(path, '.ts'));
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice !== undefined) throw new Error(`Two files in ${folder} have the name ${twice}.ts`);
      for (const path of paths) await read(path, context);

      watcher?.on('all', (event, file) => {
        const path = file.startsWith(root) ? file.slice(root.length).replaceAll('\\', '/') : '';
        if (!holds(path)) return;
        if (event === 'unlink') store.delete(basename(path, '.ts'));
        else read(path, context).catch((error) => logger.error(String(error)));
      });
    },
  };
}
