import type { Loader } from 'astro/loaders';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { RECIPE_FILES } from './files.ts';

/** Throws, naming the file, for a recipe that does not stand under its own id in its own collection. */
export function checkPlace(path: string, { collection, id }: Pick<Recipe, 'collection' | 'id'>): void {
  const place = `./${collection}/${id}.ts`;
  if (place !== path) throw new Error(`Recipe file ${path}: its collection and id say ${place}`);
}

/** Reads the recipe files. Astro checks them by the schema and names a bad one, which stops the build. */
export const recipeLoader: Loader = {
  name: 'recipe-files',
  async load({ store, parseData }) {
    store.clear();
    for (const [path, content] of RECIPE_FILES) {
      const filePath = `src/content/recipes/${path.slice(2)}`;
      const id = path.replace(/^.*\/|\.ts$/g, '');
      const data = await parseData({ id, data: content as Record<string, unknown>, filePath });
      checkPlace(path, data as unknown as Recipe);
      if (store.has(id)) throw new Error(`Two recipe files have the id ${id}`);
      store.set({ id, data, filePath });
    }
  },
};
