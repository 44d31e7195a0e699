import { describe, expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

describe('what is counted of a line', () => {
  it.each<[PackCode, string, reasons: readonly string[], known: [least: number, most: number]]>([
    ['en', '200 g flour; salt', ['no-amount'], [1, 1]],
    ['en', '200 g flour; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 1 cup water; 100 g zorkweed', ['unknown-food'], [0.66, 0.67]],
    ['en', '200 g flour; 2 zorkweeds', ['unknown-food'], [0.5, 0.5]],
    ['en', '200 g flour; 1 packet ranch seasoning', ['no-nutrients'], [1, 1]],
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

  // By 100 g of USDA SR26: bacon 417, polenta 370, marinara sauce 49 kcal; 20 % either way twice
  it.each<[PackCode, string, number]>([
    ['en', '4 oz applewood bacon', 1.134 * 417],
    ['en', '250 g easy-cook polenta', 2.5 * 370],
    ['en', '500 g purchased marinara sauce', 5 * 49],
    ['es', '200 g de pasta filo artesanal', 2 * 299],
  ])(
    'in %s counts a similar food for one that is not known, with twice the doubt: %s',
    (language, line, energy) => {
      const { total, notCounted, shareKnown } = nutritionIn(language, line);
      expect(notCounted.map(({ reason }) => reason)).toEqual(['similar-food']);
      expect(shareKnown).toBe(1);
      expect(total.energy?.value).toBeCloseTo(energy, -1);
      expect(total.energy?.low).toBeLessThanOrEqual(energy * 0.65);
      expect(total.energy?.high).toBeGreaterThanOrEqual(energy * 1.43);
    },
  );

  it.each<[PackCode, string]>([
    ['en', '2 cups Dr Pepper'],
    ['en', '4 cups zucchini noodles'],
    ['en', '1 cup cashew cream'],
    ['en', '1 (15 oz) can white kidney beans'],
    ['en', '1 can diet soda'],
    ['de', '200 g veganer Lachs'],
    ['fr', '200 g de saumon vegetal'],
    ['es', '200 g de salmón vegano'],
  ])('in %s knows no similar food of what only sounds like one: %s', (language, line) => {
    const { notCounted } = nutritionIn(
      language,
      `200 g ${{ en: 'flour', de: 'Mehl', fr: 'de farine', es: 'de harina' }[language]}; ${line}`,
    );
    expect(notCounted.map(({ reason }) => reason)).toEqual(['unknown-food']);
  });

  // Chickpeas 139 kcal; 253 g in a drained can (NDB 16358), 61 % of what is printed on others
  it.each([
    ['1 can chickpeas', 253],
    ['1 (15 oz) can chickpeas', 259],
    ['400g can chickpeas', 244],
    ['400 g cooked chickpeas', 400],
  ])('counts canned beans drained: %s', (line, grams) => {
    expect(nutritionIn('en', line).grams).toBeCloseTo(grams, -1);
  });

  // 21 CFR 101.12(b): a tablespoon of oil, 13.6 g of 884 kcal, for each person
  it('adds fat without an amount only to the upper end', () => {
    const known = nutritionIn('en', '200 g flour').total.energy;
    const { total } = nutritionIn('en', '200 g flour; olive oil, for drizzling');
    expect(total.energy?.value).toBe(known?.value);
    expect(total.energy?.high).toBeCloseTo((known?.high ?? 0) + 13.6 * 8.84 * 1.2, 0);
  });

  it('weighs a cup of what no source weighs as one of its kind', () => {
    const { total, notCounted } = nutritionIn('en', '2 cups cauliflower rice');
    expect(notCounted).toEqual([]);
    // 25 kcal in 100 g, and 8 of 10 vegetables are within 60 and 240 g to the cup
    expect(total.energy?.low).toBeGreaterThan(0.2 * 60);
    expect(total.energy?.high).toBeLessThan(2 * 2.4 * 25 * 1.5);
  });

  it.each(['3 sprigs of zorkweed', '1 pinch zorkweed', '1/4 cup erythritol', '1 head garlic'])(
    'does not miss %s',
    (line) => {
      expect(nutritionIn('en', `200 g flour; ${line}`).shareKnown).toBe(1);
    },
  );
});
