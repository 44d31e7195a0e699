import { describe, expect, it } from 'vitest';
import { convertLinear } from './linear.ts';

const unit = (factor: number) => ({ factor });

describe('convertLinear', () => {
  it.each([
    [1, 25.4, 10, 2.54],
    [2, 1000, 1, 2000],
    [3, 1, 1000, 0.003],
    [-3, 25.4, 1, -76.2],
    [5, 7, 7, 5],
    [0, 240, 1, 0],
  ])('%d of %d in units of %d is %d', (amount, from, to, expected) => {
    const result = convertLinear(amount, unit(from), unit(to));
    expect(result.ok && result.value).toBeCloseTo(expected, 12);
  });

  it('never returns negative zero', () => {
    expect(convertLinear(-0, unit(1), unit(1))).toEqual({ ok: true, value: 0 });
  });

  it.each([
    [Number.NaN, 1, 1],
    [Infinity, 1, 1],
    [-Infinity, 1, 1],
    [1e308, 1000, 1],
    [1, 1, 0],
    [1, Number.NaN, 1],
  ])('%d of %d in units of %d is not finite', (amount, from, to) => {
    expect(convertLinear(amount, unit(from), unit(to))).toEqual({ ok: false, code: 'not-finite' });
  });
});
