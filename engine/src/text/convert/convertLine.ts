import { lexiconOf } from '../../language/lexicons.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { fractionText } from '../../language/writing/fractionText.ts';
import { rangeText } from '../../language/writing/numberText.ts';
import { writingOf } from '../../language/writing/writings.ts';
import type { Quantity } from '../../recipes/stock.ts';
import { roundToKitchenFraction } from '../../rounding/counts.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { type LineAmount, type ReadLine, readLine } from '../line/readLine.ts';
import { textEdits } from './convertText.ts';
import { type Edit, edited } from './edits.ts';
import { contradicts } from './figuresAgree.ts';
import { keptVolume } from './keptVolume.ts';
import { quantityOf } from './lineBase.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';
import { type LinePlan, type LineTask, ownEdit, wantedMeasures } from './lineTask.ts';
import { measuredPlan } from './measuredPlan.ts';

export interface ConvertedLine {
  text: string;
  /** Whether it differs from the line as written. */
  changed: boolean;
  heading: boolean;
  /** It has a number, but no amount was recognized. */
  unread: boolean;
  food: LineFood | null;
  /** Grams by the lowest and the highest source, if a volume became a weight and they differ. */
  range: readonly [number, number] | null;
  /** Grams at least and at most, where it stays a volume because its name is of foods that differ by as much. */
  shared: readonly [number, number] | null;
  /** How much it takes of its food, unscaled. */
  quantity: Quantity | null;
}

/** A counted amount: only its number changes. */
function countEdit(
  text: string,
  { start, end, values }: LineAmount,
  factor: number,
  language: RecipeLanguage,
): Edit[] {
  if (factor === 1) return [];
  const written = text.slice(start, end);
  const number = /^[\d\s.,/¼½¾⅓⅔⅛⅜⅝⅞–-]*[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.exec(written);
  const { numberStyle } = writingOf(language);
  const shown = rangeText(
    values.map((value) => fractionText(roundToKitchenFraction(value * factor), numberStyle)),
  );
  return [{ start, end: number ? start + number[0].length : end, text: number ? shown : `${shown} ` }];
}

/** The sizes of cans and packages: `28 oz (796 ml)` already has it, unless a total weight is scaled. */
function sizeEditsOf(task: LineTask): Edit[] {
  const { text, read, options } = task;
  const [main, ...others] = read.amounts;
  const counted = !isMeasure(main?.unit ?? null);
  const sizes = others.filter(
    ({ role, unit }) => isMeasure(unit) && (role === 'size' || (counted && role === 'alt')),
  );
  const isGiven = sizes.some(({ unit }) => isMeasure(unit) && wantedMeasures(options).has(unit));
  if (isGiven && (options.factor === 1 || main?.unit !== null)) return [];
  return sizes.flatMap((one) => {
    // A can keeps its size; in `3 eggplants (900 g)` the weight is the total.
    const isTotal = one.role === 'alt' && main?.unit === null;
    const own = isTotal ? options : { ...options, factor: 1 };
    // `1 28-oz can` must not become `1 790 g can`
    const beside = /[\p{N}]\s+$/u.test(text.slice(0, one.start));
    return ownEdit({ ...task, food: null, options: own }, one).map((edit) =>
      beside ? { ...edit, text: `(${edit.text})` } : edit,
    );
  });
}

/** What changes in a line. */
function planFor(task: LineTask): LinePlan {
  const { text, language, read, options } = task;
  const [main] = read.amounts;
  if (!main) return { edits: [], range: null };
  const sizeEdits = sizeEditsOf(task);
  if (isMeasure(main.unit)) return measuredPlan(task, { ...main, unit: main.unit }, sizeEdits);
  return { edits: [...countEdit(text, main, options.factor, language), ...sizeEdits], range: null };
}

/** `cut into 1-inch cubes`, `warm water (110°F)`; degrees without a letter may be percent of alcohol. */
const sizesAndHeat = (
  text: string,
  language: RecipeLanguage,
  { heading }: ReadLine,
  { system, sizes }: LineOptions,
): Edit[] =>
  heading
    ? []
    : textEdits(
        text,
        language,
        { system, sizes },
        ({ kind, implied }) => kind === 'length' || (kind === 'temperature' && !implied),
      );

/** A figure of which only the sign for a lost letter is left. */
const isLost = (text: string) => /\d\s?\uFFFD|\uFFFD\s?\d/.test(text);

/** A line whose amount nobody can be sure of. */
const asWritten = (text: string): ConvertedLine => ({
  text,
  changed: false,
  heading: false,
  unread: true,
  food: null,
  range: null,
  quantity: null,
  shared: null,
});

/**
 * An ingredient line in the wanted units and scaled; the words stay as they are. Volumes of foods that are weighed become
 * grams by the food's density, grams become cups if the food is known. Anything unreadable or contradictory is left alone.
 */
export function convertLine(text: string, language: RecipeLanguage, options: LineOptions): ConvertedLine {
  const read = readLine(text, lexiconOf(language));
  const food = read.heading || read.amounts.length === 0 ? null : options.foodOf(text, read);
  if (isLost(text) || contradicts(text, read, food, options.sizes)) return asWritten(text);
  const shared = food || read.heading ? null : keptVolume(text, read, options);
  const asked = shared ? { ...options, system: 'written' as const } : options;
  const { edits, range } = planFor({ text, language, read, food, options: asked });
  const converted = edited(text, [...edits, ...sizesAndHeat(text, language, read, options)]);
  return {
    text: converted,
    changed: converted !== text,
    heading: read.heading,
    unread: !read.heading && read.amounts.length === 0 && /[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.test(text),
    food,
    range,
    shared,
    quantity: quantityOf(read, food, options.sizes),
  };
}
