import { minutesOf } from './duration.ts';
import type { Allergen, Collection, DietaryTag, Difficulty, Recipe } from './recipe.ts';
import { timesOf } from './times.ts';

/** What a list shows of a recipe. Pages that list recipes carry nothing else of them. */
export interface RecipeSummary {
  id: string;
  title: string;
  collection: Collection;
  /** The first sentence of the description. */
  blurb: string;
  /** Total minutes, including time in the jar for pickles; null if the recipe does not say. */
  minutes: number | null;
  /** Minutes on the stove or in the oven if the recipe gives no other time; otherwise null. */
  cooking: number | null;
  difficulty: Difficulty | null;
  dietaryTags: readonly DietaryTag[];
  /** Without 'None'. */
  allergens: readonly Exclude<Allergen, 'None'>[];
}

/** The summary of a recipe. A description without a period counts as one sentence. */
export function summaryOf(recipe: Recipe): RecipeSummary {
  const { id, title, collection, description, dietaryTags, allergens } = recipe;
  const { cook, total } = timesOf(recipe);
  const minutes = recipe.collection === 'indian-pickle' ? readyPickle(recipe) : total;
  return {
    id,
    title,
    collection,
    blurb: /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description,
    minutes,
    cooking: minutes === null ? cook : null,
    difficulty: 'difficulty' in recipe ? recipe.difficulty : null,
    dietaryTags,
    allergens: allergens.filter((allergen) => allergen !== 'None'),
  };
}

/** Minutes until a pickle can be eaten. Uses the upper end of a range, which is what a cook plans for. */
function readyPickle({ prepTime, fermentationTime }: { prepTime: string; fermentationTime: string }) {
  const prep = minutesOf(prepTime);
  const jar = minutesOf(fermentationTime);
  return prep === null || jar === null ? null : prep + jar;
}
