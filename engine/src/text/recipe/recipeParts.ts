/** The texts of a recipe from a file or page. A list's line that ends with a colon is a heading. */
export interface RecipeParts {
  name: string;
  yields: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A heading inside a list. */
export const partHeading = (text: string) => text.trim().replace(/:?$/, ':');
