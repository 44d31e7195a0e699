import { statedNutrition } from '@gramwise/engine/nutrition/ownNutrition.ts';
import { allergensOf } from '@gramwise/engine/recipes/allergensOf.ts';
import { cautionsOf } from '@gramwise/engine/recipes/cautions.ts';
import { dietsOf } from '@gramwise/engine/recipes/dietsOf.ts';
import {
  hasFiber,
  hasNutrition,
  type Ingredient,
  type Nutrition,
  type RecipeFacts,
} from '@gramwise/engine/recipes/facts.ts';
import { isLiquid } from '@gramwise/engine/recipes/pantry.ts';
import type { IngredientLine, Recipe, Text } from '@gramwise/engine/recipes/recipe.ts';
import type { Values } from '@gramwise/engine/recipes/values.ts';
import { gramsPerPiece, ingredientDensity } from '@gramwise/engine/recipes/weights.ts';
import type { RecipeWords } from './words.ts';

/** The items that only one of two lists has. */
const difference = (a: Iterable<string>, b: Iterable<string>) => {
  const [first, second] = [new Set(a), new Set(b)];
  return [...first, ...second].filter((item) => first.has(item) !== second.has(item));
};

/** Joins a text with the values of its placeholders. Throws if they are not the same. */
function joinText(text: string, values: Values = {}): Text {
  const known = Object.keys(values);
  const wrong = difference(
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    known,
  );
  if (wrong.length > 0) throw new Error(`{${wrong.join('}, {')}} of "${text.slice(0, 60)}"`);
  return known.length === 0 ? { text } : { text, values };
}

function joinTexts(list: readonly Values[], texts: readonly string[] = []): Text[] {
  if (list.length !== texts.length) throw new Error(`${texts.length} texts for ${list.length} in the facts`);
  return list.map((values, index) => joinText(texts[index] ?? '', values));
}

function joinIngredient(key: string, ingredient: Ingredient, name: IngredientLine['name']): IngredientLine {
  const { food, amount, fixed, values } = ingredient;
  for (const form of typeof name === 'string' ? [name] : [name.one, name.other]) joinText(form, values);
  const grams = { density: ingredientDensity(ingredient), gramsEach: gramsPerPiece(ingredient) };
  return {
    key,
    food,
    name,
    ...(amount && { amount }),
    ...(fixed && { fixed }),
    ...(values && { values }),
    ...(isLiquid(food) && { liquid: true as const }),
    ...(grams.density !== undefined && { density: grams.density }),
    ...(grams.gramsEach !== undefined && { gramsEach: grams.gramsEach }),
  };
}

function joinIngredients(
  facts: RecipeFacts['ingredients'],
  words: RecipeWords['ingredients'],
): IngredientLine[] {
  const wrong = difference(Object.keys(facts), Object.keys(words));
  if (wrong.length > 0) throw new Error(`The ingredients ${wrong.join(', ')}`);
  return Object.entries(facts).map(([key, ingredient]) => joinIngredient(key, ingredient, words[key] ?? ''));
}

/** The steps with those in place that metric kitchens take instead. */
function joinMetric({ metric, steps }: RecipeFacts, words: RecipeWords): Recipe['metric'] {
  const { metricSteps = {} } = words;
  const wrong = difference(Object.keys(metric?.steps ?? {}), Object.keys(metricSteps));
  if (wrong.length > 0) throw new Error(`The metric steps ${wrong.join(', ')}`);
  if (!metric) return undefined;
  const values = steps.map((usual, index) => metric.steps[index] ?? usual);
  const texts = words.steps.map((usual, index) => metricSteps[index] ?? usual);
  return { pan: metric.pan, times: metric.times, steps: joinTexts(values, texts) };
}

/** The nutrition of a serving, if its foods have figures. */
function nutrition(facts: RecipeFacts): Nutrition | undefined {
  const stated = hasNutrition(facts.collection) ? statedNutrition(facts) : null;
  if (!stated || hasFiber(facts.collection)) return stated ?? undefined;
  const { fiber: _, ...others } = stated;
  return others;
}

/** A recipe in one language. Throws an error that says what does not fit if facts and words differ. */
export function joinRecipe(id: string, facts: RecipeFacts, words: RecipeWords): Recipe {
  const {
    description,
    ingredients,
    steps,
    metric: _,
    tips = [],
    shelfLife,
    servings = null,
    lowCarb,
    ...shown
  } = facts;
  const { tags = [], garnish = [], shelfLife: keeps, metricSteps: _steps, ...said } = words;
  const metric = joinMetric(facts, words);
  const perServing = nutrition(facts);
  const foods = Object.values(ingredients).map(({ food }) => food);
  return {
    id,
    ...shown,
    ...said,
    description: joinText(words.description, description),
    ingredients: joinIngredients(ingredients, words.ingredients),
    steps: joinTexts(steps, words.steps),
    ...(metric && { metric }),
    tips: joinTexts(tips, words.tips),
    tags,
    garnish,
    servings,
    diets: dietsOf(foods, lowCarb ?? false),
    allergens: allergensOf(foods),
    cautions: cautionsOf(facts),
    ...(perServing && { nutrition: perServing }),
    ...(facts.collection === 'indian-pickle' && { preserved: true as const }),
    ...(keeps !== undefined && { shelfLife: joinText(keeps, shelfLife) }),
  };
}
