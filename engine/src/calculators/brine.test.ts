import { describe, expect, it } from 'vitest';
import { brineSalt } from './brine.ts';
import { BRINE_METHODS } from './brineMethods.ts';
import { saltKinds } from './saltKinds.ts';

const POUND = 453.59237;
const CUP = 236.5882365;
/** USDA SR26, NDB 02047: 292 g a cup. */
const SALT_CUP = 292;

describe('brineSalt', () => {
  it.each([
    [1000, 2.4, 'sauerkraut', 24],
    [1000, 2.25, 'sauerkraut', 22.5],
    [1000, 2.5, 'sauerkraut', 25],
    [2000, 7.7, 'pickles', 154],
    [3785, 5.8, 'poultry', 219.53],
  ])('%d g at %d % by %s: %d g', (weight, percent, method, grams) => {
    const salt = brineSalt(weight, percent, method);
    expect(salt.ok && salt.value.grams).toBeCloseTo(grams, 6);
  });

  it.each([
    [1000, 2.24, 'sauerkraut', 'too-little-salt'],
    [1000, 2, 'sauerkraut', 'too-little-salt'],
    [1000, 0, 'sauerkraut', 'too-little-salt'],
    [1000, -2, 'sauerkraut', 'too-little-salt'],
    [1000, 2.51, 'sauerkraut', 'too-much-salt'],
    [1000, 5, 'pickles', 'too-little-salt'],
    [1000, 10, 'pickles', 'too-much-salt'],
    [1000, 2, 'poultry', 'too-little-salt'],
    [1000, 26, 'poultry', 'too-much-salt'],
    [0, 2.4, 'sauerkraut', 'negative-amount'],
    [-1, 2.4, 'sauerkraut', 'negative-amount'],
    [Number.NaN, 2.4, 'sauerkraut', 'negative-amount'],
    [1e7, 2.4, 'sauerkraut', 'too-large'],
    [1000, Number.NaN, 'sauerkraut', 'no-percent'],
    [1000, 2.4, 'bacon', 'unknown-method'],
    [1000, 2.4, 'toString', 'unknown-method'],
  ])('refuses %d g at %d % by %s as %s', (weight, percent, method, code) => {
    expect(brineSalt(weight, percent, method)).toEqual({ ok: false, code });
  });

  // The tested recipes in their own measures: each is within the range of its method.
  it.each([
    ['sauerkraut', (3 / 16) * SALT_CUP, 5 * POUND],
    ['cover', (1.5 / 16) * SALT_CUP, 4 * CUP],
    ['pickles', SALT_CUP / 2, 8 * CUP],
    ['poultry', (3 / 4) * SALT_CUP, 16 * CUP],
  ])('%s: %d g for %d g, as printed', (method, salt, weight) => {
    expect(brineSalt(weight, (salt / weight) * 100, method)).toMatchObject({ ok: true });
  });

  it('adds the vinegar of the tested pickles: 1/4 cup for 8 cups of water', () => {
    const salt = brineSalt(8 * CUP, 7.7, 'pickles');
    expect(salt.ok && salt.value.vinegar).toBeCloseTo(CUP / 4, 6);
  });

  it('starts inside the range of each method, and has no method for curing', () => {
    for (const { id, min, usual, max } of BRINE_METHODS) {
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
      expect(id).not.toMatch(/cur|nitrit|ham|bacon/);
    }
  });
});

// USDA 292 g a cup; King Arthur 8 g a tablespoon; Morton's label 1.2 g a quarter teaspoon.
it.each([
  ['fine', SALT_CUP / CUP],
  ['diamond', 8 / (CUP / 16)],
  ['morton', 1.2 / (CUP / 192)],
])('%s salt is %d g/ml', (id, density) => {
  expect(saltKinds().find((kind) => kind.id === id)?.gramsPerMl).toBeCloseTo(density, 3);
});
