import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';

describe('what is counted', () => {
  // Half a breast 145 g (NDB 05057), tortillas of 6 and 10 inches 30 and 72 g (18364), 2 sausages of 91 g (07036)
  it.each([
    ['4 boneless skinless chicken breasts', 580],
    ['8 (6-inch) flour tortillas', 240],
    ['8 10-inch flour tortillas', 576],
    ['2 sausages', 182],
    ['1 can cream of chicken soup', 305],
    ['8 slices bacon, diced', 224],
    ['8 pieces of bacon', 224],
    ['2 cans (8 oz) tomato sauce', 453.6],
    ['2 cans coconut milk', 764],
    ['6 large marshmallows (150 cal)', 43.2],
  ])('weighs the pieces of %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, 0);
  });

  // 14 g each, not the 67 g of a lime and 62 g of a plum tomato
  it.each([
    ['4 lime wedges', 56],
    ['8 slices tomato', 112],
    ['8 thin plum tomato slices', 112],
    ['8 chicken breast halves', 1160],
  ])('weighs cuts as such: %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, 0);
  });

  // By USDA SR26: 8 of 10 slices of cheese 21 to 28 g, of sausages 12 to 33 g, and fillets of fish 62 to 386 g
  it.each([
    ['6 slices gouda', 168, 6 * 21, 6 * 28],
    ['5 large thin slices ham', 115, 5 * 12, 5 * 33],
    ['1 whole free-range chicken, cut into 8 pieces', 920, 736, 1104],
    ['16 kalamata olives', 192, 16 * 3, 16 * 34],
    ['4 pork cutlets', 724, 4 * 86, 4 * 489],
  ])('counts what no source weighs as usual pieces: %s', (line, grams, low, high) => {
    const { shareKnown, total, ...found } = nutritionIn('en', line);
    expect(shareKnown).toBe(1);
    expect(found.grams / grams).toBeCloseTo(1, 1);
    const each = (total.energy?.value ?? 0) / found.grams;
    expect(total.energy?.low).toBeLessThanOrEqual(low * each);
    expect(total.energy?.high).toBeGreaterThanOrEqual(high * each);
  });

  it.each(['1 veal shank', '2 ducks', '24 frozen meatballs', '16 slices smoked salmon'])(
    'does not guess the weight of %s',
    (line) => {
      expect(nutritionIn('en', `200 g flour; ${line}`).notCounted.map(({ reason }) => reason)).toEqual([
        'no-weight',
      ]);
    },
  );

  it('counts a vegetable of unknown weight, with its doubt', () => {
    const { notCounted, total } = nutritionIn('en', '200 g flour; 1 butternut squash');
    expect(notCounted).toEqual([]);
    // 7.5 to 365 g of 45 kcal in 100 g
    expect(total.energy?.low).toBeCloseTo((728 + 0.075 * 45) * 0.8, 0);
    expect(total.energy?.high).toBeCloseTo((728 + 3.65 * 45) * 1.2, 0);
  });
});
