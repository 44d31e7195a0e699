import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { sizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import { LARGEST_FACTOR, stockFactor } from '@gramwise/engine/recipes/stock.ts';
import { findPan } from '@gramwise/engine/recipeText/findPan.ts';
import type { FoodFinder } from '@gramwise/engine/recipeText/foodFinder.ts';
import { guessKitchen } from '@gramwise/engine/recipeText/guessKitchen.ts';
import type { RecipeText, RecipeTextError } from '@gramwise/engine/recipeText/readRecipe.ts';
import { servesOf } from '@gramwise/engine/recipeText/servesOf.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#i18n/languages.ts';
import type { ReaderMeasures, ReaderSettings } from './readerSettings.ts';
import {
  type LineContext,
  type PastedLine,
  type ShownLine,
  shownIngredient,
  shownLine,
} from './shownLine.ts';

export interface ConvertedRecipe {
  language: Language;
  title: string | null;
  /** How many it serves as written; null if it does not say. */
  serves: number | null;
  country: CountryId;
  /** Milliliters of what the recipe calls a cup and a tablespoon. */
  cup: number;
  tablespoon: number;
  /** The area its pan bakes in, in square centimeters; null if it names none. */
  panArea: number | null;
  factor: number;
  ingredients: readonly ShownLine[];
  steps: readonly ShownLine[];
}

/** The settings with the measures that are shown. */
export interface ShownSettings extends ReaderSettings {
  measures: ReaderMeasures;
  /** Milliliters of the visitor's tablespoon. */
  tablespoon: number;
  /** The area the chosen pan bakes in, in square centimeters; null for the recipe's own. */
  panArea: number | null;
}

const isStep = ({ section }: PastedLine) => section === 'steps' || section === 'notes';

/** What to multiply the recipe by: for a stock, another pan, servings, or a chosen multiple. */
function factorOf(
  { stock, panArea: wanted, servings, scale, choices }: ShownSettings,
  { lines }: RecipeText,
  { serves, own }: { serves: number | null; own: number | null },
  context: LineContext,
): number {
  const line = lines.find(({ row, kind }) => kind === 'ingredient' && String(row) === stock?.of);
  if (stock && line) {
    const { takes } = shownIngredient(line, choices[line.row], context);
    return stockFactor(stock.amount, takes?.value ?? 0) ?? 1;
  }
  if (wanted !== null && own !== null) return wanted / own <= LARGEST_FACTOR ? wanted / own : 1;
  if (serves === null) return scale;
  return servings === null ? 1 : servings / serves;
}

/**
 * A pasted recipe, as `readRecipe` read it, in the wanted units; or why it could not be read. `foods` finds
 * the food of a line; while it is null (the language's foods are not loaded yet), volumes stay volumes.
 */
export function convertRecipe(
  settings: ShownSettings,
  read: Result<RecipeText, RecipeTextError>,
  foods: FoodFinder | null,
): Result<ConvertedRecipe, RecipeTextError> {
  if (!read.ok) return fail(read.code);
  const { language, title, lines } = read.value;
  const { measures: system, tablespoon, choices } = settings;
  const country = settings.country || guessKitchen(settings.text, language);
  const sizes = {
    ...sizesIn(country),
    ...(settings.cup && { cup: UNITS[settings.cup].size }),
  };
  const foodOf = foods?.inLine ?? (() => null);
  const unscaled = { language, foods, options: { system, factor: 1, sizes, tablespoon, foodOf } };
  const serves = servesOf(read.value);
  const pan = findPan(
    lines.flatMap((line) => (line.kind === 'step' || line.kind === 'note' ? line.text : [])),
    language,
  );
  const own = pan && panArea(pan);
  const factor = factorOf(settings, read.value, { serves, own }, unscaled);
  const context = { ...unscaled, options: { ...unscaled.options, factor } };
  const shown = lines.flatMap((line, index) => {
    const one = shownLine(line, lines[index - 1], choices[line.row], context);
    const step = line.kind !== 'ingredient' && (line.kind !== 'heading' || isStep(line));
    return one ? { one, step } : [];
  });
  return ok({
    language,
    title,
    serves,
    country,
    cup: sizes.cup,
    tablespoon: sizes.tbsp,
    panArea: own,
    factor,
    ingredients: shown.flatMap(({ one, step }) => (step ? [] : one)),
    steps: shown.flatMap(({ one, step }) => (step ? one : [])),
  });
}
