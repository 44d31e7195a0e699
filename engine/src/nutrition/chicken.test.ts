import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

const POUND = 453.6;

// Kilocalories in 100 g of USDA SR26: breasts 120 (NDB 05062), with skin 172 (05057), thighs 121 (05096), with skin 221
// (05091), of whose 16.6 g of fat half of the 7.8 runs out that does at most: 186; drumsticks and legs without it 119 (05071) and 120 (05080), meat only 119 (05011). 15 % of thighs are bones, 25 % skin
it.each<[PackCode, string, number]>([
  ['en', '1 pound bone-in chicken breasts', POUND * 0.8 * 1.72],
  ['en', '1 pound boneless chicken breasts, skin on', POUND * 1.72],
  ['en', '1 pound bone-in, skinless chicken breasts', POUND * 0.8 * 1.2],
  ['en', '1 pound bone-in chicken thighs', POUND * 0.85 * 1.86],
  ['en', '1 pound skinless chicken thighs', ((POUND * 60) / 75) * 1.21],
  ['en', '1 pound boneless chicken thighs, skin on', POUND * 1.86],
  ['de', '500 g Hähnchenbrust mit Knochen', 500 * 0.8 * 1.72],
  ['en', '100 g boneless skinless chicken legs', 120],
  ['en', '1 pound chicken, cubed', POUND * 1.19],
  ['en', '1 pound chicken meat', POUND * 1.19],
  // Cooked breasts alone 165 (05064)
  ['en', '2 cups chopped cooked chicken breast', 280 * 1.65],
  ['de', '200 g gekochte Hähnchenbrust', 200 * 1.65],
  ['fr', '200 g de blanc de poulet cuit', 200 * 1.65],
  ['es', '200 g de pechuga de pollo cocida', 200 * 1.65],
])('in %s counts the skin that a line says: %s', (language, line, kilocalories) => {
  expect((nutritionIn(language, line).total.energy?.value ?? 0) / kilocalories).toBeCloseTo(1, 1);
});

it('counts thighs as most lines say they are, between the poorest and the richest', () => {
  const { energy } = nutritionIn('en', '1 pound chicken thighs').total;
  expect(energy?.value).toBeCloseTo(POUND * 1.21, 0);
  expect(energy?.low).toBeLessThanOrEqual(POUND * 0.6 * 1.21);
  expect(energy?.high).toBeGreaterThanOrEqual(POUND * 0.85 * 2.21);
});

// Halves of 5 ounces, as half of 52 recipes weigh them; cooked 86 of 127 g are left (NDB 05057, 05060, 05064); a roasted bird
// of 598 g (05009). Of a bird 276 g of a pound or 68 % are eaten (05006), of its parts 68 %
it.each([
  ['8 chicken breast halves', 8 * 142],
  ['1 skinless, boneless chicken breast half', 142],
  ['4 skinless, boneless chicken breast halves - cut into strips', 4 * 142],
  ['4 (6 oz) skinless, boneless chicken breast halves', 4 * 170.1],
  ['4 skinless, boneless chicken breasts', 4 * 170],
  ['3 cooked, boneless chicken breast halves, diced', (3 * 142 * 86) / 127],
  ['1 cooked chicken breast, thinly sliced', (142 * 86) / 127],
  ['1 whole cooked chicken, cut into pieces', 598],
  ['1 (3 pound) chicken, boiled and deboned', 3 * POUND * 0.645],
  ['1 (3 pound) whole chicken, boned', 3 * POUND * 0.645],
  ['2 pounds boneless chicken', 2 * POUND],
  ['1 (3 to 3 1/2 pound) cut-up whole chicken', 3.25 * POUND * 0.645],
  ['2 pounds bone-in chicken pieces', 2 * POUND * 0.68],
  ['2 pounds chicken parts', 2 * POUND * 0.68],
  ['2 pounds boneless chicken pieces', 2 * POUND],
  ['2 1/2 pounds bone-in center-cut pork chops', 2.5 * POUND * 0.75],
])('weighs what is eaten of %s', (line, grams) => {
  expect(nutritionIn('en', line).grams / grams).toBeCloseTo(1, 1);
});
