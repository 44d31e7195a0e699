import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor, withCustomCup } from '@gramwise/engine/kitchens/kitchen.ts';
import { PACKS, packsFrom } from '@gramwise/engine/tests/packs.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { expect, it } from 'vitest';
import { convertRecipe } from './convertRecipe.ts';
import { withOwnWeights } from './ownWeights.ts';
import { INITIAL_SETTINGS } from './readerSettings.ts';

const linesWith = (grams: number | null) => {
  const kitchen = withCustomCup(kitchenFor('us'), 'flour', grams);
  const foods = withOwnWeights(cachedFoodFinder(PACKS.en.line, allFoods('en')), kitchen);
  const text = 'Ingredients\n2 cups flour\n1 cup sugar\n1 cup milk\n2 tbsp flour';
  const result = convertRecipe(
    { ...INITIAL_SETTINGS, measures: 'metric', tablespoon: 15, panArea: null, text },
    readRecipe(text, packsFrom('en')),
    foods,
  );
  return result.ok
    ? result.value.ingredients.map(({ text: line, usesOwnWeight, range }) => [line, usesOwnWeight, range])
    : result;
};

it('weighs a food by the cup that the visitor weighed, and says so', () => {
  expect(linesWith(150)).toEqual([
    ['300 g flour', true, null], // 2 x 150
    ['200 g sugar', false, [198, 201]],
    ['235 ml milk', false, null],
    ['2 tbsp flour', false, null], // as written
  ]);
});

it('uses the published weight if there is none', () => {
  expect(linesWith(null)).toMatchObject([['250 g flour', false, [240, 250]], {}, {}, {}]);
});
