import type { Recipe } from '#domain/recipes/recipe.ts';
import { sourceFiles } from '../sourceFiles.ts';

/** Throws an error that names the file if its path does not match the recipe's collection and id. */
export function checkPlace(path: string, { collection, id }: Pick<Recipe, 'collection' | 'id'>): void {
  const place = `${collection}/${id}.ts`;
  if (place !== path) throw new Error(`Recipe file ${path}: its collection and id say ${place}`);
}

/** Every recipe file, `<collection>/<id>.ts`. */
export const recipeLoader = sourceFiles({
  name: 'recipe-files',
  folder: 'src/content/recipes/',
  holds: (path) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path),
  check: (path, data) => checkPlace(path, data as Recipe),
});
