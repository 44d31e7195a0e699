import { type CountryId, countryWeighs } from '@gramwise/engine/kitchens/kitchens.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { isHandled } from '@gramwise/engine/nutrition/lineHandling.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import type { RecipeYield, StatedTimes } from '@gramwise/engine/recipes/exportedRecipe.ts';
import { notesLast } from '@gramwise/engine/recipes/notesLast.ts';
import { MAX_FACTOR, stockFactor } from '@gramwise/engine/recipes/stock.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { Jug } from '@gramwise/engine/rounding/metric.ts';
import type { DegreeUnit } from '@gramwise/engine/temperature/shownBy.ts';
import { findPan } from '@gramwise/engine/text/findings/findPan.ts';
import type { RecipeText, RecipeTextError } from '@gramwise/engine/text/recipe/readRecipe.ts';
import type { SizeOverrides } from '@gramwise/engine/units/measureWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import { findersFor, type KnownFoods } from './knownFoods.ts';
import { createStepFoodFinder } from './listedFoods.ts';
import type { ReaderMeasures, ReaderSettings } from './readerSettings.ts';
import {
  buildShownIngredient,
  buildShownLine,
  buildUnweighedLine,
  type LineContext,
  type PastedLine,
  type ShownLine,
} from './shownLine.ts';

export interface ConvertedRecipe {
  language: Language;
  /** The language that its ingredients are shown in. */
  shownIn: Language;
  /** Set if the words for a wanted translation could not be loaded. */
  untranslated?: true;
  title: string | null;
  /** What it makes as written; null if it does not say. */
  makes: RecipeYield | null;
  /** What it makes in words, where that is measured and not counted. */
  measured: string | null;
  /** The times it states, in minutes. */
  times: StatedTimes;
  country: CountryId;
  /** The same; null if only its language tells. */
  toldCountry: CountryId | null;
  /** The sizes of the recipe's cup and tablespoon, in milliliters. */
  cup: number;
  tablespoon: number;
  /** The area of the pan it names, in square centimeters; null if it names none. */
  panArea: number | null;
  /** Its scale factor; null while that depends on an unknown weight. */
  factor: number | null;
  /** Whether some of its figures depend on weights that are still loading. */
  isPending: boolean;
  ingredients: readonly ShownLine[];
  /** What one does, then notes. */
  steps: readonly ShownLine[];
  /** The ids of ingredients that food is fried in. */
  frying: readonly string[];
}

/** The settings with defaults resolved. */
export interface ShownSettings extends ReaderSettings {
  measures: ReaderMeasures;
  /** Milliliters of the visitor's tablespoon. */
  tablespoon: number;
  /** What the visitor's jug is marked in. */
  jug?: Jug;
  /** The scale of the visitor's oven; undefined for that of the measures. */
  oven?: DegreeUnit | undefined;
  /** The area of the chosen pan, in square centimeters; null for the recipe's own pan. */
  panArea: number | null;
}

const isStep = ({ section }: PastedLine) => section === 'steps' || section === 'notes';

/** The factor to scale the recipe by: for a stock, another pan, servings, or a chosen multiple. */
function computeFactor(
  { stock, panArea: wanted, servings, scale, choices }: ShownSettings,
  { lines }: RecipeText,
  { makes, originalPanArea }: Pick<RecipeBasis, 'makes' | 'originalPanArea'>,
  context: LineContext,
): number {
  const line = lines.find(({ id, kind }) => kind === 'ingredient' && id === stock?.of);
  if (stock && line) {
    const { requiredQuantity } = buildShownIngredient(line, choices[line.id], context);
    return stockFactor(stock.amount, requiredQuantity?.value ?? 0) ?? 1;
  }
  if (wanted !== null && originalPanArea !== null)
    return wanted / originalPanArea <= MAX_FACTOR ? wanted / originalPanArea : 1;
  if (makes === null || servings === null) return scale;
  return servings / makes.low;
}

