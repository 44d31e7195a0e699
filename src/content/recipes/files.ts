import type { Recipe } from '#domain/recipes/recipe.ts';

const FILES = import.meta.glob<unknown>(['./*/*.ts', '!./*/*.test.ts'], { eager: true, import: 'default' });

/** Every recipe file with what it holds, by its path: `./<collection>/<id>.ts`. For tests; pages read the collection. */
export const RECIPE_FILES: readonly (readonly [path: string, content: unknown])[] = Object.entries(FILES);

/** The same as recipes, which nothing has checked. */
export const UNCHECKED_RECIPES = RECIPE_FILES.map(([, content]) => content as Recipe);
