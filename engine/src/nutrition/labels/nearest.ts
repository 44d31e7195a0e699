/** Half a step and more, but for the error of binary fractions. */
export const EPSILON = 1e-9;

/** The nearest multiple of a step of at least 0.01; halves go up, also those that binary fractions put just below. */
export const nearest = (value: number, step: number): number =>
  Number((Math.floor(value / step + 0.5 + EPSILON) * step).toFixed(2));
