import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

describe('food with less salt than its row of nutrients', () => {
  it.each<[PackCode, string, known: boolean]>([
    ['en', '4 cups low-sodium chicken broth', false],
    ['en', '2 lb rice; 1 tbsp reduced-sodium soy sauce', false],
    ['en', '1 (14.5 oz) can no-salt-added diced tomatoes', false],
    ['en', '1 cup unsalted chicken stock', false],
    ['en', '1 cup chicken broth (low sodium)', false],
    ['en', '2 cups chicken broth', true],
    ['en', '1 cup unsalted butter', true],
    ['en', '100 g low-salt butter', true],
    ['de', '1 l natriumarme Gemüsebrühe', false],
    ['de', '1 EL salzreduzierte Sojasauce', false],
    ['de', '1 EL Sojasauce', true],
    ['fr', '1 l de bouillon de poulet réduit en sodium', false],
    ['fr', '400 g de pois chiches en conserve sans sel ajouté', false],
    ['es', '1 litro de caldo de pollo bajo en sodio', false],
    ['es', '2 cucharadas de salsa de soja baja en sal', false],
    ['es', '2 cucharadas de salsa de soja', true],
  ])('in %s knows the sodium of %s: %j', (language, lines, known) => {
    const { total } = nutritionIn(language, lines);
    expect(total.energy).not.toBeNull();
    expect(total.sodium !== null).toBe(known);
  });
});

// USDA SR26: butter with salt 643 mg (01001), without 11; peanuts raw 18, salted ones by their label
it.each<[PackCode, string, sodium: number | null]>([
  ['en', '100 g salted butter', 643],
  ['en', '100 g butter, lightly salted', 643],
  ['fr', '100 g de beurre demi-sel', 643],
  ['de', '100 g gesalzene Butter', 643],
  ['es', '100 g de mantequilla con sal', 643],
  ['en', '100 g unsalted butter', 11],
  ['fr', '100 g de beurre non salé', 11],
  ['es', '100 g de mantequilla sin sal', 11],
  ['en', '100 g salted peanuts', null],
  ['fr', '100 g de cacahuètes salées', null],
  ['en', '100 g salted whipped butter', 659],
])('in %s %s have %j mg of sodium', (language, line, sodium) => {
  expect(nutritionIn(language, line).per100g.sodium?.value ?? null).toBe(sodium);
});
