import type { TimeId } from '../../language/recipe/recipeWords.ts';

/** The texts of a recipe from a file or page. List lines that end with a colon are headings. */
export interface RecipeParts {
  name: string;
  yields: string;
  /** The times that it states, as `20 min` or as written. */
  times: Readonly<Partial<Record<TimeId, string>>>;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A heading inside a list. */
export const partHeading = (text: string) => text.trim().replace(/:?$/, ':');
