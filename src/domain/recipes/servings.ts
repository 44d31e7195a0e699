/** More servings than this is catering, not a home recipe. */
export const MAX_SERVINGS = 100;
