import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { ok } from '@gramwise/engine/result.ts';
import { textLine } from '@gramwise/engine/text/line/textLine.ts';
import { toldCountry } from '@gramwise/engine/text/recipe/guessCountry.ts';
import type { Language } from '#catalogs/languages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';
import { NO_FOOD } from '../reading/lineChoices.ts';
import type { ReadRequest, ReadResult } from '../reading/readPasted.ts';
import type { ShownLine } from '../reading/shownLine.ts';
import type { RecipeSource } from './source.ts';
import { type Target, targetFor } from './target.ts';
import { translateLine } from './translateLine.ts';
import { readWordsOf } from './words.ts';

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
function foodOf({ row, reading }: ShownLine, { choices }: ReadRequest['settings']): string | null {
  const chosen = choices[row]?.food;
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
  { settings, page }: ReadRequest,
  foods: { recipe: FoodList; page: FoodList },
): Translation {
  const pack = RECIPE_LANGUAGES[recipe.language];
  const lexicon = lexiconOf(pack.line);
  const country = settings.country || toldCountry(settings.text, pack);
  const sizes = { ...measureSizesIn(recipe.country), cup: recipe.cup, tbsp: recipe.tablespoon };
  return {
    source: {
      language: recipe.language,
      lexicon,
      words: readWordsOf(recipe.language),
      names: namesIn(foods.recipe, lexicon, country),
      listed: new Map(foods.recipe.map(({ id, name }) => [id, name])),
      writing: RECIPE_LANGUAGES[page].line.writing,
    },
    target: targetFor(page, foods.page, sizes),
    converted: targetFor(page, foods.page, {}),
    settings,
  };
}

/** A recipe with its ingredients in the language of the page; null as long as the foods of one of the two are missing. */
export function translateRecipe(
  result: ReadResult,
  request: ReadRequest,
  lists: ReadonlyMap<Language, FoodList>,
): ReadResult | null {
  if (!result.ok) return null;
  const foods = { recipe: lists.get(result.value.language), page: lists.get(request.page) };
  if (!foods.recipe || !foods.page) return null;
  const translation = translationOf(result.value, request, { recipe: foods.recipe, page: foods.page });
  return ok({
    ...result.value,
    shownIn: request.page,
    ingredients: result.value.ingredients.map((line) => shownIn(line, translation)),
  });
}
