import type { IngredientLine, Recipe, Text } from '@gramwise/engine/recipes/recipe.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectFractionForm } from '#format/format.ts';
import type { RecipeTextMessages } from '../messages.ts';
import { amountText, scaleGramsText } from './amountText.ts';
import type { RecipeTextView } from './textView.ts';
import { valueText } from './valueText.ts';

/** An ingredient's amount, '' if it has none, and what follows it. */
export interface ShownIngredient {
  amount: string;
  name: string;
}

/** A recipe's texts with all numbers in place. */
export interface ShownRecipe {
  description: string;
  ingredients: readonly ShownIngredient[];
  steps: readonly string[];
  tips: readonly string[];
  cautions: readonly string[];
  shelfLife: string;
}

/** A text with its values in place. */
export function filledText(
  language: Language,
  messages: RecipeTextMessages,
  { text, values = {} }: Text,
  view: RecipeTextView,
): string {
  const written = Object.entries(values).map(
    ([name, value]) => [name, valueText(language, messages, value, view)] as const,
  );
  return fill(text as '', Object.fromEntries(written));
}

/** Nobody halves an egg by eye, so a fraction of one comes with its weight. */
function ingredientText(
  language: Language,
  messages: RecipeTextMessages,
  line: IngredientLine,
  view: RecipeTextView,
): ShownIngredient {
  const { amount, name, values, gramsEach } = line;
  const own = line.fixed ? { ...view, factor: 1 } : view;
  const things = amount?.count === undefined ? 1 : (amount.to ?? amount.count) * own.factor;
  // The words agree with the shown number: 1.05 onions are `1 onion`.
  const words =
    typeof name === 'string' ? name : selectFractionForm(language, roundToKitchenFraction(things), name);
  const text = filledText(language, messages, { text: words, ...(values && { values }) }, own);
  if (!amount) return { amount: '', name: text };
  const whole = Number.isInteger(roundToKitchenFraction(things)) || gramsEach === undefined;
  return {
    amount: amountText(language, messages, amount, line, own),
    name: whole ? text : `${text} (${scaleGramsText(language, messages, gramsEach * things)})`,
  };
}

/** A recipe as a cook sees it. */
export function shownRecipe(
  language: Language,
  messages: RecipeTextMessages,
  recipe: Recipe,
  view: RecipeTextView,
): ShownRecipe {
  const write = (text: Text) => filledText(language, messages, text, view);
  return {
    description: write(recipe.description),
    ingredients: recipe.ingredients.map((line) => ingredientText(language, messages, line, view)),
    steps: recipe.steps.map(write),
    tips: recipe.tips.map(write),
    cautions: recipe.cautions.map((caution) => messages.cautions[caution]),
    shelfLife: recipe.shelfLife ? write(recipe.shelfLife) : '',
  };
}

/** An ingredient in one line. */
export const lineText = ({ amount, name }: ShownIngredient) => (amount ? `${amount} ${name}` : name);
