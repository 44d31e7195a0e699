import type { Allergen } from './allergens.ts';
import type { DietaryTag } from './diet.ts';
import type { Collection, Difficulty } from './facts.ts';
import type { Recipe } from './recipe.ts';
import { minutesUntilReady, timesOf } from './times.ts';

/** What a list shows of a recipe. Pages that list recipes ship nothing else of them. */
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
  diets: readonly DietaryTag[];
  allergens: readonly Allergen[];
}

/** The summary of a recipe. A description without a period counts as one sentence; its numbers are not filled in. */
export function summaryOf(recipe: Recipe): RecipeSummary {
  const { id, title, collection, diets, allergens } = recipe;
  const description = recipe.description.text;
  const minutes = minutesUntilReady(recipe);
  return {
    id,
    title,
    collection,
    blurb: /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description,
    minutes,
    cooking: minutes === null ? timesOf(recipe).cook : null,
    difficulty: recipe.difficulty ?? null,
    diets,
    allergens,
  };
}
