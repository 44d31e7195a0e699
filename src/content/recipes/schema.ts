import { z } from 'zod';
import { durationParts } from '#domain/recipes/duration.ts';
import { ALLERGENS, DIETARY_TAGS, DIFFICULTIES, RECIPE_TYPES } from '#domain/recipes/recipe.ts';
import { servingsNumber } from '#domain/recipes/servings.ts';

const text = z.string().regex(/^\S(?:.*\S)?$/s, 'must be a text without spaces at its ends');
const lines = z.array(text).min(1);
const duration = text.refine(
  (value) => durationParts(value) !== null,
  'must be a duration like `1 h 30 min`',
);
const servings = text.refine((value) => servingsNumber(value) !== null, 'must be a number of servings');
const difficulty = z.enum(DIFFICULTIES);
const simple = difficulty.exclude(['Intermediate']);
const energy = z.string().regex(/^\d+ kcal$/, 'must be like `320 kcal`');
const grams = z.string().regex(/^\d+(?:\.\d+)? g$/, 'must be like `12 g`');

const common = {
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower-case words joined by hyphens'),
  title: text,
  image: z.url({ protocol: /^https$/ }),
  imageAlt: text,
  description: text,
  ingredients: lines,
  instructions: lines,
  dietaryTags: z.array(z.enum(DIETARY_TAGS)),
  allergens: z.array(z.enum(ALLERGENS)),
};
const guided = { ...common, tips: lines, tags: lines };
const twoTimes = { preparationTime: duration, cookingTime: duration };
const nutrition = { calories: energy, protein: grams, carbs: grams, fat: grams };
const nutritionInfo = z.strictObject({ ...nutrition, fiber: grams.exactOptional() });

/** The schema of a recipe file; unknown fields are errors. */
export const recipeSchema = z.discriminatedUnion('collection', [
  z.strictObject({
    collection: z.literal('general'),
    ...common,
    cuisine: text,
    time: duration,
    servings,
    recipeType: z.enum(RECIPE_TYPES),
  }),
  z.strictObject({
    collection: z.literal('potato'),
    ...guided,
    ...twoTimes,
    servings,
    difficulty: simple,
    nutritionInfo,
  }),
  z.strictObject({ collection: z.literal('soup'), ...guided, ...twoTimes, servings, nutritionInfo }),
  z.strictObject({
    collection: z.literal('signature-noodle-condiment'),
    ...guided,
    timeToMake: duration,
    difficulty,
  }),
  z.strictObject({
    collection: z.literal('indian-pickle'),
    ...guided,
    origin: text,
    prepTime: duration,
    fermentationTime: duration,
    shelfLife: text,
  }),
  z.strictObject({
    collection: z.literal('chicken-tender'),
    ...guided,
    cookTime: duration,
    servings,
    difficulty,
    nutritionInfo,
  }),
  z.strictObject({
    collection: z.literal('vegan'),
    ...guided,
    ...twoTimes,
    servings,
    nutritionInfo: z.strictObject({ ...nutrition, fiber: grams }),
  }),
  z.strictObject({
    collection: z.literal('mocktail'),
    ...guided,
    preparationTime: duration,
    difficulty: simple,
    servings,
    garnish: lines,
    glassware: text,
  }),
]);
