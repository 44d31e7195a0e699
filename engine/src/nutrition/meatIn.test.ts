import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Chicken breasts 120 kcal in 100 g (NDB 05062)
it.each<[PackCode, string]>([
  ['en', 'For the chicken and brine:; 500 g chicken breasts; 200 g sugar'],
  ['de', 'Hähnchen in Lake:; 500 g Hähnchenbrust; 200 g Zucker'],
  ['fr', 'Poulet et saumure:; 500 g de blancs de poulet; 200 g de sucre'],
  ['es', 'Pollo y salmuera:; 500 g de pechuga de pollo; 200 g de azúcar'],
])('in %s counts meat that stands in the list of its brine: %s', (language, lines) => {
  const { total, notCounted } = nutritionIn(language, lines);
  expect(notCounted.map(({ reason }) => reason)).toEqual(['poured-away']);
  expect(total.energy?.value).toBeCloseTo(600, 0);
});

it('has the meat of a marinade, but nothing of its oil, at the lower end', () => {
  const { total } = nutritionIn('en', 'Marinade:; 500 g chicken breasts; 100 g olive oil');
  expect(total.energy?.low).toBeCloseTo(600 * 0.8, 0);
});

// 10 % of apples are core and stem (NDB 09003); no one cuts bones into cubes
it.each<[PackCode, string, number]>([
  ['en', '1 kg chicken thighs, cut in 1-inch pieces', 1000],
  ['en', '1 kg diced chicken thighs', 1000],
  ['de', '1 kg Hähnchenschenkel, gewürfelt', 1000],
  ['fr', '1 kg de hauts de cuisse de poulet en cubes', 1000],
  ['es', '1 kg de muslos de pollo en tiras', 1000],
  ['en', '1 kg apples, diced', 900],
])('in %s counts %s', (language, line, grams) => {
  expect(nutritionIn(language, line).grams).toBeCloseTo(grams, 0);
});
