import type { Span } from './recipe.ts';

/** The ends of a range of numbers, times a factor. */
export const spanOf = (values: readonly number[], by = 1): Span => ({
  lowest: (values[0] ?? 0) * by,
  highest: (values.at(-1) ?? 0) * by,
});
