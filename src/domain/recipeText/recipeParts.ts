/** A recipe as files and pages have it, in texts. A line of the lists that ends with a colon is a heading. */
export interface RecipeParts {
  name: string;
  yields: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** A heading inside a list. */
export const partHeading = (text: string) => text.trim().replace(/:?$/, ':');
