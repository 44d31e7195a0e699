import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import type { RecipeMessages } from '../messages.ts';
import { formatIngredientLine, type ShownRecipe } from '../text/recipeText.ts';

/** A recipe as text to paste into a message or a note, as shown. */
export function formatPlainText(
  language: Language,
  messages: RecipeMessages,
  recipe: Recipe,
  { shown, servings, url }: { shown: ShownRecipe; servings: number | null; url: string },
): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines];
  return normalizeSpaces(
    [
      recipe.title,
      ...(servings === null
        ? []
        : [`${messages.facts.servings}${colon(language)}${formatNumber(language, servings, 0, 1)}`]),
      ...section(messages.ingredients, shown.ingredients.map(formatIngredientLine)),
      ...section(messages.garnish, recipe.garnish),
      ...section(
        messages.instructions,
        shown.steps.map((step, index) => `${index + 1}. ${step}`),
      ),
      ...section(messages.tips, shown.tips),
      ...section(messages.cautions, shown.cautions),
      '',
      `${messages.save.source}${colon(language)}${url}`,
      '',
    ].join('\n'),
  );
}
