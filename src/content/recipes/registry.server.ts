import { COLLECTIONS, type Recipe } from '#domain/recipes/recipe.ts';
import { checkedRecipe } from './schema.server.ts';

/** All recipes, read and checked while the site is built. This file never travels to a visitor. */
const FILES = import.meta.glob<unknown>(['./*/*.ts', '!./*/*.test.ts'], { eager: true, import: 'default' });
const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const RECIPES = Object.entries(FILES).map(([path, content]) => checkedRecipe(path, content));

/** The recipes of each collection, in the order in which an id is looked up: the mocktails last. */
const LISTS = COLLECTIONS.map((collection) => RECIPES.filter((recipe) => recipe.collection === collection));

const ids = RECIPES.map(({ id }) => id);
const twice = ids.find((id, index) => ids.indexOf(id) !== index);
if (twice !== undefined) throw new Error(`Two recipe files have the id ${twice}`);

/** Every recipe, one collection after the other. */
export function allRecipes(): readonly Recipe[] {
  return LISTS.flat();
}

/** The recipe with an id, looked up in the collections in turn; null for an unknown one. */
export function findRecipe(id: string): Recipe | null {
  for (const list of LISTS) {
    const found = list.find((recipe) => recipe.id === id);
    if (found) return found;
  }
  return null;
}

/** Our own drawing of a dish as SVG text, 4 to 3, its colours taken from the theme; null where none was drawn. */
export function illustrationOf(id: string): string | null {
  return DRAWINGS[`./illustrations/${id}.svg`]?.trim() ?? null;
}
