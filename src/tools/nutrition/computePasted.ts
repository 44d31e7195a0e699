import { withChosenFoods, withoutLines } from '@gramwise/engine/api/chosenFoods.ts';
import { nutrientsOf } from '@gramwise/engine/api/foods.ts';
import { calculateNutrition, type RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import { readRecipe } from '@gramwise/engine/api/text.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { LanguagePack } from '@gramwise/engine/language/languagePack.ts';
import { sharePerServing, timesAll } from '@gramwise/engine/nutrition/sumNutrition.ts';
import type { CountedRecipe, PastedRecipe } from './pastedRecipe.ts';

/** The nutrition of a recipe as it is shown: a serving stays the same where servings grow with what is in them. */
function scaledNutrition(
  nutrition: RecipeNutrition,
  { factor, serves }: Pick<PastedRecipe, 'factor' | 'serves'>,
): RecipeNutrition {
  if (factor === 1) return nutrition;
  const total = timesAll(nutrition.total, factor);
  return {
    ...nutrition,
    total,
    grams: nutrition.grams * factor,
    perServing: nutrition.perServing && serves && sharePerServing(total, serves.low, serves.high),
  };
}

/** What the recipes of a language are counted with. */
interface Known {
  pack: LanguagePack;
  foods: FoodList;
}

/** Counts a pasted recipe without the lines in `leftOut`. */
export function countPasted(
  { text, language, country, chosen, ...shown }: PastedRecipe,
  { pack, foods }: Known,
  leftOut: ReadonlySet<string>,
): CountedRecipe {
  const list = { language, words: pack.line, foods };
  const read = readRecipe(text, { languages: [pack], foods: list, ...(country && { country }) });
  if (!read.ok) return { nutrition: null, lines: [] };
  const recipe = withChosenFoods(read.value, chosen);
  const nutrition = calculateNutrition(withoutLines(recipe, leftOut), nutrientsOf);
  return {
    nutrition: nutrition && scaledNutrition(nutrition, shown),
    lines: recipe.lines.flatMap(({ kind, id, text }) => (kind === 'ingredient' ? [{ id, text }] : [])),
  };
}
