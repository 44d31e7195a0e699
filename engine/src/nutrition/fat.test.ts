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

  it('counts all fat that is fried in where food would take up more', () => {
    const { total, notCounted } = nutritionIn('en', '500 g peeled potatoes; 2 tbsp oil for frying');
    expect(notCounted).toEqual([]);
    expect(total.fat?.value).toBeCloseTo(27.2 + 0.45, 0);
  });

  // 21 CFR 101.12(b): a tablespoon of oil, 13.6 g of 884 kcal, for each person; recipes that measure it take 5 g
  it.each([
    ['olive oil, for drizzling', 0],
    ['butter for the tin', 0],
    ['extra virgin olive oil', 5],
    ['oil for frying', 5],
  ])(
    'adds fat without an amount to the upper end, and what is usual if it is all that is said: %s',
    (line, grams) => {
      const flour = nutritionIn('en', '200 g flour').total.fat;
      const { fat } = nutritionIn('en', `200 g flour; ${line}`).total;
      expect((fat?.value ?? 0) - (flour?.value ?? 0)).toBeCloseTo(grams, 1);
      expect((fat?.low ?? 0) - (flour?.low ?? 0)).toBe(0);
      const share = line.startsWith('butter') ? 0.81 : 1;
      expect((fat?.high ?? 0) - (flour?.high ?? 0)).toBeCloseTo(13.6 * share * 1.2, 1);
    },
  );
});
