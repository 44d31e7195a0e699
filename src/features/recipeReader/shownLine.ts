import type { Quantity } from '@gramwise/engine/recipes/stock.ts';
import { type ConvertedLine, convertLine } from '@gramwise/engine/recipeText/convertLine.ts';
import { convertText } from '@gramwise/engine/recipeText/convertText.ts';
import type { FoodFinder } from '@gramwise/engine/recipeText/foodFinder.ts';
import type { LineOptions } from '@gramwise/engine/recipeText/lineTarget.ts';
import type { RecipeText } from '@gramwise/engine/recipeText/readRecipe.ts';
import { isNutrition } from '@gramwise/engine/recipeText/recipeLine.ts';
import { withoutStars } from '@gramwise/engine/recipeText/withoutStars.ts';
import { measuresMeaning } from '@gramwise/engine/units/measureWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#i18n/languages.ts';
import { type LineChoice, NO_FOOD } from './lineChoices.ts';

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
  /** The visitor changed how it is read. */
  chosen: boolean;
  /** What the recipe takes of its food, unscaled. */
  takes: Quantity | null;
}

export type PastedLine = RecipeText['lines'][number];

/** How a recipe's lines are turned into shown ones. */
export interface LineContext {
  language: Language;
  options: LineOptions;
  /** Null until the language's foods are loaded. */
  foods: FoodFinder | null;
}

const plainLine = ({ text, row }: PastedLine, kind: ShownLine['kind']): ShownLine => ({
  kind,
  row,
  text: withoutStars(text),
  original: text,
  changed: false,
  unread: false,
  range: null,
  own: false,
  chosen: false,
  takes: null,
});

/** The kind of a line that is shown; null for the title, yield and times, and for headings such as `Method`, which the page has. */
function kindOf(line: PastedLine, before: PastedLine | undefined): ShownLine['kind'] | null {
  if (line.kind !== 'heading') {
    return line.kind === 'ingredient' || line.kind === 'step' || line.kind === 'note' ? line.kind : null;
  }
  return line.section === (before?.section ?? null) ? 'heading' : null;
}

/** The options for a line that a visitor wants read differently. */
function optionsFor({ food, way, unit }: LineChoice, { options, foods }: LineContext): LineOptions {
  const chosen =
    unit && Object.fromEntries(measuresMeaning(unit).map((measure) => [measure, UNITS[unit].size]));
  return {
    ...options,
    ...(chosen && { sizes: { ...options.sizes, ...chosen } }),
    ...(food && { foodOf: () => (food === NO_FOOD ? null : (foods?.byId(food, way) ?? null)) }),
  };
}

/** An ingredient in the wanted units, read as the visitor chose if they did. */
export function shownIngredient(
  line: PastedLine,
  choice: LineChoice | undefined,
  context: LineContext,
): ShownLine {
  const { language, options } = context;
  if (choice?.keep) return { ...plainLine(line, 'ingredient'), chosen: true };
  const { text, changed, unread, range, heading, food, quantity } = convertLine(
    line.text,
    language,
    choice ? optionsFor(choice, context) : options,
  );
  return {
    ...plainLine(line, heading ? 'heading' : 'ingredient'),
    text: withoutStars(text),
    changed,
    unread,
    range,
    own: changed && food?.own === true,
    chosen: choice !== undefined,
    takes: quantity,
  };
}

/** A line as shown; null if it is not. */
export function shownLine(
  line: PastedLine,
  before: PastedLine | undefined,
  choice: LineChoice | undefined,
  context: LineContext,
): ShownLine | null {
  const kind = kindOf(line, before);
  if (kind === null) return null;
  if (kind === 'heading' || isNutrition(line.text, line.section)) return plainLine(line, kind);
  if (kind === 'ingredient') return shownIngredient(line, choice, context);
  const text = convertText(line.text, context.language, context.options);
  return { ...plainLine(line, kind), text: withoutStars(text), changed: text !== line.text };
}
