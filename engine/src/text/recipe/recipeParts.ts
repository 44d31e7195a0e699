/** The texts of a recipe from a file or page. List lines that end with a colon are headings. */
export interface RecipeParts {
  name: string;
  yields: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A heading inside a list. */
export const partHeading = (text: string) => text.trim().replace(/:?$/, ':');
