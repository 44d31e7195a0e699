import { type RecipeSummary, summaryOf } from '#domain/recipes/summary.ts';
import { allRecipes, findRecipe } from './registry.server.ts';

/** The drawings as files of their own: a list shows many, and a browser fetches those that come into view. */
const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A recipe in a list, with the address of our drawing of it, 4 to 3; null where none was drawn. */
export type ListedRecipe = RecipeSummary & { drawing: string | null };

/** One recipe of six of the collections, for the home page. */
const FEATURED = [
  'no-knead-pizza',
  'rosemary-roast-potatoes',
  'roasted-pumpkin-soup',
  'oil-splashed-noodles',
  'herbed-falafel',
  'passion-fruit-fizz',
];

const listed = (summary: RecipeSummary): ListedRecipe => ({
  ...summary,
  drawing: DRAWINGS[`./illustrations/${summary.id}.svg`] ?? null,
});

/** All recipes, one collection after the other. */
export const listedRecipes = () => allRecipes().map(summaryOf).map(listed);

/** The recipes that the home page shows. Throws when one of them does not exist: that stops the build. */
export function featuredRecipes(): ListedRecipe[] {
  return FEATURED.map((id) => {
    const recipe = findRecipe(id);
    if (!recipe) throw new Error(`The home page features the recipe ${id}, which does not exist`);
    return listed(summaryOf(recipe));
  });
}
