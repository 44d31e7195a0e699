import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleIngredient } from './scaleText.ts';

describe('scaleIngredient', () => {
  it.each([
    // metric and US side by side
    ['250 g (2 cups) all-purpose flour, sifted', 2, '500 g (4 cups) all-purpose flour, sifted'],
    ['250 g (2 cups) all-purpose flour, sifted', 0.5, '125 g (1 cup) all-purpose flour, sifted'],
    ['250 g (2 cups) all-purpose flour', 4, '1 kg (8 cups) all-purpose flour'],
    ['60 ml (1/4 cup) olive oil', 2, '120 ml (1/2 cup) olive oil'],
    ['60 ml (1/4 cup) olive oil', 0.5, '30 ml (2 tbsp) olive oil'],
    ['60 ml (1/4 cup) olive oil', 1 / 3, '20 ml (4 tsp) olive oil'],
    ['60 ml (1/4 cup) olive oil', 1.5, '90 ml (6 tbsp) olive oil'],
    ['45 ml (3 tbsp) olive oil', 4, '180 ml (3/4 cup) olive oil'],
    ['240 ml (1 cup) whole milk', 1.5, '360 ml (1 1/2 cups) whole milk'],
    ['240 ml (1 cup) whole milk', 1 / 3, '80 ml (1/3 cup) whole milk'],
    ['1 kg (2 1/4 lb) hard green mangoes', 0.5, '500 g (1 1/8 lb) hard green mangoes'],
    ['1 l (4 1/4 cups) neutral oil, for frying', 2, '2 l (8 1/2 cups) neutral oil, for frying'],
    ['500 g (1 lb 2 oz) beef', 2, '1 kg (2 1/4 lb) beef'],
    ['450 g (1 lb) potatoes', 0.5, '225 g (8 oz) potatoes'],
    ['250 g (9 oz) jaggery, grated', 4, '1 kg (2 1/4 lb) jaggery, grated'],
    ['100 g (about 1 cup) nuts', 2, '200 g (about 2 cups) nuts'],
    ['500–600 g beef', 2, '1–1.2 kg beef'],
    ['85 g (1/4 cup) honey', 2, '170 g (1/2 cup) honey'],
    // metric rounding
    ['65 g sugar', 1 / 3, '22 g sugar'],
    ['115 g butter', 0.5, '60 g butter'],
    ['375 g flour', 1.5, '560 g flour'],
    ['7 g yeast', 0.25, '2 g yeast'],
    ['1 g saffron', 0.25, '0.3 g saffron'],
    ['1,000 g flour', 1.5, '1.5 kg flour'],
    // spoons
    ['1 tsp fine salt', 2, '2 tsp fine salt'],
    ['1 tsp fine salt', 3, '1 tbsp fine salt'],
    ['1 tbsp lemon juice', 0.5, '1 1/2 tsp lemon juice'],
    ['½ tsp salt', 2, '1 tsp salt'],
    ['1/8 tsp grated nutmeg', 0.5, '1 pinch grated nutmeg'],
    ['1 tbsp plus 1 tsp soy sauce', 2, '2 tbsp plus 2 tsp soy sauce'],
    ['125 g (1 cup) flour, plus 2 tbsp for dusting', 2, '250 g (2 cups) flour, plus 4 tbsp for dusting'],
    // counted things, with their grammar
    ['2 large eggs', 2, '4 large eggs'],
    ['2 large eggs', 0.5, '1 large egg'],
    ['1 large egg', 2, '2 large eggs'],
    ['1 large egg', 1.5, '1 1/2 large eggs'],
    ['3 cloves garlic, crushed', 2, '6 cloves garlic, crushed'],
    ['2 cloves garlic', 0.5, '1 clove garlic'],
    ['2–3 cloves garlic, sliced', 2, '4–6 cloves garlic, sliced'],
    ['4-6 chicken thighs', 1.5, '6-9 chicken thighs'],
    ['1 to 2 tsp chili', 2, '2 to 4 tsp chili'],
    ['1 bay leaf', 2, '2 bay leaves'],
    ['2 medium tomatoes, chopped', 0.5, '1 medium tomato, chopped'],
    ['1 lime, cut into 8 wedges', 2, '2 limes, cut into 8 wedges'],
    ['1 stick celery, chopped', 3, '3 sticks celery, chopped'],
    ['4 slices white bread', 2, '8 slices white bread'],
    ['Juice of 2 lemons', 0.5, 'Juice of 1 lemon'],
    ['10 fresh basil leaves', 1.25, '13 fresh basil leaves'],
    ['1-2 potatoes', 0.5, '1/2-1 potato'],
    ['49 eggs', 1 / 49, '1 egg'],
    ['1 egg', 1.02, '1 egg'],
    ['240 ml (1 cup) water', 1.02, '245 ml (1 cup) water'],
    ['0 eggs', 2, '0 eggs'],
    // amounts scale, sizes stay
    ['2 large onions (about 300 g), chopped', 2, '4 large onions (about 600 g), chopped'],
    ['1 (400 g) tin tomatoes', 2, '2 (400 g) tin tomatoes'],
    ['2 cans (400 g each) chickpeas', 2, '4 cans (400 g each) chickpeas'],
    ['1 can (400 g) chickpeas', 2, '2 cans (400 g) chickpeas'],
    ['2 x 400 g (14 oz) cans chickpeas', 2, '4 x 400 g (14 oz) cans chickpeas'],
    [
      '800 g (28 oz) beef, cut into 3 cm (1 1/4 in) cubes',
      0.5,
      '400 g (14 oz) beef, cut into 3 cm (1 1/4 in) cubes',
    ],
    ['3 carrots, sliced 5 mm (1/4 in) thick', 2, '6 carrots, sliced 5 mm (1/4 in) thick'],
    ['2 cm (3/4 in) piece ginger, grated', 2, '4 cm (1 1/2 in) piece ginger, grated'],
    ['120 ml (1/2 cup) white vinegar, 5 % acidity', 2, '240 ml (1 cup) white vinegar, 5 % acidity'],
    // nothing to scale
    ['Salt and black pepper, to taste', 2, 'Salt and black pepper, to taste'],
    ['Ice cubes, to fill the glasses', 3, 'Ice cubes, to fill the glasses'],
    ['A handful of basil', 2, 'A handful of basil'],
    ['', 2, ''],
  ])('%j x %d', (line, factor, expected) => {
    expect(scaleIngredient(line, factor)).toBe(expected);
  });

  it.each([1, 0, -1, Number.NaN, Infinity, 1001])('changes nothing for the factor %d', (factor) => {
    expect(scaleIngredient('330 g (1 1/3 cups) odd thing', factor)).toBe('330 g (1 1/3 cups) odd thing');
  });

  it('keeps a line that is not an ingredient', () => {
    const line = '1 cup '.repeat(200);
    expect(scaleIngredient(line, 2)).toBe(line);
  });

  it('doubles and halves grams exactly where possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 499 }), (grams) => {
        const doubled = scaleIngredient(`${grams} g flour`, 2);
        expect(doubled).toBe(`${grams * 2} g flour`);
        expect(scaleIngredient(doubled, 0.5)).toBe(`${grams} g flour`);
      }),
    );
  });

  it('stays close to the true amount in grams and spoons', () => {
    const grams = fc.integer({ min: 10, max: 5000 });
    fc.assert(
      fc.property(grams, fc.double({ min: 0.5, max: 20, noNaN: true }), (amount, factor) => {
        const [, number = '', unit = ''] =
          /^([\d.]+) (g|kg) flour$/.exec(scaleIngredient(`${amount} g flour`, factor)) ?? [];
        const shown = Number(number) * (unit === 'kg' ? 1000 : 1);
        expect(Math.abs(shown / (amount * factor) - 1)).toBeLessThan(0.06);
      }),
    );
  });

  it('produces sound text for any input', () => {
    const word = fc.constantFrom(
      '1',
      '1/2',
      '½',
      '2–3',
      'g',
      'cups',
      '(',
      ')',
      'tbsp',
      'lb',
      ',',
      'eggs',
      'x',
      'plus',
      '0',
      '-',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.double({ min: 0.001, max: 1000, noNaN: true }), (line, factor) => {
        const scaled = scaleIngredient(line, factor);
        expect(/NaN|Infinity|undefined|null/.test(scaled) && !/NaN|Infinity|undefined|null/.test(line)).toBe(
          false,
        );
      }),
      { numRuns: 3000 },
    );
  });
});
