import { describe, expect, it } from 'vitest';
import { foods as german } from '../foods/lists/de.ts';
import { foods } from '../foods/lists/en.ts';
import { substitutesFor } from './calculators.ts';

const CUP = 236.5882365;

describe('substitutes', () => {
  // Buttermilk by North Dakota State University Extension: 1 tablespoon of lemon juice and milk to make a cup
  it('are given for the amount that is missing, with their source', () => {
    const found = substitutesFor('buttermilk', { foods, amount: { kind: 'volume', milliliters: 2 * CUP } });
    expect(found.ok && found.value.substitutes[0]).toMatchObject({
      uses: [
        { food: 'milk', amount: { kind: 'volume', milliliters: expect.closeTo(2 * (CUP - CUP / 16), 6) } },
        { food: 'lemon-juice', amount: { kind: 'volume', milliliters: expect.closeTo(CUP / 8, 6) } },
      ],
      changes: expect.arrayContaining(['letStand']),
      allergens: expect.arrayContaining(['Milk']),
      source: expect.stringContaining('North Dakota State University Extension'),
    });
  });

  it('fit a diet and an allergy', () => {
    const found = substitutesFor('butter', { foods, diets: ['vegan'], without: ['Soy', 'Nuts'] });
    const value = found.ok ? found.value : expect.fail(found.code);
    expect(value.substitutes.length).toBeGreaterThan(0);
    expect(value.hidden).toBeGreaterThan(0);
    for (const { allergens } of value.substitutes)
      for (const one of ['Milk', 'Eggs', 'Soy', 'Nuts'] as const) expect(allergens).not.toContain(one);
  });

  it('are the same with the foods of any language', () => {
    const settings = { amount: { kind: 'weight', grams: 250 }, country: 'de' } as const;
    expect(substitutesFor('butter', { ...settings, foods: german })).toEqual(
      substitutesFor('butter', { ...settings, foods }),
    );
  });

  it('say what to mind, whatever is used', () => {
    const found = substitutesFor('lemon-juice', { foods });
    expect(found.ok && found.value.cautions).toEqual(['canning']);
  });

  it.each([
    ['no-such-food', 1, 'unknown-food'],
    ['toString', 1, 'unknown-food'],
    ['salt', 1, 'must-not-be-replaced'],
    ['pectin', 1, 'must-not-be-replaced'],
    ['carrots-grated', 1, 'no-substitute'],
    ['butter', -1, 'negative-amount'],
    ['butter', Number.NaN, 'negative-amount'],
    ['butter', 1e9, 'too-large'],
  ])('of %s, %d g: %s', (food, grams, code) => {
    expect(substitutesFor(food, { foods, amount: { kind: 'weight', grams } })).toEqual({ ok: false, code });
  });
});
