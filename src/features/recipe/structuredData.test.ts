import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UNCHECKED_RECIPES } from '#content/recipes/files.ts';

const findRecipe = (id: string) => UNCHECKED_RECIPES.find((recipe) => recipe.id === id) ?? null;

import { recipeData } from './structuredData.ts';

const iso = z.string().regex(/^P(?=.)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?$/);
const text = z.string().min(1);
const grams = z.string().regex(/^\d+ g$/);

/** What Google and schema.org require of a recipe; strict, so that nothing invented slips in. */
const RECIPE = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  name: text,
  description: text,
  image: z.array(z.url({ protocol: /^https$/ })).min(1),
  url: z.url(),
  inLanguage: z.literal('en'),
  author: z.strictObject({ '@type': z.literal('Organization'), name: z.literal('Gramwise'), url: z.url() }),
  recipeCategory: text,
  recipeCuisine: text.optional(),
  keywords: text.optional(),
  prepTime: iso.optional(),
  cookTime: iso.optional(),
  totalTime: iso.optional(),
  recipeYield: z
    .string()
    .regex(/^[1-9]\d* servings?$/)
    .optional(),
  recipeIngredient: z.array(text).min(1),
  recipeInstructions: z
    .array(
      z.strictObject({
        '@type': z.literal('HowToStep'),
        position: z.int().min(1),
        text,
        url: z.string().regex(/#step-\d+$/),
      }),
    )
    .min(1),
  tool: z.array(z.strictObject({ '@type': z.literal('HowToTool'), name: text })).optional(),
  nutrition: z
    .strictObject({
      '@type': z.literal('NutritionInformation'),
      servingSize: z.literal('1 serving'),
      calories: z.string().regex(/^\d+ calories$/),
      proteinContent: grams,
      carbohydrateContent: grams,
      fatContent: grams,
      fiberContent: grams.optional(),
    })
    .optional(),
  suitableForDiet: z
    .array(z.string().regex(/^https:\/\/schema\.org\/(?:Vegetarian|Vegan|GlutenFree)Diet$/))
    .optional(),
});

const SITE = 'https://site.example/';
const dataOf = (id: string) => {
  const recipe = findRecipe(id);
  if (!recipe) throw new Error(id);
  return recipeData(recipe, `${SITE}recipes/${id}`, SITE);
};

describe.each(UNCHECKED_RECIPES.map((recipe) => [recipe.id, recipe] as const))('%s', (id, recipe) => {
  const data = recipeData(recipe, `${SITE}recipes/${id}`, SITE);

  it('has all required fields in the right format', () => {
    expect(z.prettifyError(RECIPE.safeParse(data).error ?? new z.ZodError([]))).toBe('');
  });

  it('survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('includes everything the recipe says', () => {
    expect(data['recipeInstructions']).toHaveLength(recipe.instructions.length);
    expect(data['recipeYield'] !== undefined).toBe('servings' in recipe);
    expect(data['nutrition'] !== undefined).toBe('nutritionInfo' in recipe);
    expect(['prepTime', 'cookTime', 'totalTime'].some((time) => time in data)).toBe(true);
  });
});

describe('single values', () => {
  it.each([
    ['beef-stew', 'totalTime', 'PT3H30M'],
    ['beef-stew', 'recipeYield', '6 servings'],
    ['beef-stew', 'recipeCuisine', 'American'],
    ['beef-stew', 'recipeCategory', 'Main Dish'],
    ['napa-cabbage-kimchi', 'totalTime', 'P1DT3H'],
    ['miso-soup', 'totalTime', 'PT30M'],
    ['miso-soup', 'keywords', 'soup, japanese, miso, tofu, quick, Low-Carb'],
    ['miso-soup', 'suitableForDiet', ['https://schema.org/GlutenFreeDiet']],
    ['lemon-pickle', 'prepTime', 'PT40M'],
    ['lemon-pickle', 'totalTime', undefined],
  ])('%s: %s is %j', (id, field, value) => {
    expect(dataOf(id)[field]).toEqual(value);
  });
});
