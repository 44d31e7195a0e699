import type { Recipe } from '#domain/recipes/recipe.ts';

const FILES = import.meta.glob<unknown>(['./*/*.ts', '!./*/*.test.ts'], { eager: true, import: 'default' });

/** Every recipe file's path, `./<collection>/<id>.ts`, and content. For tests; pages read the collection. */
export const RECIPE_FILES: readonly (readonly [path: string, content: unknown])[] = Object.entries(FILES);

/** The same as recipes, not validated. */
export const UNCHECKED_RECIPES = RECIPE_FILES.map(([, content]) => content as Recipe);
