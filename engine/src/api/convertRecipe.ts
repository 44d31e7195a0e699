import { customDensity, type Kitchen } from '../kitchens/kitchen.ts';
import { countryWeighs, KITCHENS } from '../kitchens/kitchens.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { type Lexicon, lexiconOf } from '../language/lexicon.ts';
import { scaleYield } from '../recipes/exportedRecipe.ts';
import { convertLine } from '../text/convert/convertLine.ts';
import { convertSentence } from '../text/convert/convertText.ts';
import { findStepFood } from '../text/convert/findStepFood.ts';
import type { FoodFinder } from '../text/convert/foodFinder.ts';
import type { LineOptions } from '../text/convert/lineTarget.ts';
import type { AmountMention } from '../text/findings/figures.ts';
import { isNutritionLine } from '../text/recipe/recipeLine.ts';
import { stripEmphasis } from '../text/recipe/stripEmphasis.ts';
import { UNITS } from '../units/units.ts';
import { type KitchenOrCountry, resolveKitchen } from './kitchen.ts';
import { sourceOfLine } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import type { ConvertedRecipe, ConvertedRecipeLine, Recipe, RecipeLine } from './recipe.ts';

/** How to convert a recipe. */
export interface ConvertRecipeOptions {
  /** Grams and milliliters; cups, spoons, ounces and degrees Fahrenheit; or as written, to scale only. */
  to: 'metric' | 'us' | 'written';
  /** The cook's kitchen or country, for the size of a tablespoon, what a jug is marked in and custom cup weights. */
  kitchen: KitchenOrCountry;
}

/** Whether a heading is shown: only those within a section, not the ones that start it, such as `Ingredients`. */
const isShownHeading = (line: RecipeLine, before: RecipeLine | undefined) =>
  line.section === (before?.section ?? null);

/** The kind of a shown line; null if the line is not shown. */
function shownKind(line: RecipeLine, before: RecipeLine | undefined): ConvertedRecipeLine['kind'] | null {
  const { kind } = line;
  if (kind === 'heading') return isShownHeading(line, before) ? kind : null;
  return kind === 'ingredient' || kind === 'step' || kind === 'note' ? kind : null;
}

interface Converting {
  lexicon: Lexicon;
  options: LineOptions;
  /** Finds the food of an amount in a step, with the density used in the ingredient list. */
  stepFoodOf: LineOptions['foodOf'];
}

/** Finds foods, with the cook's custom cup weights replacing the published ones. */
function foodOfWith(finder: FoodFinder | null, kitchen: Kitchen): LineOptions['foodOf'] {
  return (line) => {
    const food = finder?.inLine(line) ?? null;
    const density = food && customDensity(kitchen, food.id);
    return food && density !== null ? { id: food.id, liquid: food.liquid, density, custom: true } : food;
  };
}

/** Foods that the ingredient list uses with different densities, so that a step does not tell which one is meant. */
function ambiguousFoods(lines: readonly RecipeLine[]): ReadonlySet<string> {
  const first = new Map<string, number | null>();
  const found = lines.flatMap(({ food }) => food ?? []);
  const differing = found.filter(({ id, density }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, density);
    return before !== undefined && before !== density;
  });
  return new Set(differing.map(({ id }) => id));
}

function convertedLine(
  line: RecipeLine,
  kind: ConvertedRecipeLine['kind'],
  { lexicon, options, stepFoodOf }: Converting,
): ConvertedRecipeLine {
  const { id, row, section, text } = line;
  const plain = { kind, id, row, section, original: text, kept: false, range: null };
  if (kind === 'heading' || isNutritionLine(text, section, lexicon))
    return { ...plain, text: stripEmphasis(text) };
  const source = sourceOfLine(line, lexicon);
  if (kind !== 'ingredient') {
    const foodAt = (mention: AmountMention) => findStepFood(source, mention, stepFoodOf);
    return { ...plain, text: stripEmphasis(convertSentence(source, { ...options, foodAt })) };
  }
  const converted = convertLine(source, options);
  return {
    ...plain,
    text: stripEmphasis(converted.text),
    kept: converted.unread,
    range: converted.range,
  };
}

/**
 * Converts a recipe to another kitchen's units, scaled by its factor and rounded to what a scale, a jug or spoons can
 * show. The words stay as they are. Volumes of foods that cooks weigh become grams by published weights; oven
 * temperatures and lengths are converted too, times never. What cannot be read stays as written and is `kept`; no
 * number is made up.
 */
export function convertRecipe(recipe: Recipe, { to, kitchen }: ConvertRecipeOptions): ConvertedRecipe {
  const { language, country, toldCountry, factor, title, servings, makes, minutes, lines } = recipe;
  const cook = resolveKitchen(kitchen);
  const finder = recipe.foods && finderForList(recipe.foods, toldCountry);
  const foodOf = foodOfWith(finder, cook);
  const ambiguous = ambiguousFoods(lines);
  const converting: Converting = {
    lexicon: lexiconOf(language.line),
    options: {
      system: to,
      factor,
      sizes: measureSizesIn(country),
      weighs: countryWeighs(country),
      tablespoon: UNITS[cook.tablespoon].size,
      jug: KITCHENS[cook.country].jug,
      foodOf,
      ...(finder && { sharedBy: finder.sharedInLine }),
    },
    stepFoodOf: (line) => {
      const food = foodOf(line);
      return food && ambiguous.has(food.id) ? null : food;
    },
  };
  return {
    language,
    title,
    servings: servings === null ? null : Math.round(servings * factor * 100) / 100,
    makes: makes && scaleYield(makes, factor),
    minutes,
    lines: lines.flatMap((line, index) => {
      const kind = shownKind(line, lines[index - 1]);
      return kind ? convertedLine(line, kind, converting) : [];
    }),
  };
}
