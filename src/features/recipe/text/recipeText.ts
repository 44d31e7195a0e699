import type { IngredientLine, Recipe, Text } from '@gramwise/engine/recipes/recipe.ts';
import { recipeIn } from '@gramwise/engine/recipes/recipeIn.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectFractionForm } from '#format/format.ts';
import type { RecipeTextMessages } from '../messages.ts';
import { formatAmount, formatScaleGrams } from './amountText.ts';
import { bakedIn, type RecipeTextView } from './textView.ts';
import { formatValue } from './valueText.ts';

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

/** Fills in a text's values. */
export function fillText(
  language: Language,
  messages: RecipeTextMessages,
  { text, values = {} }: Text,
  view: RecipeTextView,
): string {
  const written = Object.entries(values).map(
    ([name, value]) => [name, formatValue(language, messages, value, view)] as const,
  );
  return fill(text as '', Object.fromEntries(written));
}

/** An ingredient's amount and name. Nobody halves an egg by eye, so a fraction of a piece comes with its weight. */
function formatIngredient(
  language: Language,
  messages: RecipeTextMessages,
  line: IngredientLine,
  view: RecipeTextView,
): ShownIngredient {
  const { amount, name, values, gramsEach } = line;
  const lineView = line.fixed ? { ...view, factor: 1 } : view;
  const pieces = amount?.count === undefined ? 1 : (amount.to ?? amount.count) * lineView.factor;
  // The noun agrees with the shown number: 1.05 onions are `1 onion`.
  const words =
    typeof name === 'string' ? name : selectFractionForm(language, roundToKitchenFraction(pieces), name);
  const text = fillText(language, messages, { text: words, ...(values && { values }) }, lineView);
  if (!amount) return { amount: '', name: text };
  const whole = Number.isInteger(roundToKitchenFraction(pieces)) || gramsEach === undefined;
  return {
    amount: formatAmount(language, messages, amount, line, lineView),
    name: whole ? text : `${text} (${formatScaleGrams(language, messages, gramsEach * pieces)})`,
  };
}

/** Formats all texts of a recipe for a view. */
export function formatRecipe(
  language: Language,
  messages: RecipeTextMessages,
  recipe: Recipe,
  view: RecipeTextView,
): ShownRecipe {
  const write = (text: Text) => fillText(language, messages, text, view);
  return {
    description: write(recipe.description),
    ingredients: recipe.ingredients.map((line) => formatIngredient(language, messages, line, view)),
    steps: recipeIn(recipe, bakedIn(view)).steps.map(write),
    tips: recipe.tips.map(write),
    cautions: recipe.cautions.map((caution) => messages.cautions[caution]),
    shelfLife: recipe.shelfLife ? write(recipe.shelfLife) : '',
  };
}

/** An ingredient in one line. */
export const formatIngredientLine = ({ amount, name }: ShownIngredient) =>
  amount ? `${amount} ${name}` : name;
