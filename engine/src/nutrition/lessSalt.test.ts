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
