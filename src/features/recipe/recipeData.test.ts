import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { buildRecipeData } from './recipeData.ts';
import { formatRecipe } from './text/recipeText.ts';
import { defaultView } from './text/textView.ts';

const iso = z.string().regex(/^P(?=.)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?$/);
/** Not empty, and without placeholders, NaN or no-break spaces. */
const text = z.string().regex(/^(?!.*(?:[{}\u00a0\u202f]|NaN|undefined))\S.*$/s);
const grams = z.string().regex(/^\d+ g$/);

/** What Google and schema.org require of a recipe; strict, so that nothing invented slips in. */
const RECIPE = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Recipe'),
  name: text,
  description: text,
  image: z.array(z.url({ protocol: /^https$/ })).min(1),
  url: z.url(),
  inLanguage: z.enum(LANGUAGE_CODES),
  author: z.strictObject({ '@type': z.literal('Organization'), name: z.literal('Gramwise'), url: z.url() }),
  recipeCategory: text,
  recipeCuisine: text.optional(),
  keywords: text.optional(),
  prepTime: iso.optional(),
  cookTime: iso.optional(),
  totalTime: iso.optional(),
  recipeYield: z
    .string()
    .regex(/^[1-9]\d* (?:servings?|portions?|Portion(?:en)?|racion(?:es)|ración)$/)
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
      servingSize: z.enum(['1 serving', '1 portion', '1 Portion', '1 ración']),
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
const dataOf = (id: string, language: Language = 'en', servings?: number) => {
  const recipe = recipeFromFiles(id, language);
  const { recipe: messages } = messagesFor(language, 'recipe');
  const shown = formatRecipe(language, messages.text, recipe, defaultView(language));
  const url = `${SITE}recipes/${id}`;
  return buildRecipeData({
    language,
    messages,
    recipe,
    shown,
    servings: servings ?? recipe.servings,
    url,
    site: SITE,
    fallbackImage: `${SITE}card.png`,
  });
};

describe.each(LANGUAGE_CODES.flatMap((language) => RECIPE_IDS.map((id) => [id, language] as const)))(
  '%s in %s',
  (id, language) => {
    const data = dataOf(id, language);
    const recipe = recipeFromFiles(id, language);

    it('has all required fields in the right format', () => {
      expect(z.prettifyError(RECIPE.safeParse(data).error ?? new z.ZodError([]))).toBe('');
    });

    it('survives JSON unchanged', () => {
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    });

    it('includes everything the recipe says', () => {
      expect(data['inLanguage']).toBe(language);
      expect(data['recipeIngredient']).toHaveLength(recipe.ingredients.length + recipe.garnish.length);
      expect(data['recipeInstructions']).toHaveLength(recipe.steps.length);
      expect(data['recipeYield'] !== undefined).toBe(recipe.servings !== null);
      expect(data['nutrition'] !== undefined).toBe(recipe.nutrition !== undefined);
      expect(['prepTime', 'cookTime', 'totalTime'].some((time) => time in data)).toBe(true);
    });
  },
);

describe('single values', () => {
  it.each<[string, Language, string, unknown]>([
    ['beef-stew', 'en', 'totalTime', 'PT3H30M'],
    ['beef-stew', 'en', 'recipeYield', '6 servings'],
    ['beef-stew', 'fr', 'recipeYield', '6 portions'],
    ['beef-stew', 'de', 'recipeYield', '6 Portionen'],
    ['beef-stew', 'es', 'recipeYield', '6 raciones'],
    ['beef-stew', 'en', 'recipeCuisine', 'American'],
    ['beef-stew', 'en', 'recipeCategory', 'Main Dish'],
    ['beef-stew', 'de', 'recipeCategory', 'Hauptgericht'],
    ['miso-soup', 'de', 'recipeCategory', 'Suppe'],
    ['lemon-pickle', 'en', 'recipeCuisine', 'North India'],
    ['napa-cabbage-kimchi', 'en', 'totalTime', 'P1DT3H'],
    ['miso-soup', 'en', 'totalTime', 'PT30M'],
    ['miso-soup', 'en', 'suitableForDiet', ['https://schema.org/GlutenFreeDiet']],
    ['lemon-pickle', 'en', 'prepTime', 'PT40M'],
    ['lemon-pickle', 'en', 'totalTime', undefined],
    ['lemon-pickle', 'en', 'recipeYield', undefined],
    ['virgin-mojito', 'en', 'tool', [{ '@type': 'HowToTool', name: 'Highball glass' }]],
  ])('%s in %s: %s is %j', (id, language, field, value) => {
    expect(dataOf(id, language)[field]).toEqual(value);
  });

  it.each<[Language, string]>([
    ['en', '230 g (1 3/4 cups) all-purpose flour'],
    ['de', '230 g '],
  ])('lists amounts in %s as local cooks measure them', (language, line) => {
    expect(dataOf('chocolate-cake', language)['recipeIngredient']).toContainEqual(
      expect.stringMatching(new RegExp(`^${line.replace(/[()]/g, '\\$&')}`)),
    );
  });

  it.each<[Language, string]>([
    ['en', '7.5 servings'],
    ['de', '7,5 Portionen'],
  ])('says how many a scaled recipe serves, in %s', (language, yields) => {
    expect(dataOf('beef-stew', language, 7.5)['recipeYield']).toBe(yields);
  });

  it('gives a diet that schema.org lacks as a keyword', () => {
    expect(String(dataOf('miso-soup')['keywords']).split(', ').at(-1)).toBe('Low-Carb');
    expect(String(dataOf('miso-soup', 'de')['keywords']).split(', ').at(-1)).toBe('Wenig Kohlenhydrate');
  });

  it('numbers the steps, with their places on the page', () => {
    expect(dataOf('miso-soup')['recipeInstructions']).toMatchObject([
      { position: 1, url: `${SITE}recipes/miso-soup#step-1` },
      ...Array.from({ length: 5 }, () => ({})),
      { position: 7, url: `${SITE}recipes/miso-soup#step-7` },
    ]);
  });
});

it("has none of the page's no-break spaces", () => {
  expect(normalizeSpaces('1\u00a0cup, 20\u202f%')).toBe('1 cup, 20 %');
});
