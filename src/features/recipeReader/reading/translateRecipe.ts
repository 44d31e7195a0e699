import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { ok } from '@gramwise/engine/result.ts';
import { textLine } from '@gramwise/engine/text/line/textLine.ts';
import type { Language } from '#catalogs/languages.ts';
import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';
import type { RecipeSource } from '../translate/source.ts';
import { type Target, targetFor } from '../translate/target.ts';
import { translateLine } from '../translate/translateLine.ts';
import { foodFormsOf, readWordsOf } from '../translate/words.ts';
import type { ConvertedRecipe } from './convertRecipe.ts';
import { NO_FOOD } from './lineChoices.ts';
import type { ReadRequest, ReadResult } from './readPasted.ts';
import type { ShownLine } from './shownLine.ts';

/** What the lines of a recipe are translated with. */
interface Translation {
  source: RecipeSource;
  /** For lines as written, whose measures are the recipe's. */
  target: Target;
  /** For lines that were converted, whose measures are the usual ones. */
  converted: Target;
  settings: ReadRequest['settings'];
}

/** The food that a line is known to mean; null if none is. */
function foodOf({ id, reading }: ShownLine, { choices }: ReadRequest['settings']): string | null {
  const chosen = choices[id]?.food;
  return chosen === undefined || chosen === NO_FOOD ? (reading?.food?.id ?? null) : chosen;
}

/** A line in the language of the page. A heading is translated whole, or stays as written. */
function shownIn(line: ShownLine, { source, target, converted, settings }: Translation): ShownLine {
  if (line.unweighed === 'awaited') return line;
  const found = translateLine(
    { line: textLine(line.text, source.lexicon), food: foodOf(line, settings) },
    source,
    line.changed ? converted : target,
  );
  if (line.kind === 'heading' && !found.whole) return { ...line, parts: [{ text: line.text, kept: true }] };
  return { ...line, text: found.text, parts: found.parts };
}

function translationOf(
  recipe: ConvertedRecipe,
  {
    request,
    foods,
    file,
  }: { request: ReadRequest; foods: { recipe: FoodList; page: FoodList }; file: IngredientFile },
): Translation {
  const { settings, page } = request;
  const pack = RECIPE_LANGUAGES[recipe.language];
  const lexicon = lexiconOf(pack.line);
  const sizes = { ...measureSizesIn(recipe.country), cup: recipe.cup, tbsp: recipe.tablespoon };
  return {
    source: {
      language: recipe.language,
      lexicon,
      words: readWordsOf(file, recipe.language),
      forms: foodFormsOf(file, recipe.language),
      names: namesIn(foods.recipe, lexicon, recipe.toldCountry ?? request.kitchen.country),
      listed: new Map(foods.recipe.map(({ id, name }) => [id, name])),
      writing: RECIPE_LANGUAGES[page].line.writing,
    },
    target: targetFor(page, { foods: foods.page, file }, { sizes, country: recipe.country }),
    converted: targetFor(page, { foods: foods.page, file }, { sizes: {}, country: recipe.country }),
    settings,
  };
}

/** A recipe with its ingredients in the language of the page; null as long as the foods of one of the two are missing. */
export function translateRecipe(
  result: ReadResult,
  request: ReadRequest,
  { lists, file }: { lists: ReadonlyMap<Language, FoodList>; file: IngredientFile },
): ReadResult | null {
  if (!result.ok) return null;
  const foods = { recipe: lists.get(result.value.language), page: lists.get(request.page) };
  if (!foods.recipe || !foods.page) return null;
  const known = { recipe: foods.recipe, page: foods.page };
  const translation = translationOf(result.value, { request, foods: known, file });
  return ok({
    ...result.value,
    shownIn: request.page,
    ingredients: result.value.ingredients.map((line) => shownIn(line, translation)),
  });
}
