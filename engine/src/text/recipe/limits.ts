/** Limits for one pasted text, in characters and in lines. */
export const MAX_RECIPE_LENGTH = 200_000;
export const MAX_RECIPE_LINES = 2000;
