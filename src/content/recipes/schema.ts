import { FILLS } from '@gramwise/engine/foods/food.ts';
import { PIECE_IDS } from '@gramwise/engine/foods/piece.ts';
import { DIFFICULTIES, RECIPE_TYPES } from '@gramwise/engine/recipes/facts.ts';
import { PANTRY, type PantryId } from '@gramwise/engine/recipes/pantry.ts';
import { MAX_SERVINGS } from '@gramwise/engine/recipes/servings.ts';
import { US_UNITS } from '@gramwise/engine/recipes/values.ts';
import { z } from 'zod';

const positive = z.number().positive();
const text = z.string().regex(/^\S(?:.*\S)?$/s, 'must be a text without spaces at its ends');
const texts = z.array(text).min(1);

const amount = z
  .strictObject({
    is: z.literal('amount'),
    grams: positive.optional(),
    milliliters: positive.optional(),
    us: z.array(z.tuple([positive, z.enum(US_UNITS)])).optional(),
    count: positive.optional(),
    to: positive.optional(),
    fixed: z.literal(true).optional(),
  })
  .refine(
    ({ grams, milliliters, count, us = [] }) => grams ?? milliliters ?? count ?? us.length > 0,
    'must have a weight, a volume, spoons or a count',
  );
const rising = <Shape extends z.ZodObject<{ low: z.ZodNumber; high: z.ZodNumber }>>(shape: Shape) =>
  shape.refine(({ low, high }) => Number(low) <= Number(high), 'must not fall');
const time = rising(
  z.strictObject({
    is: z.literal('time'),
    low: z.number().min(0),
    high: z.number().min(0),
    timer: z.boolean(),
  }),
);
const value = z.union([
  amount,
  time,
  z.strictObject({
    is: z.enum(['oven', 'inside', 'oil', 'heat']),
    celsius: z.number(),
    fahrenheit: z.number(),
  }),
  z.strictObject({ is: z.literal('length'), centimeters: positive, inches: positive }),
  rising(z.strictObject({ is: z.literal('number'), low: z.number(), high: z.number() })),
]);
const values = z.record(z.string().regex(/^[a-z]\w*$/i), value);

const ingredient = z.strictObject({
  food: z.enum(Object.keys(PANTRY) as [PantryId, ...PantryId[]]),
  amount: amount.optional(),
  fill: z.enum(FILLS).optional(),
  piece: z.enum(PIECE_IDS).optional(),
  eaten: z.number().min(0).max(1).optional(),
  fixed: z.literal(true).optional(),
  values: values.optional(),
});

const depth = positive;
const pan = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.enum(['round', 'ring']), diameter: positive, depth }),
  z.strictObject({ shape: z.literal('square'), side: positive, depth }),
  z.strictObject({
    shape: z.enum(['rectangular', 'loaf', 'oval']),
    length: positive,
    width: positive,
    depth,
  }),
]);

const common = {
  image: z.url({ protocol: /^https$/ }),
  ingredients: z.record(z.string(), ingredient),
  steps: z.array(values).min(1),
  description: values.optional(),
  pan: z
    .strictObject({ pan, count: z.int().min(1), holds: z.enum(['liquid', 'layer']).optional() })
    .optional(),
  lowCarb: z.literal(true).optional(),
  preserved: z.literal(true).optional(),
};
const guided = { ...common, tips: z.array(values).min(1) };
const servings = z.int().min(1).max(MAX_SERVINGS);
const difficulty = z.enum(DIFFICULTIES);
const simple = difficulty.exclude(['Intermediate']);
const figure = z.number().min(0);
const nutrition = { calories: figure, protein: figure, carbs: figure, fat: figure };
const nutritionInfo = z.strictObject({ ...nutrition, fiber: figure.optional() }).optional();
const twoTimes = { preparationTime: time, cookingTime: time };

/** The schema of a recipe's facts; unknown fields are errors. */
export const recipeFacts = z.discriminatedUnion('collection', [
  z.strictObject({
    collection: z.literal('general'),
    ...common,
    time,
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
    timeToMake: time,
    difficulty,
  }),
  z.strictObject({
    collection: z.literal('indian-pickle'),
    ...guided,
    prepTime: time,
    fermentationTime: time,
    shelfLife: values,
  }),
  z.strictObject({
    collection: z.literal('chicken-tender'),
    ...guided,
    cookTime: time,
    servings,
    difficulty,
    nutritionInfo,
  }),
  z.strictObject({
    collection: z.literal('vegan'),
    ...guided,
    ...twoTimes,
    servings,
    nutritionInfo: z.strictObject({ ...nutrition, fiber: figure }).optional(),
  }),
  z.strictObject({
    collection: z.literal('mocktail'),
    ...guided,
    preparationTime: time,
    difficulty: simple,
    servings,
  }),
]);

/** The schema of a recipe's words; that they fit the facts, the compiler and `joinRecipe` check. */
export const recipeWords = z.strictObject({
  title: text,
  alt: text,
  description: text,
  ingredients: z.record(z.string(), z.union([text, z.strictObject({ one: text, other: text })])),
  steps: texts,
  cuisine: text.optional(),
  origin: text.optional(),
  shelfLife: text.optional(),
  tips: texts.optional(),
  tags: texts.optional(),
  garnish: texts.optional(),
  glassware: text.optional(),
});

/** Words as they are read, of a recipe of any collection. */
export type ReadWords = z.infer<typeof recipeWords>;