/** The lines to show. A second context exists only while foods are not loaded. */
function buildLines(
  { lines }: RecipeText,
  { choices }: ShownSettings,
  contexts: readonly LineContext[],
  foods: KnownFoods,
): { ingredients: ShownLine[]; steps: ShownLine[] } {
  const shown = lines.flatMap((line, index) => {
    const [first, other] = contexts.map((context) =>
      buildShownLine(line, lines[index - 1], choices[line.id], context),
    );
    const result =
      first && other && typeof foods === 'string' ? buildUnweighedLine(first, other, foods) : first;
    const step = line.kind !== 'ingredient' && (line.kind !== 'heading' || isStep(line));
    return result ? { result, step, kind: line.kind, section: line.section } : [];
  });
  return {
    ingredients: shown.flatMap(({ result, step }) => (step ? [] : result)),
    steps: notesLast(shown.filter(({ step }) => step)).map(({ result }) => result),
  };
}

/** The area of a recipe's pan; null if it names none. */
function findPanArea({ lines }: RecipeText): number | null {
  const pan = findPan(lines.flatMap(({ kind, source }) => (kind === 'ingredient' ? [] : source)));
  return pan && panArea(pan);
}

interface RecipeBasis {
  sizes: SizeOverrides;
  /** Whether its country weighs what others measure in cups. */
  weighs: boolean;
  /** What it makes, and the area of its pan. */
  makes: RecipeYield | null;
  originalPanArea: number | null;
}

/** The contexts to read its lines in, one with foods or two without, and the scale factor. */
function contextsFor(
  settings: ShownSettings,
  recipe: RecipeText,
  found: RecipeBasis,
  foods: KnownFoods,
): { contexts: readonly LineContext[]; factor: number | null } {
  const { measures: system, tablespoon, jug, oven, choices } = settings;
  const unscaled = findersFor(foods).map((finder): LineContext => {
    const options = {
      system,
      factor: 1,
      sizes: found.sizes,
      weighs: found.weighs,
      tablespoon,
      jug,
      oven,
      foodOf: finder.inLine,
      sharedBy: finder.sharedInLine,
    };
    const context = { foods: finder, options };
    if (typeof foods === 'string') return context;
    return { ...context, stepFoodOf: createStepFoodFinder(recipe.lines, choices, context) };
  });
  const factors = unscaled.map((context) => computeFactor(settings, recipe, found, context));
  const factor = new Set(factors).size === 1 ? (factors[0] ?? 1) : null;
  const contexts = unscaled.map((context, index) => {
    // Without a food's weight, its stock gives no factor, so the recipe is shown unscaled.
    const lineFactor = factor ?? (index === 0 ? 1 : (factors[index] ?? 1));
    return { ...context, options: { ...context.options, factor: lineFactor } };
  });
  return { contexts, factor };
}

/** Converts a pasted recipe, as read by `readRecipe`, to the wanted units; or says why it could not be read. */
export function convertRecipe(
  settings: ShownSettings,
  read: Result<RecipeText, RecipeTextError>,
  foods: KnownFoods,
): Result<ConvertedRecipe, RecipeTextError> {
  if (!read.ok) return fail(read.code);
  const { language, title, toldCountry } = read.value;
  const country = settings.country || (toldCountry ?? language.line.country);
  const sizes = {
    ...measureSizesIn(country),
    ...(settings.cup && { cup: UNITS[settings.cup].size }),
  };
  const found = {
    sizes,
    weighs: countryWeighs(country),
    makes: read.value.makes,
    originalPanArea: findPanArea(read.value),
  };
  const { contexts, factor } = contextsFor(settings, read.value, found, foods);
  const shown = buildLines(read.value, settings, contexts, foods);
  const waiting = [...shown.ingredients, ...shown.steps].some(({ unweighed }) => unweighed === 'awaited');
  const written = toLanguage(language.line.code);
  return ok({
    language: written,
    shownIn: written,
    title,
    makes: found.makes,
    measured: read.value.measured,
    times: read.value.stated,
    country,
    toldCountry: settings.country || toldCountry,
    cup: sizes.cup,
    tablespoon: sizes.tbsp,
    panArea: found.originalPanArea,
    factor,
    isPending: waiting || (factor === null && foods === 'awaited'),
    frying: read.value.lines.flatMap(({ kind, id, source }) =>
      kind === 'ingredient' && isHandled(source, language.recipe, 'frying') ? [id] : [],
    ),
    ...shown,
  });
}
