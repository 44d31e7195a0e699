import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountPart, shownAmount, unscaledQuantity } from './shownAmount.ts';
import { type Amount, count, grams, milliliters, spoons, US_UNITS } from './values.ts';

type Food = Parameters<typeof shownAmount>[1];
/** With the density of water, so that milliliters equal grams. */
const POWDER: Food = { density: 1 };
const LIQUID: Food = { liquid: true, density: 1 };

const written = (parts: readonly AmountPart[]) =>
  parts.map(({ unit, values }) => `${values.join('-')} ${unit}`).join(' + ');

const shown = (
  amount: Amount,
  system: 'metric' | 'us',
  factor: number,
  { food = {}, tablespoon = 15 }: { food?: Food; tablespoon?: number } = {},
) => written(shownAmount(amount, food, { system, factor, tablespoon }));

describe('an amount as a cook measures it', () => {
  it.each<[what: string, text: string, is: string]>([
    ['4 tablespoons are still counted', shown(spoons(4, 'tbsp'), 'metric', 1, { food: POWDER }), '4 tbsp'],
    ['as are twice two', shown(spoons(2, 'tbsp'), 'metric', 2, { food: POWDER }), '4 tbsp'],
    // 5 x 14.787 ml
    ['5 are weighed, even as written', shown(spoons(5, 'tbsp'), 'metric', 1, { food: POWDER }), '74 g'],
    ['but not in the US', shown(spoons(5, 'tbsp'), 'us', 1, { food: POWDER }), '5 tbsp'],
    ['4 tablespoons there are a quarter cup', shown(spoons(2, 'tbsp'), 'us', 2), '0.25 cup'],
    ['a weight without a US measure', shown(grams(55), 'us', 2), '110 g'],
    ['grams from 500 on in fives', shown(grams(333), 'metric', 2), '665 g'],
    ['small weights by the spoon scale', shown(grams(3), 'metric', 0.1), '0.3 g'],
    ['never no weight', shown(grams(3), 'metric', 0.01), '0.03 g'],
    ['never no volume', shown(milliliters(5), 'metric', 0.01), '0.05 ml'],
    // 16 2/3, 83 1/3 and 633.6 ml
    ['small volumes by the milliliter', shown(milliliters(50), 'metric', 1 / 3), '17 ml'],
    ['larger ones in fives', shown(milliliters(250), 'metric', 1 / 3), '85 ml'],
    ['and tens', shown(milliliters(480), 'metric', 1.32), '630 ml'],
    ['weights round up to a kilogram', shown(grams(500), 'metric', 1.999), '1 kg'],
    ['less than 1/16 teaspoon is a pinch', shown(spoons(0.25, 'tsp'), 'us', 0.1), '1 pinch'],
    ['here too', shown(spoons(0.25, 'tsp'), 'metric', 0.1), '1 pinch'],
    [
      'an eighth of a teaspoon is one in metric kitchens',
      shown(spoons(1 / 8, 'tsp'), 'metric', 1),
      '1 pinch',
    ],
    ['but not in the US', shown(spoons(1 / 8, 'tsp'), 'us', 1), '0.125 tsp'],
    ['half a quarter teaspoon', shown(spoons(0.25, 'tsp'), 'us', 0.5), '0.125 tsp'],
    // 4.2 oz; 1.4 lb is 1.8 % above 1 3/8
    ['a few ounces', shown(grams(85, [3, 'oz']), 'us', 1.4), '4.25 oz'],
    ['pounds in eighths', shown(grams(450, [16, 'oz']), 'us', 1.4), '1.375 lb'],
    // 13.6 oz; 17.28 oz, which are 4.2 % below 1 1/8 lb
    ['ounces in quarters up to a pound', shown(grams(225, [8, 'oz']), 'us', 1.7), '13.5 oz'],
    [
      'above it in halves, where no fraction of pounds is near',
      shown(grams(225, [8, 'oz']), 'us', 2.16),
      '17.5 oz',
    ],
    ['a little of a thing', shown(count(1), 'metric', 0.01), '0.125 piece'],
    ['many things are whole', shown(count(5), 'metric', 2.1), '11 piece'],
  ])('%s', (_, text, is) => {
    expect(text).toBe(is);
  });

  it.each<[ml: number, spoon: Amount, factor: number, is: string]>([
    // In spoons of 20 and 5 ml: 14.8, 29.6, 44.4 and 59.1 ml.
    [20, spoons(1, 'tbsp'), 1, '3 tsp'],
    [20, spoons(2, 'tbsp'), 1, '1.5 tbsp'],
    [20, spoons(1, 'tbsp'), 2, '1.5 tbsp'],
    [20, spoons(3, 'tbsp'), 1, '2 tbsp + 0.75 tsp'],
    [20, spoons(4, 'tbsp'), 1, '3 tbsp'],
    [20, spoons(1, 'tsp'), 1, '1 tsp'],
    [20, grams(30, [2, 'tbsp']), 1, '30 g'],
    [15, spoons(3, 'tbsp'), 1, '3 tbsp'],
    [14.78676478125, spoons(3, 'tbsp'), 1, '3 tbsp'],
  ])('with a tablespoon of %d ml: %j times %d', (tablespoon, amount, factor, is) => {
    expect(shown(amount, 'metric', factor, { tablespoon })).toBe(is);
    expect(shown(spoons(3, 'tbsp'), 'us', 1, { tablespoon })).toBe('3 tbsp');
  });
});

