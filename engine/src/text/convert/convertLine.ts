import { fractionText } from '../../language/writing/fractionText.ts';
import { rangeText } from '../../language/writing/numberText.ts';
import type { Quantity } from '../../recipes/stock.ts';
import { roundToKitchenFraction } from '../../rounding/counts.ts';
import { METRIC_ONLY_MEASURES, US_ONLY_MEASURES } from '../../units/measureWords.ts';
import { numberAt } from '../findings/numbers.ts';
import { rangeEnd } from '../findings/rangeEnd.ts';
import { holdsSecondFood } from '../line/linesByFood.ts';
import type { LineAmount } from '../line/readLine.ts';
import type { TextLine } from '../line/textLine.ts';
import { textEdits } from './convertText.ts';
import { countedRepeats } from './countedRepeats.ts';
import { applyEdits, type Edit } from './edits.ts';
import { hasContradiction } from './figuresAgree.ts';
import { type FoodLine, isMeasuredAmount } from './foodLine.ts';
import { type HeldAmount, heldAmount } from './heldAmount.ts';
import { lineQuantity, multiply } from './lineQuantity.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';
import { type LinePlan, measuredPlan, NO_CHANGES, standaloneEdit } from './measuredPlan.ts';
import { isHeaped, uncertainWeight } from './uncertainWeight.ts';

export interface ConvertedLine {
  text: string;
  /** Whether it differs from the line as written. */
  changed: boolean;
  heading: boolean;
  /** It has a number, but no amount was recognized, or only one of two foods'. */
  unread: boolean;
  food: LineFood | null;
  /** Grams by the lowest and the highest source, if a volume became a weight and they differ. */
  range: readonly [number, number] | null;
  /** The lowest and highest grams, if it stays a volume because foods with different weights share its name. */
  shared: readonly [number, number] | null;
  /** What the vessels that it counts hold. */
  held: HeldAmount | null;
  /** How much of its food it requires, unscaled. */
  quantity: Quantity | null;
}

/** Where the number of a counted amount ends: `une` of `une gousse`, `2 to 3` of `2 to 3 cloves`. */
function numberEnd(line: TextLine, { start, end, values }: LineAmount): number {
  const { tokens, lexicon } = line;
  const from = tokens.findIndex((token) => token.start === start);
  const low = numberAt(tokens, from, lexicon);
  const high = low && values.length > 1 ? rangeEnd(line, { from, to: low.next }) : null;
  return tokens[((high ?? low)?.next ?? 0) - 1]?.end ?? end;
}

/** A counted amount: only its number changes. */
function countEdit({ line, options }: FoodLine, amount: LineAmount): Edit[] {
  const { factor } = options;
  if (factor === 1) return [];
  const { numberStyle } = line.lexicon.words.writing;
  const shown = rangeText(
    amount.values.map((value) => fractionText(roundToKitchenFraction(value * factor), numberStyle)),
  );
  return [{ start: amount.start, end: numberEnd(line, amount), text: shown }];
}

/** Edits for the sizes of cans and packages, and for the total weight of counted things. */
function sizeEdits(subject: FoodLine): Edit[] {
  const { line, options } = subject;
  const [main, ...others] = line.read.amounts;
  if (!main) return [];
  const counted = !isMeasuredAmount(main);
  const wanted = options.system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const sizes = others
    .filter(isMeasuredAmount)
    .filter(({ role }) => role === 'size' || (counted && role === 'alt'));
  // `28 oz (796 ml)` already has it, unless a total weight is scaled.
  const isAlreadyGiven =
    sizes.some(({ unit }) => wanted.has(unit)) &&
    (options.factor === 1 || sizes.every(({ role }) => role === 'size'));
  if (isAlreadyGiven) return [];
  return sizes.flatMap((size) => {
    // A can keeps its size; in `3 eggplants (900 g)` the weight is the total
    const isOfAll = size.role === 'alt';
    const subjectOfSize = { line, food: null, options: isOfAll ? options : { ...options, factor: 1 } };
    // `1 28-oz can` must not become `1 790 g can`
    const beside = /[\p{N}]\s+$/u.test(line.text.slice(0, size.start));
    return standaloneEdit(subjectOfSize, size).map((edit) =>
      beside ? { ...edit, text: `(${edit.text})` } : edit,
    );
  });
}

function planFor(subject: FoodLine): LinePlan {
  const [main] = subject.line.read.amounts;
  if (!main) return NO_CHANGES;
  const isScaled = subject.options.factor !== 1;
  const repeats = (isScaled ? countedRepeats(subject.line) : []).flatMap((amount) =>
    countEdit(subject, amount),
  );
  const sizes = [...sizeEdits(subject), ...repeats];
  if (isMeasuredAmount(main)) return measuredPlan(subject, main, sizes);
  return { edits: [...countEdit(subject, main), ...sizes], range: null };
}

/**
 * `cut into 1-inch cubes`, `warm water (110°F)`; degrees without a letter may be percent of alcohol. Only a length that
 * is the amount is scaled: `2 inches of ginger`.
 */
function sizesAndHeat(line: TextLine, { system, sizes, factor }: LineOptions): Edit[] {
  const { heading, amounts } = line.read;
  if (heading) return [];
  const mentions = line.mentions.map((mention) =>
    mention.kind === 'length' && mention.numbers[0]?.start === amounts[0]?.start
      ? { ...mention, values: multiply(mention.values, factor) }
      : mention,
  );
  return textEdits(
    { ...line, mentions },
    { system, sizes },
    ({ kind, implied }) => kind === 'length' || (kind === 'temperature' && !implied),
  );
}

/** Whether part of a number is lost, with only a replacement character left. */
const hasLostCharacters = (text: string) => /\d\s?\uFFFD|\uFFFD\s?\d/.test(text);

/** A line left as written because its amount is unclear. */
const keptAsWritten = (text: string): ConvertedLine => ({
  text,
  changed: false,
  heading: false,
  unread: true,
  food: null,
  range: null,
  quantity: null,
  shared: null,
  held: null,
});

const hasDigit = (text: string) => /[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.test(text);

/**
 * Converts and scales an ingredient line; the words stay as they are. Volumes of foods that are weighed become grams by
 * the food's density; grams become cups if the food is known. Unreadable or contradictory lines are left alone.
 */
export function convertLine(line: TextLine, options: LineOptions): ConvertedLine {
  const { text, read } = line;
  const food = read.heading || read.amounts.length === 0 ? null : options.foodOf(line);
  const subject = { line, food, options };
  if (hasLostCharacters(text) || hasContradiction(subject) || holdsSecondFood(line))
    return keptAsWritten(text);
  // Liquids of any weight are measured in a jug
  const isSure = food !== null && (food.density !== null || food.liquid);
  const shared = isSure || read.heading ? null : uncertainWeight(line, options);
  const { edits, range } = planFor(
    shared || isHeaped(line) ? { ...subject, options: { ...options, system: 'written' } } : subject,
  );
  const converted = applyEdits(text, [...sizesAndHeat(line, options), ...edits]);
  return {
    text: converted,
    changed: converted !== text,
    heading: read.heading,
    unread: !read.heading && read.amounts.length === 0 && hasDigit(text),
    food,
    range,
    shared,
    held: read.heading ? null : heldAmount(subject),
    quantity: lineQuantity(read, food, options.sizes),
  };
}
