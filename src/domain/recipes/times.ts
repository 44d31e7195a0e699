import { minutesOf } from './duration.ts';
import type { Recipe } from './recipe.ts';

/** Minutes; null if the recipe does not say. */
export interface RecipeTimes {
  prep: number | null;
  cook: number | null;
  /** From start to table. Null for pickles, because weeks in the jar do not count. */
  total: number | null;
}

/** The times of a recipe in minutes, from whichever fields its collection has. */
export function timesOf(recipe: Recipe): RecipeTimes {
  switch (recipe.collection) {
    case 'general':
      return { prep: null, cook: null, total: minutesOf(recipe.time) };
    case 'signature-noodle-condiment':
      return { prep: null, cook: null, total: minutesOf(recipe.timeToMake) };
    case 'indian-pickle':
      return { prep: minutesOf(recipe.prepTime), cook: null, total: null };
    case 'chicken-tender':
      return { prep: null, cook: minutesOf(recipe.cookTime), total: null };
    case 'mocktail': {
      const prep = minutesOf(recipe.preparationTime);
      return { prep, cook: null, total: prep };
    }
    default: {
      const prep = minutesOf(recipe.preparationTime);
      const cook = minutesOf(recipe.cookingTime);
      return { prep, cook, total: prep === null || cook === null ? null : prep + cook };
    }
  }
}
