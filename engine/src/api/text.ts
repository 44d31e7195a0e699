import { ownDensity } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { sizesIn } from '../kitchens/measureMeaning.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconIn } from '../language/packIndex.ts';
import { convertLine } from '../recipeText/convertLine.ts';
import { convertText } from '../recipeText/convertText.ts';
import { findLanguage } from '../recipeText/findLanguage.ts';
import { type FoodFinder, finderFor } from '../recipeText/foodFinder.ts';
import { guessKitchen } from '../recipeText/guessKitchen.ts';
import type { LineFood, LineOptions } from '../recipeText/lineTarget.ts';
import { readLine as readTextLine } from '../recipeText/readLine.ts';
import { type RecipeText, type RecipeTextError, readRecipe as readText } from '../recipeText/readRecipe.ts';
import { isNutrition } from '../recipeText/recipeLine.ts';
import { servesOf } from '../recipeText/servesOf.ts';
import { withoutStars } from '../recipeText/withoutStars.ts';
import { fail, ok, type Result } from '../result.ts';
import { isMeasure, MEASURE_UNITS } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import type { FoodList } from './foodList.ts';
import { type KitchenOrCountry, kitchenOf } from './kitchen.ts';
import type {
  ConvertedRecipe,
  ConvertedRecipeLine,
  LineQuantity,
  ReadIngredientLine,
  Recipe,
  RecipeLine,
} from './recipe.ts';
import { type FoundInLine, takenIn } from './taken.ts';

export type { LanguagePack } from '../language/languagePack.ts';
export type { LineFood } from '../recipeText/lineTarget.ts';
export type { Result } from '../result.ts';
export type { FoodList } from './foodList.ts';
export {
  type FileError,
  type HtmlElement,
  type HtmlPage,
  type ImportOptions,
  importFile,
  importPage,
  type ParseHtml,
} from './import.ts';
export type { Kitchen, KitchenOrCountry } from './kitchen.ts';
export type {
  ConvertedRecipe,
  ConvertedRecipeLine,
  LineQuantity,
  ReadIngredientLine,
  Recipe,
  RecipeLine,
  Span,
  Taken,
} from './recipe.ts';

/**
 * Reads one ingredient line in a language: `2 1/2 cups (300 g) flour, sifted`. Any text gives a line; prose and lines
 * above 1,000 characters give one without a quantity. Cups, spoons, pints and the like come as the US units, because
 * only a recipe tells its country: `readRecipe` knows it.
 */
