import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Recipe } from '#domain/recipes/recipe.ts';

const FOLDER = 'src/content/recipes/';

/** Whether a path below the recipes' folder is a recipe: `<collection>/<id>.ts`. */
const isRecipeFile = (path: string) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path);

/** Throws an error that names the file if its path does not match the recipe's collection and id. */
export function checkPlace(path: string, { collection, id }: Pick<Recipe, 'collection' | 'id'>): void {
  const place = `${collection}/${id}.ts`;
  if (place !== path) throw new Error(`Recipe file ${path}: its collection and id say ${place}`);
}

/** Reads a file, bypassing the module cache. Node reports file and line of one it cannot read. */
async function read(path: string, { config, parseData, store }: LoaderContext): Promise<void> {
  const { href } = new URL(FOLDER + path, config.root);
  const { default: content } = await import(/* @vite-ignore */ `${href}?${Date.now()}`);
  const id = basename(path, '.ts');
  const data = await parseData({ id, data: content, filePath: FOLDER + path });
  checkPlace(path, data as unknown as Recipe);
  const digest = JSON.stringify(data);
  store.set({ id, data, filePath: FOLDER + path, digest });
}

/**
 * Reads the recipe files, and during development rereads those that change. Astro validates them by the schema; a bad
 * one is named and stops the build.
 */
export const recipeLoader: Loader = {
  name: 'recipe-files',
  async load(context) {
    const { config, logger, store, watcher } = context;
    const folder = fileURLToPath(new URL(FOLDER, config.root));
    store.clear();
    const paths = globSync('*/*.ts', { cwd: folder }).filter(isRecipeFile).sort();
    const ids = paths.map((path) => basename(path, '.ts'));
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new Error(`Two recipe files have the id ${twice}`);
    for (const path of paths) await read(path, context);

    watcher?.on('all', (event, file) => {
      const path = file.startsWith(folder) ? file.slice(folder.length).replaceAll('\\', '/') : '';
      if (!isRecipeFile(path)) return;
      if (event === 'unlink') store.delete(basename(path, '.ts'));
      else read(path, context).catch((error) => logger.error(String(error)));
    });
  },
};
