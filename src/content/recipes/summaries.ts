import { type RecipeSummary, summaryOf } from '#domain/recipes/summary.ts';
import { FEATURED } from './featured.ts';
import { allRecipes } from './recipes.ts';

/** The drawings as files of their own: a list shows many, and a browser fetches those that come into view. */
const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A recipe in a list, with the address of our drawing of it, 4 to 3; null where none was drawn. */
export type ListedRecipe = RecipeSummary & { drawing: string | null };

/** All recipes, one collection after the other. */
export async function listedRecipes(): Promise<ListedRecipe[]> {
  return (await allRecipes())
    .map(summaryOf)
    .map((summary) => ({ ...summary, drawing: DRAWINGS[`./illustrations/${summary.id}.svg`] ?? null }));
}

/** The recipes that the home page shows. Throws when one of them does not exist: that stops the build. */
export function featuredRecipes(listed: readonly ListedRecipe[]): ListedRecipe[] {
  return FEATURED.map((id) => {
    const recipe = listed.find((one) => one.id === id);
    if (!recipe) throw new Error(`The home page features the recipe ${id}, which does not exist`);
    return recipe;
  });
}
