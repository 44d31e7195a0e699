import { describe, expect, it } from 'vitest';
import { leastSquares } from './leastSquares.ts';

describe('least squares', () => {
  it('fits a line, with the variances of the textbook', () => {
    // y = 2 + 3x at x = -1, 0, 1, 2, off by 0.1, -0.1, -0.1, 0.1, which leaves the fitted line unchanged.
    const points = [-1, 0, 1, 2].map(
      (x, index) => [x, 2 + 3 * x + ([0.1, -0.1, -0.1, 0.1][index] ?? 0)] as const,
    );
    const fitted = leastSquares(([a = 0, b = 0]) => points.map(([x, y]) => a + b * x - y), [0, 0]);
    expect(fitted?.values[0]).toBeCloseTo(2, 6);
    expect(fitted?.values[1]).toBeCloseTo(3, 6);
    expect(fitted?.sum).toBeCloseTo(0.04, 6);
    // 1 / n + mean² / Sxx, and 1 / Sxx, where Sxx = 5 and the mean is 0.5.
    expect(fitted?.variance(0)).toBeCloseTo(0.3, 6);
    expect(fitted?.variance(1)).toBeCloseTo(0.2, 6);
  });

  it('descends a curved valley', () => {
    const valley = ([x = 0, y = 0]: readonly number[]) => [10 * (y - x * x), 1 - x];
    expect(leastSquares(valley, [0.5, 0.5])?.values.map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
      1, 1,
    ]);
  });

  it('finds nothing without residuals, or if a value has no effect', () => {
    expect(leastSquares(() => null, [0])).toBeNull();
    expect(leastSquares(() => [Number.NaN], [0])).toBeNull();
    expect(leastSquares(([a = 0]) => [a - 1, a + 1], [0, 0])).toBeNull();
  });
});
