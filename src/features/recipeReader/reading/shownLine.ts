import type { Quantity } from '@gramwise/engine/recipes/stock.ts';
import { type ConvertedLine, convertLine } from '@gramwise/engine/text/convert/convertLine.ts';
import { convertSentence } from '@gramwise/engine/text/convert/convertText.ts';
import { findStepFood } from '@gramwise/engine/text/convert/findStepFood.ts';
import type { FoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import type { LineFood, LineOptions, LinePacket } from '@gramwise/engine/text/convert/lineTarget.ts';
import type { RecipeText } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { isNutritionLine } from '@gramwise/engine/text/recipe/recipeLine.ts';
import { stripEmphasis } from '@gramwise/engine/text/recipe/stripEmphasis.ts';
import {
  type AmbiguousMeasure,
  isAmbiguousMeasure,
  measuresForUnit,
} from '@gramwise/engine/units/measureWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { LinePart } from '../translate/piece.ts';
import type { KnownFoods } from './knownFoods.ts';
import { type LineChoice, NO_FOOD } from './lineChoices.ts';

/** How an ingredient was read by default, for a visitor who wants it read differently. */
interface LineReading {
  /** The words of its food. */
  name: string;
  /** The food that they name, with its fill; null unless one is clearly meant. */
  food: Pick<LineFood, 'id' | 'way'> | null;
  /** Its measures whose size is ambiguous. */
  measures: readonly AmbiguousMeasure[];
}

/** One line of the converted recipe. */
export interface ShownLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  /** That of the line of the pasted text. */
  id: string;
  text: string;
  original: string;
  changed: boolean;
  /** Whether it has a number that could not be read. */
  unread: boolean;
  range: ConvertedLine['range'];
  /** The gram range of a volume that was kept because foods of different weight share its name. */
  shared: ConvertedLine['shared'];
  /** The packet that it counts. */
  packet: LinePacket | null;
  /** What the vessels that it counts hold. */
  held: ConvertedLine['held'];
  /** Whether its food's weight is the visitor's own. */
  usesOwnWeight: boolean;
  /** Whether the visitor changed how it is read. */
  chosen: boolean;
  /** How much of its food the recipe requires, unscaled; null if none, and while that depends on a missing weight. */
  requiredQuantity: Quantity | null;
  /** Set if it depends on a weight that is still loading, so that it shows no amount yet, or that failed to load. */
  unweighed: 'awaited' | 'missing' | null;
  /** Null for all but ingredients. */
  reading: LineReading | null;
  /** Its text in the language of the page, with the words that stay as written; null if not translated. */
  parts: readonly LinePart[] | null;
}

export type PastedLine = RecipeText['lines'][number];

/** What a recipe's lines are converted with. */
export interface LineContext {
  options: LineOptions;
  foods: FoodFinder;
  /** Finds the foods in steps; defaults to the options' finder. */
  stepFoodOf?: LineOptions['foodOf'];
}

const plainLine = ({ text, id }: PastedLine, kind: ShownLine['kind']): ShownLine => ({
  kind,
  id,
  text: stripEmphasis(text),
  original: text,
  changed: false,
  unread: false,
  range: null,
  shared: null,
  packet: null,
  held: null,
  usesOwnWeight: false,
  chosen: false,
  requiredQuantity: null,
  unweighed: null,
  reading: null,
  parts: null,
});

/**
 * The kind of a shown line; null for title, yield and times, and for headings such as `Method` that the page has
 * itself.
 */
function shownKind(line: PastedLine, before: PastedLine | undefined): ShownLine['kind'] | null {
  if (line.kind !== 'heading') {
    return line.kind === 'ingredient' || line.kind === 'step' || line.kind === 'note' ? line.kind : null;
  }
  return line.section === (before?.section ?? null) ? 'heading' : null;
}

/** Applies a visitor's choice to the options of a line. */
export function applyChoice({ food, way, unit }: LineChoice, { options, foods }: LineContext): LineOptions {
  const chosen =
    unit && Object.fromEntries(measuresForUnit(unit).map((measure) => [measure, UNITS[unit].size]));
  return {
    ...options,
    ...(chosen && { sizes: { ...options.sizes, ...chosen } }),
    ...(food && {
      sharedBy: () => null,
      foodOf: () => (food === NO_FOOD ? null : foods.byId(food, way)),
    }),
  };
}

/** How a line is read without a visitor's choice. */
function buildReading({ source }: PastedLine, food: LineFood | null): LineReading {
  const { read } = source;
  const units = new Set(read.amounts.map(({ unit }) => unit));
  return {
    name: read.food,
    food: food && { id: food.id, ...(food.way !== undefined && { way: food.way }) },
    measures: [...units].filter(isAmbiguousMeasure),
  };
}

/** An ingredient in the wanted units, read as the visitor chose if they did. */
export function buildShownIngredient(
  line: PastedLine,
  choice: LineChoice | undefined,
  context: LineContext,
): ShownLine {
  const { options } = context;
  const found = options.foodOf(line.source);
  const plain = { ...plainLine(line, 'ingredient'), reading: buildReading(line, found) };
  if (choice?.keep) return { ...plain, chosen: true };
  const read = choice ? applyChoice(choice, context) : { ...options, foodOf: () => found };
  const { text, changed, unread, range, shared, held, heading, food, quantity } = convertLine(
    line.source,
    read,
  );
  return {
    ...plain,
    kind: heading ? 'heading' : 'ingredient',
    text: stripEmphasis(text),
    changed,
    unread,
    range,
    shared,
    packet: food?.packet ?? null,
    held,
    usesOwnWeight: changed && food?.custom === true,
    chosen: choice !== undefined,
    requiredQuantity: quantity,
  };
}

/** A line as shown; null if it is not shown. */
export function buildShownLine(
  line: PastedLine,
  before: PastedLine | undefined,
  choice: LineChoice | undefined,
  context: LineContext,
): ShownLine | null {
  const kind = shownKind(line, before);
  if (kind === null) return null;
  if (kind === 'heading' || isNutritionLine(line.text, line.section, line.source.lexicon))
    return plainLine(line, kind);
  if (kind === 'ingredient') return buildShownIngredient(line, choice, context);
  const { options, stepFoodOf = options.foodOf } = context;
  const text = convertSentence(line.source, {
    ...options,
    foodAt: (mention) => findStepFood(line.source, mention, stepFoodOf),
  });
  return { ...plainLine(line, kind), text: stripEmphasis(text), changed: text !== line.text };
}

const isSameHeld = (a: ShownLine['held'], b: ShownLine['held']) => a?.unit === b?.unit;

const isSame = (a: Quantity | null, b: Quantity | null) => a?.unit === b?.unit && a?.value === b?.value;

/**
 * A line shown without foods, from its conversion if no food were found in it and if one were: that conversion if both
 * agree; no amount while foods are loading; else the original volume.
 */
export function buildUnweighedLine(
  plain: ShownLine,
  weighed: ShownLine,
  foods: Extract<KnownFoods, string>,
): ShownLine {
  const requiredQuantity = isSame(plain.requiredQuantity, weighed.requiredQuantity)
    ? plain.requiredQuantity
    : null;
  const held = isSameHeld(plain.held, weighed.held) || foods === 'missing' ? plain.held : null;
  if (plain.text === weighed.text) return { ...plain, held, requiredQuantity };
  if (foods === 'missing') return { ...plain, requiredQuantity, unweighed: foods };
  return {
    ...plain,
    text: stripEmphasis(plain.original),
    changed: false,
    range: null,
    held: null,
    usesOwnWeight: false,
    requiredQuantity,
    unweighed: foods,
  };
}
