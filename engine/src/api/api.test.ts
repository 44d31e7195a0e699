/** What a caller may rely on: relations between the public functions. */
import { describe, expect, it } from 'vitest';
import { FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import { foods as deFoods } from '../foods/lists/de.ts';
import { foods as enFoods } from '../foods/lists/en.ts';
import { foods as esFoods } from '../foods/lists/es.ts';
import { foods as frFoods } from '../foods/lists/fr.ts';
import { kitchenFor } from '../kitchens/kitchen.ts';
import { de } from '../language/de.ts';
import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { fr } from '../language/fr.ts';
import { ask } from './ask.ts';
import { findFood, gramsPer, vesselWeights } from './foods.ts';
import { UNITS } from './main.ts';
import { scale } from './recipes.ts';
import { convertRecipe, importFile, readRecipe } from './text.ts';

const ALL = { languages: [en, fr, de, es], foods: [enFoods, frFoods, deFoods, esFoods] };

function recipeIn(text: string, options: Parameters<typeof readRecipe>[1] = ALL) {
  const recipe = readRecipe(text, options);
  if (!recipe.ok) throw new Error(recipe.code);
  return recipe.value;
}

describe('foods', () => {
  it.each(FOOD_IDS)('%s weighs in milliliters what it weighs in cups', (id) => {
    const cup = gramsPer(id, 'cups');
    const milliliter = gramsPer(id, 'milliliters');
    if (!cup.ok || !milliliter.ok) throw new Error(id);
    expect(milliliter.value.value * UNITS.cups.size).toBeCloseTo(cup.value.value, 8);
    expect(cup.value.lowest).toBeLessThanOrEqual(cup.value.value);
    expect(cup.value.highest).toBeGreaterThanOrEqual(cup.value.value);
    expect(cup.value.sources.length).toBeGreaterThan(0);
  });

  it.each([enFoods, frFoods, deFoods, esFoods])('every name of a list finds its food', (list) => {
    const wrong = list.foods.filter(({ id, name }) => findFood(name, list).match !== id);
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(list.foods.length).toBe(FOOD_IDS.length + UNMEASURED_IDS.length);
  });

  it.each(['coconut mil', 'flou', 'milk of nothing', ''])('%j is a choice at most', (text) => {
    expect(findFood(text, enFoods).match).toBeNull();
  });

  it.each([
    ['chopped onions', 'onions-chopped'],
    ['Fresh Red Onions', 'onions-chopped'],
    ['sliced almonds', 'almonds-sliced'],
    ['low-sodium chicken broth', 'chicken-stock'],
    ['creme fraiche', 'creme-fraiche'],
  ])('%s is found as a line of a recipe finds it: %s', (text, food) => {
    expect(findFood(text, enFoods)).toEqual({ match: food, choices: [] });
    const [line] = recipeIn(`Ingredients\n1 cup ${text}`).lines.filter(({ kind }) => kind === 'ingredient');
    expect(line?.food?.id).toBe(
      findFood(text, { ...enFoods }).match?.replace('almonds-sliced', 'almonds-whole'),
    );
  });

  it('gives the foods of a shared name, of a kind and of a part of a name to choose from', () => {
    expect(findFood('kosher salt', enFoods)).toEqual({
      match: null,
      choices: ['salt-kosher-diamond', 'salt-kosher-morton'],
    });
    expect(findFood('seeds', enFoods).choices).toContain('sesame-seeds');
    expect(findFood('kidney', enFoods).choices).toEqual([
      'kidney-beans-cooked',
      'kidney-beans-dry',
      'kidneys',
    ]);
    expect(findFood('plutonium', enFoods)).toEqual({ match: null, choices: [] });
  });

  it.each<[...Parameters<typeof gramsPer>, code: string]>([
    ['zork', 'cups', undefined, 'unknown-food'],
    ['flour', 'zork', undefined, 'unknown-unit'],
    ['flour', 'ounces', undefined, 'not-a-volume'],
    ['flour', 'cups', 'leaves', 'no-figure'],
    ['__proto__', 'cups', undefined, 'unknown-food'],
    ['flour', 'constructor', undefined, 'unknown-unit'],
  ])('%s by %s, %s: %s', (food, unit, fill, code) => {
    expect(gramsPer(food, unit, fill)).toEqual({ ok: false, code });
  });
});

describe('a recipe', () => {
  const TEXT = 'Serves 4\n\nIngredients\n1-2 cups flour\n2 large eggs\n1 cup (120 g) almond flour\nsalt';

  it.each([
    [TEXT, en],
    ['Zutaten für 4 Personen\n250 g Mehl\n3 EL Zucker\n\nZubereitung\nMehl und Zucker verrühren.', de],
    ['Ingrédients\n250 g de farine\n3 c. à soupe de sucre\n\nPréparation\nMélanger la farine.', fr],
    ['Ingredientes\n250 g de harina\n3 cucharadas de azúcar\n\nPreparación\nMezclar la harina.', es],
  ])('is read in its own language of those passed', (text, pack) => {
    expect(recipeIn(text).language).toBe(pack);
    expect(recipeIn(text, { languages: [pack] }).language).toBe(pack);
  });

  it('is weighed by tables, by pieces, and by its own weights first', () => {
    const ingredients = recipeIn(TEXT).lines.filter(({ kind }) => kind === 'ingredient');
    expect(ingredients.map((line) => line.requiredQuantity?.grams ?? null)).toEqual([
      // USDA: 125 g a cup, King Arthur: 120
      { value: expect.closeTo(187.5, 6), lowest: expect.closeTo(120, 6), highest: expect.closeTo(250, 6) },
      { value: 100, lowest: 100, highest: 100 }, // USDA: 50 g
      { value: 120, lowest: 120, highest: 120 },
      null,
    ]);
  });

  it('without foods keeps its volumes', () => {
    const recipe = recipeIn(TEXT, { languages: [en] });
    const { lines } = convertRecipe(recipe, { to: 'metric', kitchen: 'gb' });
    expect(lines[0]?.text).toMatch(/ml flour$/);
  });

  it('scaled is multiplied once, and serves more', () => {
    const recipe = recipeIn(TEXT);
    const eight = scale(recipe, { servings: 8 });
    const again = eight.ok && scale(eight.value, { servings: 8 });
    expect(again).toEqual(eight);
    if (!eight.ok) throw new Error(eight.code);
    const shown = convertRecipe(eight.value, { to: 'written', kitchen: 'us' });
    expect(shown.servings).toBe(8);
    expect(shown.lines.map(({ text }) => text).slice(0, 2)).toEqual(['2–4 cups flour', '4 large eggs']);
    expect(scale(recipe, { factor: 0 })).toEqual({ ok: false, code: 'invalid-numbers' });
    expect(scale(recipe, { factor: Number.NaN })).toEqual({ ok: false, code: 'invalid-numbers' });
    const unserved = recipeIn('2 cups flour');
    expect(scale(unserved, { servings: 2 })).toEqual({ ok: false, code: 'no-servings' });
  });

  it("is measured in the cook's own cup where there is one", () => {
    const recipe = recipeIn('Ingredients\n1 cup flour', { ...ALL, country: 'us' });
    const kitchen = { ...kitchenFor('us'), cups: { flour: 150 } };
    expect(convertRecipe(recipe, { to: 'metric', kitchen }).lines[0]?.text).toBe('150 g flour');
  });
});

it('converts what a caller changed in a line, not what was read', () => {
  const recipe = recipeIn('Ingredients\n8 oz butter');
  const lines = recipe.lines.map((line) => ({ ...line, text: line.text.replace('8', '16') }));
  const changed = convertRecipe({ ...recipe, lines }, { to: 'metric', kitchen: 'us' });
  expect(changed.lines.map(({ text }) => text)).toEqual(['454 g butter']); // 453.6
});

describe('questions', () => {
  it('are answered in the languages passed, and in no other', () => {
    const asked = (languages: typeof ALL.languages) => {
      const result = ask('250 ml Milch in Gramm', { ...ALL, languages, kitchen: 'de' });
      return result.ok && 'answer' in result.value ? result.value.language.code : 'none';
    };
    expect(asked([en, de])).toBe('de');
    expect(asked([en, fr])).toBe('none');
    expect(ask('1 cup in ml', { languages: [], foods: [], kitchen: 'us' })).toEqual({
      ok: false,
      code: 'no-language',
    });
  });

  it('have choices whose questions give their answers', () => {
    const result = ask('220 degrees', { languages: [en], foods: enFoods, kitchen: 'us' });
    if (!result.ok || !('choices' in result.value)) throw new Error('not asked back');
    for (const { question, answer } of result.value.choices.options) {
      const again = ask(question, { languages: [en], foods: enFoods, kitchen: 'us' });
      expect(again).toMatchObject({ ok: true, value: { answer } });
    }
  });
});

it.each([en, fr, de, es])('the headings of an imported page are known in $name', async (language) => {
  const page = JSON.stringify({
    '@type': 'Recipe',
    recipeYield: '6',
    recipeIngredient: ['500 g x', '2 l y'],
    recipeInstructions: ['Z'],
  });
  const text = await importFile('recipe.json', new TextEncoder().encode(page));
  const read = text.ok ? readRecipe(text.value, { languages: [language] }) : text;
  if (!read.ok) throw new Error(read.code);
  expect(read.value.servings).toBe(6);
  expect(read.value.lines.filter(({ kind }) => kind === 'ingredient')).toHaveLength(2);
  expect(read.value.lines.filter(({ kind }) => kind === 'step')).toHaveLength(1);
});

describe('what vessels hold', () => {
  it('is said in milliliters and grams, with its range', () => {
    // A French glass of 20 to 25 cl; 120 to 125 g of flour a US cup of 236.588 ml
    const held = vesselWeights('flour', 'fr');
    const glass = held.ok ? held.value.find(({ id }) => id === 'waterGlass') : null;
    expect(glass).toMatchObject({ low: 200, high: 250, source: 'Gastronomiac' });
    expect(glass?.grams.map(Math.round)).toEqual([101, 132]);
  });

  it.each([
    ['bacon', 'no-figure'],
    ['gravel', 'unknown-food'],
  ] as const)('is not known of %s: %s', (food, code) => {
    expect(vesselWeights(food, 'fr')).toEqual({ ok: false, code });
  });
});
