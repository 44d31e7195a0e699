import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleIngredient } from './scaleText.ts';
import { toSystem } from './systemText.ts';

describe('toSystem', () => {
  it.each([
    ['250 g (2 cups) flour, sifted', '250 g flour, sifted', '2 cups flour, sifted'],
    ['60 ml (1/4 cup) olive oil', '60 ml olive oil', '1/4 cup olive oil'],
    ['1 kg (2 1/4 lb) mangoes', '1 kg mangoes', '2 1/4 lb mangoes'],
    ['1.5 l (6 1/3 cups) stock', '1.5 l stock', '6 1/3 cups stock'],
    ['45 ml (3 tbsp) oil', '45 ml oil', '3 tbsp oil'],
    ['500 g (1 lb 2 oz) beef', '500 g beef', '1 lb 2 oz beef'],
    ['80 ml (1/4 cup + 1 tbsp) milk', '80 ml milk', '1/4 cup + 1 tbsp milk'],
    ['100 g (about 1 cup) nuts', '100 g nuts', 'about 1 cup nuts'],
    ['2–3 kg (4 1/2–6 1/2 lb) bones', '2–3 kg bones', '4 1/2–6 1/2 lb bones'],
    [
      'Bake at 180 °C (350 °F, gas mark 4) for 25 min.',
      'Bake at 180 °C for 25 min.',
      'Bake at 350 °F for 25 min.',
    ],
    ['until it reads 74 °C (165 °F)', 'until it reads 74 °C', 'until it reads 165 °F'],
    ['180–200 °C (350–400 °F)', '180–200 °C', '350–400 °F'],
    ['cut into 2 cm (3/4 in) cubes', 'cut into 2 cm cubes', 'cut into 3/4 in cubes'],
    ['a 20 x 30 cm (8 x 12 in) dish', 'a 20 x 30 cm dish', 'a 8 x 12 in dish'],
    ['a 23 cm (9-inch) tin', 'a 23 cm tin', 'a 9-inch tin'],
    [
      '200 g (7 oz) tofu, cut into 1.5 cm (5/8 in) cubes',
      '200 g tofu, cut into 1.5 cm cubes',
      '7 oz tofu, cut into 5/8 in cubes',
    ],
  ])('%j', (text, metric, us) => {
    expect(toSystem(text, 'metric')).toBe(metric);
    expect(toSystem(text, 'us')).toBe(us);
    expect(toSystem(text, 'written')).toBe(text);
  });

  it.each([
    '1 tsp fine salt',
    '2 large eggs',
    '2 eggs (large)',
    '400 g tin (drained)',
    '2 cans (400 g each) beans',
    'Simmer for 25 min (or 30 min).',
    '250 g (see tip 2) flour',
    '12 g (of which sugars 3 g)',
    'Salt, to taste',
    '',
  ])('leaves %j alone', (text) => {
    expect(toSystem(text, 'metric')).toBe(text);
    expect(toSystem(text, 'us')).toBe(text);
  });

  it('works on scaled lines too, in either order', () => {
    const factors = fc.constantFrom(0.25, 1 / 3, 0.5, 0.75, 1.5, 2, 3, 4, 6, 10);
    const lines = fc.constantFrom(
      '250 g (2 cups) flour',
      '60 ml (1/4 cup) oil',
      '1 kg (2 1/4 lb) beef',
      '20 g (3/4 oz) mint',
    );
    fc.assert(
      fc.property(lines, factors, (line, factor) => {
        const scaled = scaleIngredient(line, factor);
        expect(toSystem(scaled, 'metric')).not.toContain('(');
        expect(toSystem(scaled, 'us')).not.toContain('(');
        expect(toSystem(scaled, 'metric')).toBe(scaleIngredient(toSystem(line, 'metric'), factor));
      }),
    );
  });

  it('never adds text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('metric' as const, 'us' as const), (text, system) => {
        const once = toSystem(text, system);
        expect(once.length).toBeLessThanOrEqual(text.length);
        expect(toSystem(once, system)).toBe(once);
      }),
    );
  });

  it('is fast on a long text of numbers', () => {
    const text = '1 1/2 x '.repeat(2000);
    const start = performance.now();
    expect(toSystem(text, 'us')).toBe(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
