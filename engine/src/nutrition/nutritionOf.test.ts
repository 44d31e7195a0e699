import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

describe('what is counted of a line', () => {
  it.each<[PackCode, string, reasons: readonly string[], known: [least: number, most: number]]>([
    ['en', '200 g flour; salt', ['no-amount'], [1, 1]],
    ['en', '200 g flour; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 1 cup water; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 2 zorkweeds', ['unknown-food'], [0.5, 0.5]],
    ['en', '200 g flour; 1 packet taco seasoning', ['no-nutrients'], [1, 1]],
    ['en', '200 g flour; 2 zorkweeds, to garnish', ['unknown-food'], [1, 1]],
  ])('in %s, %s: %j', (language, lines, reasons, [least, most]) => {
    const { notCounted, shareKnown, isEnough } = nutritionIn(language, lines);
    expect(notCounted.map(({ reason }) => reason)).toEqual(reasons);
    expect(shareKnown).toBeGreaterThanOrEqual(least);
    expect(shareKnown).toBeLessThanOrEqual(most);
    expect(isEnough).toBe(least >= 0.8);
  });

  it('counts what food takes up of a bath of fat: 11.4 g of 100 g', () => {
    const { total, notCounted } = nutritionIn(
      'en',
      '500 g peeled potatoes; 4 cups vegetable oil, for frying',
    );
    expect(notCounted.map(({ reason }) => reason)).toEqual(['frying']);
    expect(total.fat?.value).toBeCloseTo(57 + 0.45, 0);
  });

  it.each<[PackCode, string]>([
    ['en', '1 kg carrots; For the brine:; 200 g sugar'],
    ['de', '1 kg Karotten; Für die Lake:; 200 g Zucker'],
    ['fr', '1 kg de carottes; Pour la saumure :; 200 g de sucre'],
    ['es', '1 kg de zanahorias; Para la salmuera:; 200 g de azúcar'],
  ])('in %s counts nothing of a brine: %s', (language, lines) => {
    const { total, notCounted } = nutritionIn(language, lines);
    expect(notCounted.map(({ reason }) => reason)).toEqual(['poured-away']);
    expect(total.energy?.value).toBeCloseTo(890 * 0.41, 0);
  });

  it('has nothing of what is optional at its lower end', () => {
    const { total } = nutritionIn('en', '100 g flour; 100 g sugar, optional');
    expect(total.energy?.value).toBeCloseTo(364 + 387, 0);
    expect(total.energy?.low).toBeCloseTo(364 * 0.8, 0);
  });

  it.each<[PackCode, string, boolean]>([
    ['en', '100 g flour; salt and pepper', true],
    ['de', '100 g Mehl; Salz', true],
    ['fr', '100 g de farine; sel', true],
    ['es', '100 g de harina; sal al gusto', true],
    ['en', '100 g flour; 1 tsp salt', false],
  ])('in %s knows that salt is not counted: %s', (language, lines, uncounted) => {
    expect(nutritionIn(language, lines).saltUncounted).toBe(uncounted);
  });
});
