import { type RecipeSummary, summaryOf } from '#domain/recipes/summary.ts';
import { FEATURED } from './featured.ts';
import { allRecipes } from './recipes.ts';

/** The drawings as separate files, so that browsers only load those of a list that come into view. */
const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A recipe in a list, with the address of our 4:3 drawing; null if there is none. */
export type ListedRecipe = RecipeSummary & { drawing: string | null };

/** All recipes, by collection. */
export async function listedRecipes(): Promise<ListedRecipe[]> {
  return (await allRecipes())
    .map(summaryOf)
    .map((summary) => ({ ...summary, drawing: DRAWINGS[`./illustrations/${summary.id}.svg`] ?? null }));
}

/** The recipes on the home page. Throws if one of them does not exist, which stops the build. */
export function featuredRecipes(listed: readonly ListedRecipe[]): ListedRecipe[] {
  return FEATURED.map((id) => {
    const recipe = listed.find((one) => one.id === id);
    if (!recipe) throw new Error(`The home page features the recipe ${id}, which does not exist`);
    return recipe;
  });
}
