import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

describe('fat', () => {
  it('counts what food takes up of a bath of fat: 11.4 g of 100 g', () => {
    const { total, notCounted } = nutritionIn(
      'en',
      '500 g peeled potatoes; 4 cups vegetable oil, for frying',
    );
    expect(notCounted.map(({ reason }) => reason)).toEqual(['frying']);
    expect(total.fat?.value).toBeCloseTo(57 + 0.45, 0);
  });

  it.each(['3 cups canola oil', '6 cups canola oil (for use in the fryer)'])(
    'takes %s for a bath',
    (line) => {
      expect(nutritionIn('en', `500 g peeled potatoes; ${line}`).total.fat?.value).toBeCloseTo(57 + 0.45, 0);
    },
  );

  it('counts all fat that is fried in where food would take up more', () => {
    const { total, notCounted } = nutritionIn('en', '500 g peeled potatoes; 2 tbsp oil for frying');
    expect(notCounted).toEqual([]);
    expect(total.fat?.value).toBeCloseTo(27.2 + 0.45, 0);
  });

  // 21 CFR 101.12(b): a tablespoon of oil, 13.6 g, for each person; half of the recipes that measure it take 5.1 g for
  // each, half 27 g in all. Butter has 81 % of fat
  it.each([
    ['Serves 4', 'olive oil, for drizzling', 0, 4 * 13.6],
    ['Serves 4', 'butter for the tin', 0, 4 * 13.6 * 0.81],
    ['Serves 4', 'extra virgin olive oil', 4 * 5.1, 4 * 13.6],
    ['Serves 4', 'oil for frying', 4 * 5.1, 4 * 13.6],
    ['Serves 12', 'olive oil', 27, 12 * 13.6],
    ['Dinner', 'olive oil', 27, 54.5],
  ])(
    '%s: adds fat without an amount to the upper end, and what is usual if that is all: %s',
    (serves, line, grams, most) => {
      const flour = nutritionIn('en', '200 g flour').total.fat;
      const { fat } = nutritionIn('en', `200 g flour; ${line}`, serves).total;
      expect((fat?.value ?? 0) - (flour?.value ?? 0)).toBeCloseTo(grams, 1);
      expect((fat?.low ?? 0) - (flour?.low ?? 0)).toBe(0);
      expect((fat?.high ?? 0) - (flour?.high ?? 0)).toBeCloseTo(most * 1.2, 0);
    },
  );
});
