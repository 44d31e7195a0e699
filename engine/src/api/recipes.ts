import { schemaNutrition } from '../nutrition/schemaNutrition.ts';
import type { ExportedRecipe } from '../recipes/exportedRecipe.ts';
import { formatRecipe } from '../recipes/formatRecipe.ts';
import { notesLast } from '../recipes/notesLast.ts';
import { fail, ok, type Result } from '../result.ts';
import { toCooklangFile, toSchemaRecipe } from '../text/files/convertedFiles.ts';
import type { Nutrients } from './foods.ts';
import { calculateNutrition, type RecipeNutrition } from './nutrition.ts';
import type { ConvertedRecipe, Recipe } from './recipe.ts';

export type { RecipeYield, StatedTimes } from '../recipes/exportedRecipe.ts';
export type { ScaleHint } from '../recipes/scaleHints.ts';
export type { Result } from '../result.ts';
export type { Nutrients } from './foods.ts';
export type {
  Figure,
  NutritionFigure,
  NutritionFigures,
  RecipeNutrition,
  UncountedLine,
  UncountedReason,
} from './nutrition.ts';
export type { ConvertedRecipe, ConvertedRecipeLine, Recipe, RecipeLine } from './recipe.ts';
export { scalingHints } from './scalingHints.ts';

/** The number of servings to scale to, or a factor. Both above 0. */
export type Scaling = { servings: number } | { factor: number };

/** Nobody cooks more than a thousand times a recipe. */
const MAX_FACTOR = 1000;

/**
 * Scales a recipe. The amounts are multiplied when `convertRecipe` writes it; times, temperatures and pans
 * are not. The factor applies to the recipe as written, so scaling twice does not multiply.
 *
 * Errors: 'no-servings' for a number of servings where the recipe does not say how many it serves; 'invalid-numbers'
 * unless the number is above 0 and the factor at most 1000.
 */
export function scale(recipe: Recipe, to: Scaling): Result<Recipe, 'no-servings' | 'invalid-numbers'> {
  if ('servings' in to && recipe.servings === null) return fail('no-servings');
  const factor = 'factor' in to ? to.factor : to.servings / (recipe.servings ?? 1);
  return factor > 0 && factor <= MAX_FACTOR ? ok({ ...recipe, factor }) : fail('invalid-numbers');
}

/**
 * The nutrition of a recipe as written: each ingredient's grams without peel and bone times its nutrients per 100 g, in
 * all, per serving and per 100 g of what is counted. Raw weights, since cooking mostly moves water; what a recipe
 * measures cooked counts as cooked. Of a bath of fat only what food takes up counts, nothing of a brine, and cans of
 * beans count drained; fat without an amount counts as recipes that measure it have. Of a range of servings, the middle counts. `low` and `high` follow from ranges of
 * amounts (`2-3 cups`) and weights, from what may be left out, from what is not counted, and from 20 % that foods may
 * differ by. `nutrients` is `nutrientsOf` of `@gramwise/engine/foods`, or a table of your own. Lines that could not be
 * counted are listed with the reason. With `isEnough` false, show `low` as a lower bound and no other figure.
 *
 * Error: 'nothing-known' if no line could be counted.
 */
export function nutritionOf(
  recipe: Recipe,
  nutrients: (food: string) => Result<Nutrients, string>,
): Result<RecipeNutrition, 'nothing-known'> {
  const found = calculateNutrition(recipe, nutrients);
  return found ? ok(found) : fail('nothing-known');
}

function exportedRecipe({ language, title, makes, minutes, lines }: ConvertedRecipe): ExportedRecipe {
  const isStep = ({ section, kind }: ConvertedRecipe['lines'][number]) =>
    kind !== 'ingredient' && (kind !== 'heading' || section === 'steps' || section === 'notes');
  return {
    language: language.code,
    title,
    makes,
    times: minutes,
    factor: 1,
    ingredients: lines.filter((line) => !isStep(line)),
    steps: notesLast(lines.filter(isStep)),
  };
}

const titlesOf = ({
  language: {
    recipe: { headings },
  },
}: ConvertedRecipe) => ({
  ingredients: headings.ingredients,
  instructions: headings.steps,
});

/**
 * A converted recipe as schema.org/Recipe data (JSON-LD), which recipe managers and search engines read; with its
 * nutrition per serving, if given and known well enough.
 */
export const toSchemaOrg = (
  recipe: ConvertedRecipe,
  nutrition?: RecipeNutrition,
): Record<string, unknown> => {
  const information = nutrition && schemaNutrition(nutrition);
  return {
    ...toSchemaRecipe(exportedRecipe(recipe), titlesOf(recipe)),
    ...(information && { nutrition: information }),
  };
};

/** A converted recipe as a Cooklang file (cooklang.org/docs/spec); each heading starts a section. */
export const toCooklang = (recipe: ConvertedRecipe): string =>
  toCooklangFile(exportedRecipe(recipe), titlesOf(recipe), recipe.language.line);

/** A converted recipe as plain text, under headings in its own language. */
export const toText = (recipe: ConvertedRecipe): string =>
  formatRecipe(exportedRecipe(recipe), titlesOf(recipe));
