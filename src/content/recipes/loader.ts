import type { Recipe } from '#domain/recipes/recipe.ts';
<<<<<<< HEAD
import { sourceFiles } from '../sourceFiles.ts';
=======

const FOLDER = 'src/content/recipes/';

/** Whether a path below the recipes' folder is a recipe: `<collection>/<id>.ts`. */
const isRecipeFile = (path: string) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path);
>>>>>>> wt-english

/** Throws an error that names the file if its path does not match the recipe's collection and id. */
export function checkPlace(path: string, { collection, id }: Pick<Recipe, 'collection' | 'id'>): void {
  const place = `${collection}/${id}.ts`;
  if (place !== path) throw new Error(`Recipe file ${path}: its collection and id say ${place}`);
}

<<<<<<< HEAD
/** Every recipe file, `<collection>/<id>.ts`. */
export const recipeLoader = sourceFiles({
=======
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
>>>>>>> wt-english
  name: 'recipe-files',
  folder: 'src/content/recipes/',
  holds: (path) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path),
  check: (path, data) => checkPlace(path, data as Recipe),
});
