import { formatRecipe } from '@gramwise/engine/recipes/formatRecipe.ts';
import { MAX_RECIPE_LENGTH, MAX_RECIPE_LINES } from '@gramwise/engine/text/recipe/limits.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { convert, recipe } from '../../../../tests/reader/converted.ts';
import { ARROZ, BROWNIES, CREPES, KUCHEN, PASTED, SPONGE } from '../../../../tests/reader/pasted.ts';

describe('a recipe from the US in grams', () => {
  const read = recipe(BROWNIES, 'en');

  it('has title, language and servings, and none of the lines that say them', () => {
    const { language, title, makes, country, cup, tablespoon, factor } = read;
    expect({ language, title, makes, country, cup, tablespoon, factor }).toEqual({
      language: 'en',
      title: 'Fudgy Walnut Brownies',
      makes: { low: 12, high: 12, what: '' },
      country: 'us',
      cup: 236.5882365,
      tablespoon: 14.78676478125,
      factor: 1,
    });
  });

  it('weighs what is weighed, by the table of foods, and measures liquids in a jug', () => {
    expect(read.lines).toEqual([
      '188 g all-purpose flour', // 1.5 x 125 = 187.5
      '65 g unsweetened cocoa powder', // 0.75 x 86 = 64.5
      '1 tsp baking powder',
      '113 g butter, melted', // 113.4
      '440 g packed brown sugar', // 2 x 220
      '3 large eggs',
      'Pinch of salt',
      'For the topping:',
      '59 g chopped walnuts', // 0.5 x 117 = 58.5
      '113 g cream cheese, softened', // 113.4
      '120 ml buttermilk', // 118.3
    ]);
  });

  it('keeps each original, and says how far sources differ', () => {
    const [flour, , soda] = read.ingredients;
    // King Arthur has 120 g in a cup.
    expect(flour).toMatchObject({
      kind: 'ingredient',
      text: '188 g all-purpose flour',
      original: '1 1/2 cups all-purpose flour',
      changed: true,
      unread: false,
      range: [180, 188],
    });
    expect(soda).toMatchObject({ changed: false, range: null });
  });

  it('has ovens and pans in its steps, without their numbers, and notes after them', () => {
    expect(read.instructions).toEqual([
      // 176.7 °C; 22.9 and 33 cm
      'Heat the oven to 180°C and line a 23x33 cm pan with parchment.',
      'Whisk the butter into the sugar, then beat in the eggs.',
      'Fold in the flour, spread in the pan and bake for 30 minutes.',
      'They keep for 3 days in the fridge.',
    ]);
    expect(read.steps.map(({ kind }) => kind)).toEqual(['step', 'step', 'step', 'note']);
  });
});

it('weighs for US cooks what no cup holds before it is cut', () => {
  const text = 'Ingredients\n1 kg potatoes\n500 g onions, chopped\n300 g strawberries';
  // 1000 / 453.6; 500 / 160; 300 / 28.35
  expect(recipe(text, 'en', { measures: 'us' }).lines).toEqual([
    '2 1/4 lb potatoes',
    '3 cups + 2 tbsp onions, chopped',
    '10 1/2 oz strawberries',
  ]);
});

it('shows a metric recipe in US cups', () => {
  const { lines, instructions } = recipe(SPONGE, 'en', { measures: 'us' });
  expect(lines).toEqual([
    '2 cups plain flour', // 250 / 125
    '1 cup sugar', // 200 / 200
    '1 cup butter, softened', // 227 / 227
    '1 1/4 cups milk', // 300 / 236.6 = 1.27
    '4 eggs',
  ]);
  // 356 °F; 9.06 in
  expect(instructions[0]).toMatch(/^Heat the oven to 350°F and grease a 9-inch/);
});

it.each(PASTED)('leaves a recipe as written, in %s, when asked to', (language, text) => {
  const { ingredients, steps } = recipe(text, language, { measures: 'written' });
  expect([...ingredients, ...steps].filter(({ changed }) => changed)).toEqual([]);
  for (const line of [...ingredients, ...steps]) expect(text).toContain(line.text);
});

