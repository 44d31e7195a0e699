/** The quantile of a sample for a share of 0 to 1; always a measured value, never interpolated. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (sample: readonly number[]) => quantile(sample, 0.5);
