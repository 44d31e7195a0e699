import { minutesOf } from './duration.ts';
import type { Allergen, Collection, DietaryTag, Difficulty, Recipe } from './recipe.ts';
import { timesOf } from './times.ts';

/** What a list says about a recipe; a page with many recipes carries nothing more of them. */
export interface RecipeSummary {
  id: string;
  title: string;
  collection: Collection;
  /** The first sentence of the description. */
  blurb: string;
  /** From the first move to the table, a pickle's time in the jar included; null where the recipe does not say. */
  minutes: number | null;
  /** Minutes on the stove or in the oven, where the recipe states nothing else. */
  cooking: number | null;
  difficulty: Difficulty | null;
  dietaryTags: readonly DietaryTag[];
  /** Without 'None'. */
  allergens: readonly Exclude<Allergen, 'None'>[];
}

/** What a list says about a recipe. A text without a full stop is its own first sentence. */
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

/** A pickle can be eaten when its time in the jar is over: the upper end, because a cook plans with it. */
function readyPickle({ prepTime, fermentationTime }: { prepTime: string; fermentationTime: string }) {
  const prep = minutesOf(prepTime);
  const jar = minutesOf(fermentationTime);
  return prep === null || jar === null ? null : prep + jar;
}
