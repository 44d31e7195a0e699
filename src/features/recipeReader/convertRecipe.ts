import type { CountryId } from '#domain/kitchens/kitchens.ts';
import { MAX_SERVINGS } from '#domain/recipes/servings.ts';
import { type ConvertedLine, convertLine, type LineOptions } from '#domain/recipeText/convertLine.ts';
import { convertText } from '#domain/recipeText/convertText.ts';
import { guessKitchen } from '#domain/recipeText/guessKitchen.ts';
import { sizesIn } from '#domain/recipeText/kitchenSizes.ts';
import { measureOf } from '#domain/recipeText/measureChoices.ts';
import type { RecipeText, RecipeTextError } from '#domain/recipeText/readRecipe.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { KITCHEN_UNITS } from '#domain/units/kitchen.ts';
import type { Language } from '#i18n/languages.ts';
import type { FoodFinder } from './foodFinder.ts';
import { type LineChoice, NO_FOOD } from './lineChoices.ts';
import type { Measures, ReaderSettings } from './readerSettings.ts';

/** One line of the converted recipe. */
export interface ShownLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  /** The line of the pasted text, counted from 0. */
  row: number;
  text: string;
  original: string;
  changed: boolean;
  /** It has a number that could not be read. */
  unread: boolean;
  range: ConvertedLine['range'];
  /** The weight of its food is the visitor's own figure. */
  own: boolean;
  /** The visitor said how to read it. */
  chosen: boolean;
}

export interface ConvertedRecipe {
  language: Language;
  title: string | null;
  /** How many it serves as written; null if it does not say. */
  serves: number | null;
  country: CountryId;
  /** Milliliters of what the recipe calls a cup and a tablespoon. */
  cup: number;
  tablespoon: number;
  factor: number;
  ingredients: readonly ShownLine[];
  steps: readonly ShownLine[];
}

/** The settings with the measures that are shown. */
export interface ShownSettings extends ReaderSettings {
  measures: Measures;
  /** Milliliters of the visitor's tablespoon. */
  tablespoon: number;
}

/** The first number of `Serves 4`, `Pour 6 personnes`; null if there is none from 1 to 100. */
function servingsIn(text: string | null): number | null {
  const number = Number(/\d{1,3}/.exec(text ?? '')?.[0] ?? 0);
  return number >= 1 && number <= MAX_SERVINGS ? number : null;
}

function factorOf({ servings, scale }: ShownSettings, serves: number | null): number {
  if (serves === null) return scale;
  return servings === null ? 1 : servings / serves;
}

type Line = RecipeText['lines'][number];

/** The kind of a line that is shown; null for the title, yield and times, and for headings such as `Method`, which the page has. */
function kindOf(line: Line, before: Line | undefined): ShownLine['kind'] | null {
  if (line.kind !== 'heading') {
    return line.kind === 'ingredient' || line.kind === 'step' || line.kind === 'note' ? line.kind : null;
  }
  return line.section === (before?.section ?? null) ? 'heading' : null;
}

/** The options for a line that a visitor wants to be read otherwise. */
function optionsFor(choice: LineChoice, options: LineOptions, foods: FoodFinder | null): LineOptions {
  const { food, way, unit } = choice;
  const measure = unit && measureOf(unit);
  return {
    ...options,
    ...(unit && measure && { sizes: { ...options.sizes, [measure]: KITCHEN_UNITS[unit].factor } }),
    ...(food && { foodOf: () => (food === NO_FOOD ? null : (foods?.byId(food, way) ?? null)) }),
  };
}

/**
 * A pasted recipe, as `readRecipe` read it, in the wanted units; or why it could not be read. `foods` finds
 * the food of a line; null until the foods of the recipe's language are there, and amounts stay volumes.
 */
export function convertRecipe(
  settings: ShownSettings,
  read: Result<RecipeText, RecipeTextError>,
  foods: FoodFinder | null,
): Result<ConvertedRecipe, RecipeTextError> {
  if (!read.ok) return fail(read.code);
  const { language, title, lines } = read.value;
  const forSome = lines.find(({ kind, section }) => kind === 'heading' && section === 'ingredients');
  const yields = read.value.yield ?? forSome?.text ?? null;
  const serves = servingsIn(yields);
  const factor = factorOf(settings, serves);
  const country = settings.country || guessKitchen(settings.text, language);
  const usual = sizesIn(country);
  const sizes = { ...usual, ...(settings.cup && { cup: KITCHEN_UNITS[settings.cup].factor }) };
  const { measures: system, tablespoon } = settings;
  const options: LineOptions = { system, factor, sizes, tablespoon, foodOf: foods?.inLine ?? (() => null) };

  const shown = lines.flatMap((line, index): (ShownLine & { steps: boolean })[] => {
    const kind = kindOf(line, lines[index - 1]);
    if (!kind) return [];
    const steps = line.section === 'steps' || line.section === 'notes';
    const as = { kind, row: line.row, original: line.text, steps };
    const plain = {
      ...as,
      text: line.text,
      changed: false,
      unread: false,
      range: null,
      own: false,
      chosen: false,
    };
    if (kind === 'heading') return [plain];
    if (kind === 'ingredient') {
      const choice = settings.choices[line.row];
      if (choice?.keep) return [{ ...plain, chosen: true, steps: false }];
      const { text, changed, unread, range, heading, food } = convertLine(
        line.text,
        language,
        choice ? optionsFor(choice, options, foods) : options,
      );
      return [
        {
          ...as,
          kind: heading ? 'heading' : kind,
          text,
          changed,
          unread,
          range,
          own: changed && food?.own === true,
          chosen: choice !== undefined,
          steps: false,
        },
      ];
    }
    const text = system === 'written' ? line.text : convertText(line.text, language, system, sizes);
    return [{ ...plain, text, changed: text !== line.text, steps: true }];
  });
  return ok({
    language,
    title,
    serves,
    country,
    cup: sizes.cup,
    tablespoon: sizes.tbsp,
    factor,
    ingredients: shown.filter(({ steps }) => !steps),
    steps: shown.filter(({ steps }) => steps),
  });
}

/** The converted recipe as text to copy. */
export function recipeText(
  { title, ingredients, steps }: ConvertedRecipe,
  titles: { ingredients: string; instructions: string },
): string {
  const part = (name: string, lines: readonly ShownLine[]) =>
    lines.length === 0 ? [] : ['', name, ...lines.map(({ text }) => text)];
  return [
    ...(title ? [title] : []),
    ...part(titles.ingredients, ingredients),
    ...part(titles.instructions, steps),
  ]
    .join('\n')
    .trim();
}