describe('servings', () => {
  it.each<[Language, string, number | null]>([
    ['en', BROWNIES, 12],
    ['fr', CREPES, 6],
    ['de', KUCHEN, 4],
    ['es', ARROZ, 4],
    ['en', 'Rice\nIngredients for 4\n2 cups rice\nMethod\nBoil the rice.', 4],
    ['fr', 'Riz\nIngrédients pour 8 personnes\n200 g de riz\nPréparation\nCuire le riz.', 8],
    ['de', 'Reis\nZutaten (4 Portionen)\n200 g Reis\nZubereitung\nDen Reis kochen.', 4],
    ['en', '2 cups rice\nBoil the rice in water until it is soft.', null],
  ])('in %s, of %j: %j', (language, text, expected) => {
    expect(recipe(text, language).makes?.low ?? null).toBe(expected);
  });

  it('scale ingredients, and leave steps without amounts as they are', () => {
    const half = recipe(CREPES, 'fr', { servings: 3 });
    expect(half.factor).toBe(0.5);
    expect(half.lines).toEqual([
      '125 g de farine',
      '106 g de sucre', // half a cup of 250 ml: 125 x 200 / 236.588 = 105.7
      '2 œufs',
      '25 cl de lait', // 25 cl
      '1 c. à soupe de beurre fondu',
      '1/2 pincée de sel',
      'Pour la garniture :',
      '31 g de noix hachées', // 62.5 x 117 / 236.588 = 30.9
    ]);
    expect(half.instructions).toEqual(recipe(CREPES, 'fr').instructions);
  });

  it('double cups and spoons in the measures of the recipe', () => {
    expect(recipe(KUCHEN, 'de', { measures: 'written', servings: 8 }).lines).toEqual([
      '2 Tassen Mehl',
      '250 g Zucker',
      '2 Tassen Milch',
      '8 EL Zitronensaft',
      '6 Eier',
      'Für die Streusel:',
      '200 g Butter',
    ]);
  });

  it('leave spoons spoons in metric, up to four tablespoons', () => {
    const text = 'Serves 2\nIngredients\n2 tablespoons sugar\n3 tbsp milk\nMethod\nMix.';
    // 6 tbsp = 88.7 ml
    expect(recipe(text, 'en', { servings: 4 }).lines).toEqual(['4 tbsp sugar', '90 ml milk']);
  });

  it('are ignored where the recipe does not say them; a scale holds for any recipe', () => {
    const text = '2 cups rice\nBoil the rice in water until it is soft.';
    // 2 x 185 x 3 = 1110
    expect(recipe(text, 'en', { servings: 9, scale: 3 }).lines).toEqual(['1.11 kg rice']);
    expect(recipe(SPONGE, 'en', { scale: 3 }).factor).toBe(3);
  });
});

describe('the cup of the recipe', () => {
  it('is 250 ml in German and Spanish', () => {
    // 250 x 125 / 236.588 = 132.1
    expect(recipe(KUCHEN, 'de')).toMatchObject({ cup: 250 });
    expect(recipe(KUCHEN, 'de').lines.slice(0, 4)).toEqual([
      '132 g Mehl',
      '125 g Zucker',
      '250 ml Milch',
      '4 EL Zitronensaft',
    ]);
    // 500 x 185 / 236.588 = 391
    expect(recipe(ARROZ, 'es').lines.slice(0, 3)).toEqual([
      '391 g de arroz',
      '250 ml de leche',
      '150 g de azúcar',
    ]);
  });

  it('can be changed', () => {
    expect(recipe(KUCHEN, 'de', { cup: 'cups' }).lines[0]).toBe('125 g Mehl');
    // 200 ml: 200 x 185 x 2 / 236.588 = 312.8
    expect(recipe(ARROZ, 'es', { cup: 'japanese_cup' }).lines[0]).toBe('313 g de arroz');
  });
});

it('leaves nutrition lines as they are, and does not take them for a yield', () => {
  const text =
    'Ingredients\n2 cups milk\nMethod\nStir 1 cup in.\nNutrition\nServing: 1 slice, Calories: 250 kcal, Protein: 5 g\nFat: 12 g';
  const { steps, makes } = recipe(text, 'en', { scale: 2 });
  expect(makes).toBeNull();
  expect(steps.map((step) => step.text)).toEqual([
    // Of what, it does not say.
    'Stir 2 cups in.',
    'Serving: 1 slice, Calories: 250 kcal, Protein: 5 g',
    'Fat: 12 g',
  ]);
});

describe('headings', () => {
  it('that name a part of the recipe are shown, those the page already has are not', () => {
    const kinds = recipe(BROWNIES, 'en').ingredients.filter(({ kind }) => kind === 'heading');
    expect(kinds.map(({ text }) => text)).toEqual(['For the topping:']);
    for (const text of [BROWNIES, SPONGE, CREPES, KUCHEN, ARROZ]) {
      const { lines, instructions } = recipe(text, 'en');
      const ownHeadings =
        /^(Ingredients|Instructions|Method|Ingrédients|Préparation|Zutaten|Zubereitung|Ingredientes|Elaboración)$/;
      expect([...lines, ...instructions].filter((line) => ownHeadings.test(line))).toEqual([]);
    }
  });

  it('are not needed', () => {
    const { title, lines, instructions } = recipe(
      '2 cups flour\n1 cup sugar\n3 eggs\nMix well and bake at 350F for 20 minutes.',
      'en',
    );
    expect(title).toBeNull();
    expect(lines).toEqual(['250 g flour', '200 g sugar', '3 eggs']);
    expect(instructions).toEqual(['Mix well and bake at 180°C for 20 minutes.']);
  });
});

it('uses the chosen language for amounts', () => {
  expect(recipe('2 Tassen Mehl', 'en').language).toBe('de');
  expect(recipe('100 g Zucker', 'de', { language: 'en' }).language).toBe('en');
});

it('can be copied as text', () => {
  const result = convert('Toast\nServes 1\nIngredients\n1 cup milk\nMethod\nToast the bread.', 'en');
  expect(result.ok && formatRecipe(result.value, { ingredients: 'You need', instructions: 'Do' })).toBe(
    'Toast\n\nYou need\n235 ml milk\n\nDo\nToast the bread.',
  );
});

describe('text that is not a recipe', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\t\n'],
    ['too-long', 'a'.repeat(MAX_RECIPE_LENGTH + 1)],
    ['too-many-lines', 'a\n'.repeat(MAX_RECIPE_LINES)],
    ['not-text', 'PK\u0003\u0004\u0000\u0000'],
  ] as const)('is %s', (code, text) => {
    expect(convert(text, 'en')).toEqual({ ok: false, code });
  });
});
