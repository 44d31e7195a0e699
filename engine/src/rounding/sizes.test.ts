import { describe, expect, it } from 'vitest';
import { sizeInGrams, sizeInMilliliters } from './sizes.ts';

describe('the size of a unit', () => {
  // NIST Handbook 44: a cup of 236.588 ml, a gallon of 3785.41, spoons of 14.787 and 4.929 ml
  it.each([
    [236.588, 237],
    [3785.41, 3785],
    [14.787, 14.8],
    [99.96, 100],
    [4.929, 4.9],
    [0.6161, 0.62],
    [0, 0],
  ])('of %d ml is %d', (size, shown) => expect(sizeInMilliliters(size)).toBe(shown));

  // 2 lb, an ounce, a quarter of one, 60 mg
  it.each([
    [907.185, 907],
    [28.3495, 28],
    [7.0874, 7.1],
    [0.06, 0.06],
  ])('of %d g is %d', (size, shown) => expect(sizeInGrams(size)).toBe(shown));
});
