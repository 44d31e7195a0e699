import type { RecipeParts } from '../../text/recipe/recipeParts.ts';

/** A recipe as a recipe manager stores it. */
export interface StoredRecipe extends RecipeParts {
  /** Remarks of the cook, by line. */
  notes: readonly string[];
}

export const hasContent = ({ ingredients, steps }: RecipeParts) => ingredients.length + steps.length > 0;
