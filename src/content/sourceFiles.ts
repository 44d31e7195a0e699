import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';

interface SourceFiles {
  name: string;
  /** `src/content/<subject>/`. */
  folder: string;
  /** Whether a file of the folder holds content, by its name. */
  holds: (file: string) => boolean;
}

const nameOf = (path: string) => basename(path, '.ts');

/** Reads content from the default exports of TypeScript files, in development each file again when it changes. */
export function sourceFiles({ name, folder, holds }: SourceFiles): Loader {
  /** Reads one file again, ignoring any cached version. Vite reports file and line if it cannot. */
  async function read(path: string, { config, parseData, store }: LoaderContext): Promise<void> {
    const { href } = new URL(folder + path, config.root);
    const { default: content } = await import(/* @vite-ignore */ `${href}?${Date.now()}`);
    const id = nameOf(path);
    const filePath = folder + path;
    const data = await parseData({ id, data: content, filePath });
    store.set({ id, data, filePath, digest: JSON.stringify(data) });
  }

  return {
    name,
    async load(context) {
      const { config, logger, store, watcher } = context;
      const root = fileURLToPath(new URL(folder, config.root));
      store.clear();
      const paths = globSync('*.ts', { cwd: root }).filter(holds).sort();
      for (const path of paths) await read(path, context);

      watcher?.on('all', (event, file) => {
        const path = file.startsWith(root) ? file.slice(root.length).replaceAll('\\', '/') : '';
        if (!holds(path)) return;
        if (event === 'unlink') store.delete(nameOf(path));
        else read(path, context).catch((error) => logger.error(String(error)));
      });
    },
  };
}
