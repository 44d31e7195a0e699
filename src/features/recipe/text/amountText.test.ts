import type { MeasurementSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { type Amount, count, grams, milliliters, spoons } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatAmount, formatMessageRange, formatRecipeFraction, formatScaleGrams } from './amountText.ts';
import { defaultView, kitchenView } from './textView.ts';

const WATER = { density: 1, liquid: true } as const;
const words = (language: Language) => messagesFor(language, 'recipe').recipe.text;

const text = (language: Language, amount: Amount, system: MeasurementSystem, factor = 1, tablespoon = 15) =>
  formatAmount(language, words(language), amount, WATER, {
    ...defaultView(language),
    system,
    factor,
    tablespoon,
  });

const viewIn = (country: CountryId) => kitchenView(kitchenFor(country));

const FLOUR = grams(220, [1.75, 'cup']);
const MILK = milliliters(240, [1, 'cup']);

describe('an amount', () => {
  it.each<[Language, Amount, MeasurementSystem, factor: number, string]>([
    ['en', FLOUR, 'written', 1, '220 g (1 3/4 cups)'],
    ['en', FLOUR, 'metric', 1, '220 g'],
    ['en', FLOUR, 'us', 1, '1 3/4 cups'],
    ['en', FLOUR, 'written', 0.5, '110 g (3/4 cup plus 2 tbsp)'],
    ['en', FLOUR, 'metric', 10, '2.2 kg'],
    ['en', MILK, 'written', 1, '240 ml (1 cup)'],
    ['en', MILK, 'us', 1.5, '1 1/2 cups'],
    ['en', grams(900, [2, 'lb']), 'written', 1, '900 g (2 lb)'],
    ['en', grams(99, [3.5, 'oz']), 'us', 1, '3 1/2 oz'],
    ['en', milliliters(3000, [3, 'qt']), 'written', 1, '3 l (3 quarts)'],
    ['en', milliliters(1000, [1, 'qt']), 'us', 1, '1 quart'],
    // Both systems share spoons, up to 4 tablespoons.
    ['en', spoons(1.5, 'tbsp'), 'written', 1, '1 1/2 tbsp'],
    ['en', spoons(1, 'tbsp'), 'written', 10, '150 ml (1/2 cup plus 2 tbsp)'],
    ['en', spoons(0.25, 'tsp'), 'written', 0.1, '1 pinch'],
    ['en', spoons(1 / 8, 'tsp'), 'written', 1, '1 pinch (1/8 tsp)'],
    // Counted things have no unit.
    ['en', count(2), 'written', 1, '2'],
    ['en', count(1), 'written', 0.5, '1/2'],
    ['en', count(2, 3), 'written', 1, '2 to 3'],
    ['en', count(2, 3), 'us', 1.5, '3 to 4 1/2'],

    ['fr', FLOUR, 'metric', 1, '220 g'],
    ['fr', MILK, 'metric', 1, '24 cl'],
    ['fr', milliliters(250, [1, 'cup']), 'metric', 1, '25 cl'],
    ['fr', milliliters(1000, [1, 'qt']), 'metric', 1, '1 l'],
    ['fr', spoons(1 / 8, 'tsp'), 'metric', 1, '1 pincée'],
    ['fr', milliliters(335), 'metric', 1, '33,5 cl'],
    ['fr', milliliters(5), 'metric', 1, '5 ml'],
    ['fr', milliliters(10), 'metric', 1, '1 cl'],
    ['fr', MILK, 'metric', 10, '2,4 l'],
    ['fr', spoons(2, 'tbsp'), 'metric', 1, '2 c. à s.'],
    ['fr', spoons(1.5, 'tsp'), 'metric', 1, '1 1/2 c. à c.'],
    ['fr', count(2, 3), 'metric', 1, '2 à 3'],
    // French has the singular below 2.
    ['fr', FLOUR, 'written', 1, '220 g (1 3/4 tasse)'],
    ['fr', FLOUR, 'us', 2, '3 1/2 tasses'],
    ['fr', FLOUR, 'us', 0.5, '3/4 tasse + 2 c. à s.'],

    ['de', FLOUR, 'written', 1, '220 g (1 3/4 US-Tassen)'],
    ['de', FLOUR, 'metric', 10, '2,2 kg'],
    ['de', MILK, 'metric', 1, '240 ml'],
    ['de', spoons(2, 'tbsp'), 'metric', 1, '2 EL'],
    ['de', spoons(0.5, 'tsp'), 'metric', 1, '1/2 TL'],
    ['de', count(2, 3), 'metric', 1, '2–3'],
    ['de', spoons(0.25, 'tsp'), 'us', 0.1, '1 Prise'],

    ['es', FLOUR, 'written', 1, '220 g (1 3/4 tazas)'],
    ['es', FLOUR, 'metric', 10, '2,2 kg'],
    ['es', spoons(1, 'tbsp'), 'metric', 1, '1 cda'],
    ['es', spoons(2, 'tbsp'), 'metric', 1, '2 cdas'],
    ['es', spoons(1, 'tsp'), 'metric', 1, '1 cdta'],
    ['es', count(2, 3), 'metric', 1, '2–3'],
  ])('in %s: %j, %s, times %d, is %s', (language, amount, system, factor, is) => {
    expect(normalizeSpaces(text(language, amount, system, factor))).toBe(is);
  });

  it('uses the spoons of the kitchen', () => {
    // 2 US tablespoons are 29.6 ml, 1 1/2 of 20 ml are 30.
    expect(normalizeSpaces(text('en', spoons(2, 'tbsp'), 'metric', 1, 20))).toBe('1 1/2 tbsp');
  });

  it('keeps each measure together on one line', () => {
    expect(text('en', FLOUR, 'written')).toBe('220\u00a0g (1\u00a03/4\u00a0cups)');
    expect(text('fr', spoons(2, 'tbsp'), 'metric')).toBe('2\u00a0c.\u00a0à\u00a0s.');
    expect(text('en', FLOUR, 'us', 0.5)).toBe('3/4\u00a0cup plus 2\u00a0tbsp');
  });
});

