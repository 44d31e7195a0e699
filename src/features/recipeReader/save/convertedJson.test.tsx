import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { servedFoods } from '#tests/component/served.ts';
import { recipe } from '#tests/reader/converted.ts';
import { pastedRecipe } from '../reading/pastedRecipe.ts';
import { convertedJson } from './downloadConverted.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => servedFoods(path.slice(-7, -5) as Language));
});
afterEach(() => vi.unstubAllGlobals());

const titles = messagesFor('en', 'reader').reader.result;
const CAKE = 'Cake\nServes 4\n\nIngredients\n200 g flour\n100 g sugar';

async function saved(text: string, choices = {}, settings: Parameters<typeof recipe>[2] = {}) {
  const converted = recipe(text, 'en', settings);
  return JSON.parse(
    await convertedJson(converted, { titles, pasted: pastedRecipe(converted, text, choices) }),
  );
}

// USDA: 364 kcal and 10.33 g of protein in 100 g of flour, 387 in 100 g of sugar; a quarter of each
test('a saved recipe has the nutrition of a serving', async () => {
  const { name, nutrition } = await saved(CAKE);
  expect(name).toBe('Cake');
  expect(nutrition).toMatchObject({
    '@type': 'NutritionInformation',
    calories: '279 kcal',
    proteinContent: '5.2 g',
    sodiumContent: '1 mg',
  });
});

// Twice as much in twice the servings; 1.3 times as much in 4 x 1.3 = 5, by their whole number: 1.3 x 1115 / 5
test.each([
  [{ servings: 8 }, '8', '279 kcal'],
  [{ scale: 1.3 }, '5', '290 kcal'],
])('scaled by %o it serves %s of %s', async (settings, serves, calories) => {
  const { recipeYield, nutrition } = await saved(CAKE, {}, settings);
  expect(`${recipeYield} ${nutrition.calories}`).toMatch(new RegExp(`^${serves}\\b.* ${calories}$`));
});

test.each([
  ['an unknown food of a third', `${CAKE}\n150 g zorkweed`],
  ['no servings', CAKE.replace('Serves 4', '')],
])('a recipe with %s has none', async (_, text) => {
  expect(await saved(text)).not.toHaveProperty('nutrition');
});

test('the food chosen for a line counts', async () => {
  // 200 g of butter, 717 kcal in 100 g
  const { nutrition } = await saved(CAKE, { 4: { food: 'butter' } });
  expect(nutrition.calories).toBe('455 kcal');
});

test('a file is saved without nutrition where foods cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  const { name, nutrition } = await saved(CAKE);
  expect([name, nutrition]).toEqual(['Cake', undefined]);
});