export function readLine(text: string, language: LanguagePack): ReadIngredientLine {
  const { heading, amounts, food, parts } = readTextLine(text, lexiconIn(language));
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

/** What `readRecipe` may use. */
export interface ReadRecipeOptions {
  /** The languages it may be in; with several, its own is found by its words, and the first stands for a tie. */
  languages: readonly LanguagePack[];
  /** The foods of these languages; without those of the recipe's own, volumes stay volumes and nothing is weighed. */
  foods?: FoodList | readonly FoodList[];
  /** Whose cups and spoons it means; left out, as its words tell. */
  country?: CountryId;
}

/** Dropped with the list by whoever holds it. */
const finders = new WeakMap<FoodList, FoodFinder>();

function finderIn(list: FoodList, pack: LanguagePack): FoodFinder {
  const known = finders.get(list) ?? finderFor(lexiconIn(pack), list.foods);
  finders.set(list, known);
  return known;
}

interface Reading {
  pack: LanguagePack;
  list: FoodList | undefined;
  sizes: ReturnType<typeof sizesIn>;
}

function recipeLine({ kind, row, section, text }: RecipeText['lines'][number], reading: Reading): RecipeLine {
  const line = { kind, row, section, text, food: null, takes: null };
  if (kind !== 'ingredient' || isNutrition(text, section)) return line;
  const { pack, list } = reading;
  const read = readTextLine(text, lexiconIn(pack));
  if (read.heading) return { ...line, kind: 'heading' };
  const found = list && read.amounts.length > 0 ? finderIn(list, pack).inLine(text, read) : null;
  const food: FoundInLine | null = found
    ? { found, listed: list?.foods.find(({ id }) => id === found.id) }
    : null;
  return { ...line, food: found, takes: takenIn(text, read, food, reading) };
}

/**
 * Reads a recipe as people paste it, with or without headings: its language, its country, and for each line what it is
 * and, for ingredients, which food it takes and how much. Takes linear time.
 *
 * Errors: 'no-language' for an empty list of languages; 'empty'; 'too-long' above 200,000 characters;
 * 'too-many-lines' above 2,000; 'not-text' for binary data.
 */
export function readRecipe(
  text: string,
  { languages, foods = [], country }: ReadRecipeOptions,
): Result<Recipe, RecipeTextError | 'no-language'> {
  const [first] = languages;
  if (!first) return fail('no-language');
  const code = findLanguage(text, first.code, languages.map(lexiconIn));
  const pack = languages.find((one) => one.code === code) ?? first;
  const read = readText(text, pack.code, pack.code);
  if (!read.ok) return fail(read.code);
  const from = country ?? guessKitchen(text, pack.code);
  const list = [foods].flat().find(({ language }) => language === pack.code);
  const reading: Reading = { pack, list, sizes: sizesIn(from) };
  const { title, yield: yields, times, lines } = read.value;
  return ok({
    language: pack,
    country: from,
    title,
    yield: yields,
    servings: servesOf(read.value),
    times,
    factor: 1,
    lines: lines.map((line) => recipeLine(line, reading)),
  });
}

/** What a recipe is to become. */
export interface ConvertRecipeOptions {
  /** Grams and milliliters; or cups, spoons, ounces and degrees Fahrenheit; or as written, to scale it only. */
  to: 'metric' | 'us' | 'written';
  /** The cook's kitchen or country, for the size of a tablespoon and own weights of cups. */
  kitchen: KitchenOrCountry;
}

/** A heading inside a part; those that start one, such as `Ingredients`, are not shown. */
const isShownHeading = (line: RecipeLine, before: RecipeLine | undefined) =>
  line.section === (before?.section ?? null);

/** The kind of a line that is shown; null for the others. */
function shownKind(line: RecipeLine, before: RecipeLine | undefined): ConvertedRecipeLine['kind'] | null {
  const { kind } = line;
  if (kind === 'heading') return isShownHeading(line, before) ? kind : null;
  return kind === 'ingredient' || kind === 'step' || kind === 'note' ? kind : null;
}

type Converting = Omit<LineOptions, 'foodOf'> & {
  code: LanguagePack['code'];
  own: (id: string) => number | null;
};

/** The line's food, with the cook's own figure if there is one. */
function foodFor({ food }: RecipeLine, own: Converting['own']): LineFood | null {
  const density = food && own(food.id);
  return food && density !== null ? { id: food.id, liquid: food.liquid, density, own: true } : food;
}

function convertedLine(
  line: RecipeLine,
  kind: ConvertedRecipeLine['kind'],
  { code, own, ...options }: Converting,
): ConvertedRecipeLine {
  const { row, section, text } = line;
  const plain = { kind, row, section, original: text, kept: false, range: null };
  if (kind === 'heading' || isNutrition(text, section)) return { ...plain, text: withoutStars(text) };
  if (kind !== 'ingredient') return { ...plain, text: withoutStars(convertText(text, code, options)) };
  const converted = convertLine(text, code, { ...options, foodOf: () => foodFor(line, own) });
  return {
    ...plain,
    text: withoutStars(converted.text),
    kept: converted.unread,
    range: converted.range,
  };
}

/**
 * A recipe in another kitchen's units, scaled by its factor and rounded to what a scale, a jug or spoons can show; the
 * words stay as they are. Volumes of foods that cooks weigh become grams by published weights; oven temperatures and
 * lengths follow, times never change. What cannot be read stays as written and is `kept`: no number is made up.
 */
export function convertRecipe(recipe: Recipe, { to, kitchen }: ConvertRecipeOptions): ConvertedRecipe {
  const { language, country, factor, title, servings, lines } = recipe;
  const cook = kitchenOf(kitchen);
  const converting: Converting = {
    code: language.code,
    system: to,
    factor,
    sizes: sizesIn(country),
    tablespoon: UNITS[cook.tablespoon].size,
    own: (id) => ownDensity(cook, id),
  };
  return {
    language,
    title,
    servings: servings === null ? null : Math.round(servings * factor * 100) / 100,
    lines: lines.flatMap((line, index) => {
      const kind = shownKind(line, lines[index - 1]);
      return kind ? convertedLine(line, kind, converting) : [];
    }),
  };
}
