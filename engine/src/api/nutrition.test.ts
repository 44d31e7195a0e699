import { describe, expect, it } from 'vitest';
import { foods as enFoods } from '../foods/lists/en.ts';
import { en } from '../language/en.ts';
import { edibleShareOf, nutrientsOf } from './foods.ts';
import { nutritionOf, toSchemaOrg } from './recipes.ts';
import { convertRecipe, readRecipe } from './text.ts';

function recipeIn(text: string) {
  const recipe = readRecipe(text, { languages: [en], foods: enFoods });
  if (!recipe.ok) throw new Error(recipe.code);
  return recipe.value;
}

describe('nutrients', () => {
  it.each([
    ['zork', 'unknown-food'],
    ['constructor', 'unknown-food'],
    ['garam-masala', 'no-nutrients'],
  ])('%s has no nutrients: %s', (food, code) => {
    expect(nutrientsOf(food)).toEqual({ ok: false, code });
  });

  it('has its nutrients by name, and null where none is published', () => {
    // USDA SR26, file ABBREV
    expect(nutrientsOf('butter')).toMatchObject({
      value: {
        water: 17.94,
        energy: 717,
        protein: 0.85,
        fat: 81.11,
        saturated: 51.368,
        sodium: 11,
        row: 1145,
      },
    });
    expect(nutrientsOf('almonds-sliced')).toMatchObject({
      value: { carbohydrate: 21.55, sugars: 4.2, fiber: 12.5, row: 12061 },
    });
    expect(nutrientsOf('cape-gooseberries')).toMatchObject({
      value: { energy: 53, saturated: null, sugars: null, fiber: null, sodium: null },
    });
  });

  it.each([
    ['whole-egg', { ok: true, value: 0.88 }], // 12 % are shell
    ['bananas-sliced', { ok: true, value: 0.64 }], // 36 % are skin
    ['flour', { ok: false, code: 'no-edible-share' }],
    ['zork', { ok: false, code: 'unknown-food' }],
  ])('%s as bought has the edible share %o', (food, share) => {
    expect(edibleShareOf(food)).toEqual(share);
  });
});

describe('nutrition', () => {
  /** 100 g of which are all protein, or all fat. */
  const PURE = {
    ...{
      water: 0,
      energy: 0,
      saturated: 0,
      carbohydrate: 0,
      fiber: 0,
      sodium: 0,
      alcohol: 0,
      source: '',
      row: 0,
    },
    sugars: null,
  };
  const table = (food: string) =>
    food === 'flour'
      ? ({ ok: true, value: { ...PURE, protein: 100, fat: 0 } } as const)
      : food === 'sugar'
        ? ({ ok: true, value: { ...PURE, protein: 0, fat: 100, sugars: 0 } } as const)
        : ({ ok: false, code: 'none' } as const);

  it('adds up ranges, the tolerance of foods and what is not counted: 100 to 300 g of protein', () => {
    const recipe = recipeIn('Serves 2\n\nIngredients\n100-300 g flour\n100 g sugar\n100 g butter\nsalt');
    const found = nutritionOf(recipe, table);
    if (!found.ok) throw new Error(found.code);
    const { perServing, per100g, shareKnown, isEnough, notCounted } = found.value;
    // Low: 100 g less 20 %; high: 300 g and, for 100 of 300 g, twice the average 200 of 300 g, all 20 % more; and
    // a portion is 30 % more or less, independently
    expect(perServing?.protein).toEqual({
      value: 100,
      low: expect.closeTo((200 - Math.hypot(200 - 80, 60)) / 2, 6),
      high: expect.closeTo((200 + Math.hypot(520 - 200, 60)) / 2, 6),
    });
    expect(perServing?.fat).toEqual({
      value: 50,
      low: expect.closeTo((100 - Math.hypot(100 - 80, 30)) / 2, 6),
      high: expect.closeTo((100 + Math.hypot(200 - 100, 30)) / 2, 6),
    });
    expect(per100g.protein?.value).toBeCloseTo(66.67, 2);
    expect(per100g.fat?.value).toBeCloseTo(33.33, 2);
    expect([shareKnown, isEnough]).toEqual([0.75, false]);
    expect(notCounted.map(({ text, reason }) => [text, reason])).toEqual([
      ['100 g butter', 'no-nutrients'],
      ['salt', 'no-amount'],
    ]);
  });

  it('has the middle portion of a range of servings, from that of the most to that of the fewest', () => {
    const found = nutritionOf(recipeIn('Serves 4 to 6\n\nIngredients\n120 g flour'), table);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.perServing?.protein).toEqual({
      value: 24,
      low: expect.closeTo((120 * (1 - Math.hypot(0.2, 0.3))) / 6, 6),
      high: expect.closeTo((120 * (1 + Math.hypot(0.2, 0.3))) / 4, 6),
    });
  });

  it.each([
    ['Serves 2 (serving size: about 2/3 cup quinoa mixture, 1 egg, and 1/4 avocado)', 2],
    ['13 servings (serving size: 1 bun, 3 ounces pork, 1/2 cup slaw)', 13],
    ['Makes about 3 dozen cookies', 36],
  ])('counts the portions of %j', (line, servings) => {
    const recipe = recipeIn(`Cake\n\nYield: ${line}\n\nIngredients\n${servings * 10} g flour`);
    const found = nutritionOf(recipe, table);
    expect(found.ok && found.value.perServing?.protein?.value).toBe(10);
  });

  it.each([
    // 3 of 103 g have no figure, then 2 of 102
    [3, null],
    [2, { value: 0, low: 0, high: 0 }],
  ])('leaves out a figure that %d g of 100 others lack: %o', (grams, sugars) => {
    const starchy = (food: string) => {
      const row = table(food);
      return row.ok ? { ...row, value: { ...row.value, carbohydrate: 50 } } : row;
    };
    const found = nutritionOf(recipeIn(`Ingredients\n${grams} g flour\n100 g sugar`), starchy);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.per100g.sugars).toEqual(sugars);
    expect(found.value.per100g.protein?.value).toBeCloseTo((100 * grams) / (100 + grams), 6);
  });

  it('of nothing known is a code', () => {
    expect(nutritionOf(recipeIn('Ingredients\nsalt'), nutrientsOf)).toEqual({
      ok: false,
      code: 'nothing-known',
    });
  });

  it.each([
    // 200 g of 364 kcal and 100 g of 387 kcal in 100 g, for 4
    ['Serves 4\n\nIngredients\n200 g flour\n100 g sugar', '279 kcal'],
    ['Serves 4\n\nIngredients\n200 g flour\n100 g zorkweed', undefined],
    ['Ingredients\n200 g flour', undefined],
  ])('in schema.org data of %j: %s', (text, calories) => {
    const recipe = recipeIn(text);
    const found = nutritionOf(recipe, nutrientsOf);
    const converted = convertRecipe(recipe, { to: 'metric', kitchen: 'us' });
    const { nutrition } = toSchemaOrg(converted, found.ok ? found.value : undefined);
    expect(nutrition && (nutrition as Record<string, string>)['calories']).toBe(calories);
  });
});
