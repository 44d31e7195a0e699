import type { FoodList } from '../foods/lists/foodList.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { fail, ok, type Result } from '../result.ts';
import { decodeEntities } from '../text/decodeEntities.ts';
import { readLine as readTextLine } from '../text/line/readLine.ts';
import {
  type RecipeText,
  type RecipeTextError,
  readRecipe as readPasted,
} from '../text/recipe/readRecipe.ts';
import { isNutritionLine } from '../text/recipe/recipeLine.ts';
import { isMeasure, MEASURE_UNITS } from '../units/measureWords.ts';
import { rememberSource } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import type { LineQuantity, ReadIngredientLine, Recipe, RecipeLine } from './recipe.ts';
import { type LineFoodMatch, requiredQuantityOf } from './requiredQuantity.ts';

export type { FoodList } from '../foods/lists/foodList.ts';
export type { LanguagePack } from '../language/languagePack.ts';
export type { Result } from '../result.ts';
export type { LineFood } from '../text/convert/lineTarget.ts';
export { type ConvertRecipeOptions, convertRecipe } from './convertRecipe.ts';
export {
  type FileError,
  type FileImportOptions,
  type HtmlElement,
  type HtmlPage,
  type ImportedRecipe,
  type ImportedRecipes,
  type ImportFileError,
  type ImportOptions,
  importFile,
  importPage,
  importRecipes,
  type ParseHtml,
  type ReadZip,
} from './import.ts';
export type { Kitchen, KitchenOrCountry } from './kitchen.ts';
export type {
  ConvertedRecipe,
  ConvertedRecipeLine,
  LineQuantity,
  ReadIngredientLine,
  Recipe,
  RecipeLine,
  RequiredQuantity as Taken,
  Span,
} from './recipe.ts';

/**
 * Reads one ingredient line in a language: `2 1/2 cups (300 g) flour, sifted`. Any text gives a line; prose and lines
 * above 1,000 characters give one without a quantity. Cups, spoons, pints and the like are returned as US units,
 * because only a whole recipe tells its country: `readRecipe` detects it.
 */
export function readLine(written: string, language: LanguagePack): ReadIngredientLine {
  const text = decodeEntities(written);
  const { heading, amounts, food, parts } = readTextLine(text, lexiconOf(language.line));
  const all = amounts.map(({ start, end, role, values, unit }): LineQuantity => {
    const measure = isMeasure(unit) ? MEASURE_UNITS[unit].usual : null;
    return {
      lowest: values[0] ?? 0,
      highest: values.at(-1) ?? 0,
      unit: measure,
      counted: measure === null ? unit : null,
      role,
      text: text.slice(start, end),
    };
  });
  const main = all.find(({ role }) => role === 'main');
  const preparation = parts.filter(({ kind }) => kind === 'preparation');
  return {
    heading,
    quantity: main ? { lowest: main.lowest, highest: main.highest } : null,
    unit: main?.unit ?? null,
    counted: main?.counted ?? null,
    food,
    preparation: preparation.map(({ start, end }) => text.slice(start, end).trim()).join(', '),
    amounts: all,
  };
}

/** Options of `readRecipe`. */
export interface ReadRecipeOptions {
  /** The languages it may be in. Among several, the language is detected by its words; the first wins a tie. */
  languages: readonly LanguagePack[];
  /** The foods of these languages. Without those of the recipe's language, volumes stay volumes. */
  foods?: FoodList | readonly FoodList[];
  /** The country whose cups and spoons it uses; detected from its words by default. */
  country?: CountryId;
}

interface Reading {
  pack: LanguagePack;
  country: CountryId;
  list: FoodList | undefined;
  toldCountry: CountryId | null;
  sizes: ReturnType<typeof measureSizesIn>;
}

function recipeLine(read: RecipeText['lines'][number], reading: Reading) {
  const { kind, id, row, section, text, source } = read;
  const line: RecipeLine = { kind, id, row, section, text, food: null, requiredQuantity: null };
  if (kind !== 'ingredient' || isNutritionLine(text, section, source.lexicon))
    return rememberSource(line, source);
  const { list, toldCountry } = reading;
  const { heading, amounts } = source.read;
  if (heading) return rememberSource({ ...line, kind: 'heading' }, source);
  const finder = list && amounts.length > 0 ? finderForList(list, toldCountry) : null;
  const found = finder?.inLine(source) ?? null;
  const food: LineFoodMatch | null = found && {
    found,
    listed: list?.foods.find(({ id }) => id === found.id),
    shared: found.density === null ? (finder?.sharedInLine(source) ?? null) : null,
  };
  return rememberSource(
    { ...line, food: found, requiredQuantity: requiredQuantityOf(source, food, reading) },
    source,
  );
}

/**
 * Reads a pasted recipe, with or without headings: its language, its country, and for each line its kind
 * and, for ingredients, the food and how much of it. Takes linear time.
 *
 * Errors: 'no-language' for an empty list of languages; 'empty'; 'too-long' above 200,000 characters;
 * 'too-many-lines' above 2,000; 'not-text' for binary data.
 */
export function readRecipe(
  text: string,
  { languages, foods = [], country }: ReadRecipeOptions,
): Result<Recipe, RecipeTextError | 'no-language'> {
  const [first, ...more] = languages;
  if (!first) return fail('no-language');
  const read = readPasted(text, [first, ...more]);
  if (!read.ok) return fail(read.code);
  const pack = read.value.language;
  const stated = country ?? read.value.toldCountry;
  const from = stated ?? pack.line.country;
  const list = [foods].flat().find(({ language }) => language === pack.code);
  const reading: Reading = { pack, country: from, list, toldCountry: stated, sizes: measureSizesIn(from) };
  const { title, yield: yields, times, lines } = read.value;
  return ok({
    language: pack,
    country: from,
    toldCountry: stated,
    title,
    yield: yields,
    servings: read.value.makes?.low ?? null,
    times,
    makes: read.value.makes,
    minutes: read.value.stated,
    factor: 1,
    lines: lines.map((line) => recipeLine(line, reading)),
    foods: list ?? null,
  });
}
