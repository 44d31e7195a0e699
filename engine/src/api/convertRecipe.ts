import { customDensity, type Kitchen } from '../kitchens/kitchen.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { type Lexicon, lexiconOf } from '../language/lexicon.ts';
import { convertLine } from '../text/convert/convertLine.ts';
import { convertSentence } from '../text/convert/convertText.ts';
import { findStepFood } from '../text/convert/findStepFood.ts';
import type { FoodFinder } from '../text/convert/foodFinder.ts';
import type { LineOptions } from '../text/convert/lineTarget.ts';
import type { AmountMention } from '../text/findings/findMentions.ts';
import { isNutrition } from '../text/recipe/recipeLine.ts';
import { stripEmphasis } from '../text/recipe/stripEmphasis.ts';
import { UNITS } from '../units/units.ts';
import { type KitchenOrCountry, resolveKitchen } from './kitchen.ts';
import { sourceOfLine } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import type { ConvertedRecipe, ConvertedRecipeLine, Recipe, RecipeLine } from './recipe.ts';

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

interface Converting {
  lexicon: Lexicon;
  options: LineOptions;
  /** The food of a step's amount, weighed as the list of ingredients weighs it. */
  stepFoodOf: LineOptions['foodOf'];
}

/** Finds foods with the cook's own figures, if any, in place of the published ones. */
function foodOfWith(finder: FoodFinder | null, kitchen: Kitchen): LineOptions['foodOf'] {
  return (line) => {
    const food = finder?.inLine(line) ?? null;
    const density = food && customDensity(kitchen, food.id);
    return food && density !== null ? { id: food.id, liquid: food.liquid, density, custom: true } : food;
  };
}

/** The foods that the list of ingredients weighs in more than one way; a step cannot tell which is meant. */
function ambiguousFoods(lines: readonly RecipeLine[]): ReadonlySet<string> {
  const first = new Map<string, number>();
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
  const { row, section, text } = line;
  const plain = { kind, row, section, original: text, kept: false, range: null };
  if (kind === 'heading' || isNutrition(text, section)) return { ...plain, text: stripEmphasis(text) };
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
 * A recipe in another kitchen's units, scaled by its factor and rounded to what a scale, a jug or spoons can show; the
 * words stay as they are. Volumes of foods that cooks weigh become grams by published weights; oven temperatures and
 * lengths follow, times never change. What cannot be read stays as written and is `kept`: no number is made up.
 */
export function convertRecipe(recipe: Recipe, { to, kitchen }: ConvertRecipeOptions): ConvertedRecipe {
  const { language, country, factor, title, servings, lines } = recipe;
  const cook = resolveKitchen(kitchen);
  const finder = recipe.foods && finderForList(recipe.foods);
  const foodOf = foodOfWith(finder, cook);
  const ambiguous = ambiguousFoods(lines);
  const converting: Converting = {
    lexicon: lexiconOf(language.line),
    options: {
      system: to,
      factor,
      sizes: measureSizesIn(country),
      tablespoon: UNITS[cook.tablespoon].size,
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
    lines: lines.flatMap((line, index) => {
      const kind = shownKind(line, lines[index - 1]);
      return kind ? convertedLine(line, kind, converting) : [];
    }),
  };
}
