import type { Recipe } from './recipe.ts';

/** More servings than this is catering, not a home recipe. */
export const MAX_SERVINGS = 100;

/** The number in a text such as `4`, `4 servings` or `1 serving`, 1 to 100; null for any other text. */
export function servingsNumber(text: string): number | null {
  const [, digits] = /^([1-9]\d{0,2})(?: servings?)?$/.exec(text) ?? [];
  const servings = Number(digits);
  return servings <= MAX_SERVINGS ? servings : null;
}

/** How many people a recipe serves; null if its collection has no servings. */
export function servingsOf(recipe: Recipe): number | null {
  return 'servings' in recipe ? servingsNumber(recipe.servings) : null;
}