describe('the quantity of an amount', () => {
  it.each<[Amount, Food, ReturnType<typeof unscaledQuantity>]>([
    [grams(220, [1.75, 'cup']), {}, { unit: 'g', value: 220 }],
    [milliliters(240, [1, 'cup']), POWDER, { unit: 'ml', value: 240 }],
    [count(2), { gramsEach: 50 }, { unit: 'g', value: 100 }],
    [count(2), {}, null],
    [spoons(2, 'tbsp'), {}, null],
    // 2 x 14.78676478125 ml
    [spoons(2, 'tbsp'), { density: 0.5 }, { unit: 'g', value: 14.78676478125 }],
    [spoons(2, 'tbsp'), { liquid: true, density: 0.9 }, { unit: 'ml', value: 29.5735295625 }],
  ])('%j of %j', (amount, food, quantity) => {
    expect(unscaledQuantity(amount, food)).toEqual(quantity);
  });
});

/** Any amount that a recipe may have, of any food. */
const AMOUNT: fc.Arbitrary<Amount> = fc
  .tuple(fc.integer({ min: 1, max: 8000 }), fc.constantFrom(...US_UNITS), fc.constantFrom(0.25, 0.5, 1, 3, 8))
  .chain(([size, unit, n]) =>
    fc.constantFrom(
      grams(size / 4, [n, unit]),
      milliliters(size / 4, [n, unit]),
      spoons(n, 'tsp'),
      count(n, n + 1),
    ),
  );
const FOOD: fc.Arbitrary<Food> = fc.constantFrom({}, POWDER, LIQUID, { gramsEach: 3 });

it('is never zero and never NaN, at any scale', () => {
  const settings = fc.record({
    system: fc.constantFrom('metric', 'us'),
    factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
    tablespoon: fc.constantFrom(14.78676478125, 15, 20),
  });
  fc.assert(
    fc.property(AMOUNT, FOOD, settings, (amount, food, setting) => {
      const parts = shownAmount(amount, food, setting);
      expect(parts.length).toBeGreaterThan(0);
      for (const { values } of parts) {
        const [low = 0, high = low] = values;
        expect(low).toBeGreaterThan(0);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: 500 },
  );
});

it('is accurate at any scale, to the precision of kitchen measures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 4000 }),
      fc.double({ min: 0.5, max: 20, noNaN: true }),
      (size, factor) => {
        const [part, ...others] = shownAmount(grams(size), {}, { system: 'metric', factor, tablespoon: 15 });
        const weight = (part?.values[0] ?? 0) * (part?.unit === 'kg' ? 1000 : 1);
        expect(others).toEqual([]);
        // Scales show grams, and steps of 5 g from 500 g on.
        expect(Math.abs(weight - size * factor)).toBeLessThanOrEqual(size * factor < 500 ? 0.5 : 2.5 + 1e-6);
      },
    ),
  );
});