it.each([
  [2, '2'],
  [1 / 3, '1/3'],
  [1.75, '1\u00a03/4'],
  [0.375, '3/8'],
  [2.1, '2,1'],
])('%d is %j', (value, is) => {
  expect(formatRecipeFraction('de', value)).toBe(is);
});

it('is a range only if both ends differ', () => {
  const en = words('en');
  expect([formatMessageRange(en, '2', '3'), formatMessageRange(en, '2', '2')]).toEqual(['2 to 3', '2']);
});

it.each<[Language, number, string]>([
  ['en', 24.6, '25 g'],
  ['de', 2.34, '2,3 g'],
  ['en', 512, '510 g'],
  ['en', 0.001, '0.001 g'],
])('a scale shows in %s %d g as %s', (language, weight, is) => {
  expect(normalizeSpaces(formatScaleGrams(language, words(language), weight))).toBe(is);
});

describe('in the kitchen of a country', () => {
  it.each<[Language, CountryId, Amount, string]>([
    // Jugs: Swiss recipes have deciliters, those of Québec milliliters.
    ['de', 'ch', milliliters(250), '2,5 dl'],
    ['de', 'ch', milliliters(75), '75 ml'],
    ['de', 'ch', milliliters(1000), '1 l'],
    ['fr', 'ch', milliliters(150), '1,5 dl'],
    ['fr', 'be', milliliters(150), '15 cl'],
    ['fr', 'ca', milliliters(250, [1, 'cup']), '250 ml (1 tasse)'],
    // Cups beside grams where there are any; pounds only where ovens have Fahrenheit, too.
    ['es', 'mx', FLOUR, '220 g (1 3/4 tazas)'],
    ['es', 'mx', grams(900, [2, 'lb']), '900 g'],
    ['es', 'ar', milliliters(1000, [1, 'qt']), '1 l'],
    ['fr', 'ca', grams(900, [2, 'lb']), '900 g (2 lb)'],
    ['es', 'us', grams(900, [2, 'lb']), '2 lb'],
  ])('%s in %s: %j is %s', (language, country, amount, is) => {
    const shown = formatAmount(language, words(language), amount, WATER, viewIn(country));
    expect(normalizeSpaces(shown)).toBe(is);
  });
});
