/** More servings are catering, not a home recipe. */
export const MAX_SERVINGS = 100;

/** The multiples offered for a recipe that does not say how many it serves. */
export const OFFERED_SCALES = [0.5, 1, 2, 3] as const;

/** The number of servings in a text, 1 to 100; null for any other text. */
export function parseServings(text: string): number | null {
  const servings = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return servings >= 1 && servings <= MAX_SERVINGS ? servings : null;
}
