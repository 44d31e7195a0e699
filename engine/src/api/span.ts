import type { Span } from './recipe.ts';

export const spanOf = (values: readonly number[], by = 1): Span => ({
  lowest: (values[0] ?? 0) * by,
  highest: (values.at(-1) ?? 0) * by,
});

export const middle = ({ lowest, highest }: Span): number => (lowest + highest) / 2;
