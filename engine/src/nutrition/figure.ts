/** A figure with its lower and upper bound, from the ranges of weights, amounts and foods. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

export const exactly = (value: number): Figure => ({ value, low: value, high: value });

export const times = ({ value, low, high }: Figure, by: Figure): Figure => ({
  value: value * by.value,
  low: low * by.low,
  high: high * by.high,
});
