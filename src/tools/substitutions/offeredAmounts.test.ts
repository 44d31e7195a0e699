import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { factsOf } from '@gramwise/engine/substitutions/foodFacts.ts';
import { parseMeasure } from '@gramwise/engine/substitutions/measure.ts';
import { offersFor } from '@gramwise/engine/substitutions/offers.ts';
import { expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { amountWriter } from './amountWriter.ts';
import { toMeasured } from './toMeasured.ts';

const FACTS = new Map(allFoods('en').map((food) => [food.id, factsOf(food)]));

/** What replaces an amount, as written in a kitchen. */
function offered(id: string, amount: string | null, country: 'us' | 'de', at = 0): string {
  const measures = messagesFor('en', 'foods').foods.measures;
  const write = amountWriter('en', { measures, pinch: 'a pinch' }, kitchenFor(country));
  const found = offersFor(id, amount === null ? null : parseMeasure(amount), {
    kitchen: kitchenFor(country),
    factsOf: (food) => FACTS.get(food) ?? null,
    diets: [],
    without: [],
  });
  const uses = found?.offers[at]?.uses ?? [];
  return uses
    .map(({ food, amount: used }) => `${write(used, food)} ${food.id}`)
    .join(', ')
    .replaceAll('\u00a0', ' ');
}

it.each([
  ['buttermilk', null, 'us', '3/4 cup + 3 tbsp (220 ml) milk, 1 tbsp lemon-juice'],
  ['buttermilk', '2 cup', 'us', '1 3/4 cups + 2 tbsp (445 ml) milk, 2 tbsp lemon-juice'],
  ['buttermilk', '240 ml', 'de', '225 ml milk, 1 tbsp lemon-juice'],
  ['buttermilk', null, 'de', '235 ml milk, 1 tbsp lemon-juice'],
  ['butter', null, 'de', '100 g margarine'],
  // 3 tbsp of chips an ounce
  ['chocolate-chopped', null, 'de', '111 g chocolate-chips'],
  ['butter', '250 g', 'de', '250 g margarine'],
  ['whole-egg', '2 piece', 'de', '120 g applesauce'],
  ['whole-egg', '50 g', 'de', '60 g applesauce'], // a large egg weighs 50 g
  ['yeast-fresh', '42 g', 'de', '17 g yeast-active-dry'],
  ['baking-powder', '2 tsp', 'us', '1/2 tsp baking-soda, 1 tsp cream-of-tartar'],
  ['allspice-ground', '1/4 tsp', 'us', '1/8 tsp cinnamon-ground, 1/8 tsp cloves-ground'],
] as const)('%s, %s in %s: %s', (id, amount, country, text) => {
  expect(offered(id, amount, country)).toBe(text);
});

// Three teaspoons are a tablespoon
it.each([
  [10, '2 tsp'],
  [15, '1 tbsp'],
  [26.25, '1 1/2 tbsp + 3/4 tsp'],
  [40, '2 tbsp + 2 tsp'],
  [48.75, '3 tbsp + 3/4 tsp'],
])('%d ml of water is written as %s', (milliliters, text) => {
  const measures = messagesFor('en', 'foods').foods.measures;
  const write = amountWriter('en', { measures, pinch: 'a pinch' }, kitchenFor('de'));
  const water = FACTS.get('water') ?? expect.fail('water');
  expect(write({ kind: 'volume', milliliters }, water).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['whole-egg', { pieces: 2, grams: 100 }, { kind: 'pieces', count: 2 }],
  ['baking-powder', { pieces: 1, grams: 16 }, { kind: 'weight', grams: 16 }],
  ['buttermilk', { milliliters: 240 }, { kind: 'volume', milliliters: 240 }],
  ['buttermilk', null, null],
])('%s, %o', (id, amount, measured) => {
  expect(toMeasured(amount, FACTS.get(id) ?? expect.fail(id))).toEqual(measured);
});
