import { lexiconOf } from '../../language/lexicons.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { fractionText } from '../../language/writing/fractionText.ts';
import { measureText } from '../../language/writing/measureText.ts';
import { rangeText } from '../../language/writing/numberText.ts';
import { writingOf } from '../../language/writing/writings.ts';
import type { Quantity } from '../../recipes/stock.ts';
import { roundToKitchenFraction } from '../../rounding/counts.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import {
  isMeasure,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import { type LineAmount, type ReadLine, readLine } from '../line/readLine.ts';
import { textEdits } from './convertText.ts';
import { type Edit, edited, pastDot, pastParenthesis } from './edits.ts';
import { contradicts, isOfAll } from './figuresAgree.ts';
import { keptVolume } from './keptVolume.ts';
import { isLater, withoutFigure } from './laterFigures.ts';
import { type Base, bestParts, quantityOf, sumOf } from './lineBase.ts';
import { isFewSpoons, isForeign, type LineFood, type LineOptions, target } from './lineTarget.ts';
import { eachOf, figureOf } from './lineWords.ts';
import { inSystem } from './ownMeasures.ts';

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
  const { notation } = writingOf(language);
  const shown = rangeText(
    values.map((value) => fractionText(roundToKitchenFraction(value * factor), notation)),
  );
  return [{ start, end: number ? start + number[0].length : end, text: number ? shown : `${shown} ` }];
}

/** The position after a unit that ends at `end`, its dot, and the parenthesis that it closes. */
const past = (text: string, end: number, from: number) =>
  pastParenthesis(text, pastDot(text, end, true), from);

/** An amount beside the first one, in the wanted system. */
function ownEdit(
  text: string,
  one: LineAmount,
  food: LineFood | null,
  options: LineOptions,
  language: RecipeLanguage,
): Edit[] {
  const base = sumOf([one], options);
  const shown = base && isMeasure(one.unit) ? target(one.unit, base, food, options) : null;
  if (!shown) return [];
  const each = eachOf(text, one, language);
  return [
    {
      start: one.start,
      end: pastDot(text, one.end, true),
      text: measureText(shown, writingOf(language)) + each,
    },
  ];
}

interface Plan {
  edits: Edit[];
  range: readonly [number, number] | null;
}

const NOTHING: Plan = { edits: [], range: null };

function rangeOf(base: Base, [result]: readonly ShownMeasure[], food: LineFood | null): Plan['range'] {
  const weighed = base.kind === 'volume' && (result?.unit === 'g' || result?.unit === 'kg');
  if (!weighed || food?.low === undefined || food.high === undefined) return null;
  return [Math.round((base.values[0] ?? 0) * food.low), Math.round((base.values.at(-1) ?? 0) * food.high)];
}

/** What changes in a line whose first amount has a unit. `sizeEdits` are those of cans and packages. */
function measuredPlan(
  text: string,
  language: RecipeLanguage,
  read: ReadLine,
  food: LineFood | null,
  options: LineOptions,
  sizeEdits: Edit[],
): Plan {
  const { system, factor } = options;
  const [main, ...others] = read.amounts;
  if (!main || !isMeasure(main.unit)) return NOTHING;
  const later = others.filter((one) => isMeasure(one.unit) && one.role !== 'size' && isLater(read, one));
  const laterEdits = later.flatMap((one): Edit[] => {
    const gone = one.role === 'alt' ? withoutFigure(text, one, later, lexiconOf(language)) : null;
    return gone ? [gone] : ownEdit(text, one, one.role === 'plus' ? food : null, options, language);
  });
  const plus = others.filter((one) => one.role === 'plus' && !later.includes(one));
  const twins = others.filter((one) => one.role === 'alt' && isMeasure(one.unit));
  const near = twins.filter((one) => !later.includes(one));
  // `1 cup flour plus 2 tbsp (140 g)`: the total weight is not that of the cup, nor that of a part the total's.
  const known = (later.some(({ role }) => role === 'plus') ? near : twins).filter(
    (one) => plus.every(({ start }) => start < one.start) && isOfAll(read, one, food, options.sizes),
  );
  const wanted = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const ready =
    system === 'written'
      ? undefined
      : known.find(({ unit }) => isMeasure(unit) && wanted.has(unit) && !isForeign(unit, options));
  // The recipe's own weight beats one computed from the table; ounces of a liquid may be fluid.
  const isWeighed = system === 'metric' && food && !food.liquid && MEASURES[main.unit].kind === 'volume';
  const twin = ready ?? (isWeighed ? known.find(({ unit }) => unit === 'oz' || unit === 'lb') : undefined);
  const end = plus.reduce((last, one) => Math.max(last, one.end), main.end);
  // The line's other figures would contradict the new one.
  const last = pastDot(
    text,
    near.reduce((most, one) => Math.max(most, past(text, one.end, main.start)), end),
    true,
  );
  if (twin && !wanted.has(main.unit)) {
    // `1 tsp salt (5 g)`: cooks have the spoon anyway.
    const own = sumOf([main, ...plus], options);
    if (factor === 1 && own && isFewSpoons(main.unit, own, options)) return NOTHING;
    const base = sumOf([twin], options);
    const isGone = !later.includes(twin) || withoutFigure(text, twin, later, lexiconOf(language)) !== null;
    // `1 lb potatoes, 450 g when peeled` already has it.
    if (!base || (!isGone && factor === 1)) return NOTHING;
    const shown = inSystem(system === 'us' ? 'us' : 'metric', base);
    const same =
      factor === 1 && twin === ready
        ? figureOf(text, twin, language)
        : measureText(shown, writingOf(language));
    return { edits: [{ start: main.start, end: last, text: same }, ...laterEdits], range: null };
  }
  const base = sumOf(bestParts(main, plus, near, wanted), options) ?? sumOf([main, ...plus], options);
  // `200 g + 3 tbsp sugar`: two amounts
  if (!base)
    return {
      edits: [main, ...plus].flatMap((one) => ownEdit(text, one, food, options, language)),
      range: null,
    };
  const shown = target(main.unit, base, food, options);
  if (!shown) return { edits: sizeEdits, range: null };
  const shownText = measureText(shown, writingOf(language)) + eachOf(text, main, language);
  return {
    edits: [{ start: main.start, end: last, text: shownText }, ...laterEdits, ...sizeEdits],
    range: rangeOf(base, shown, food),
  };
}

/** What changes in a line. */
function planFor(
  text: string,
  language: RecipeLanguage,
  read: ReadLine,
  food: LineFood | null,
  options: LineOptions,
): Plan {
  const { system, factor } = options;
  const [main, ...others] = read.amounts;
  if (!main) return NOTHING;
  const counted = !isMeasure(main.unit);
  const wanted = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const sizes = others.filter(
    ({ role, unit }) => isMeasure(unit) && (role === 'size' || (counted && role === 'alt')),
  );
  // `28 oz (796 ml)` already has it, unless a total weight is scaled.
  const isSaid =
    sizes.some(({ unit }) => wanted.has(unit as MeasureId)) && (factor === 1 || main.unit !== null);
  const sizeEdits = (isSaid ? [] : sizes).flatMap((one) => {
    // A can keeps its size; in `3 eggplants (900 g)` the weight is the total.
    const all = one.role === 'alt' && main.unit === null;
    const own = all ? options : { ...options, factor: 1 };
    // `1 28-oz can` must not become `1 790 g can`
    const beside = /[\p{N}]\s+$/u.test(text.slice(0, one.start));
    return ownEdit(text, one, null, own, language).map((edit) =>
      beside ? { ...edit, text: `(${edit.text})` } : edit,
    );
  });
  if (isMeasure(main.unit)) return measuredPlan(text, language, read, food, options, sizeEdits);
  return { edits: [...countEdit(text, main, factor, language), ...sizeEdits], range: null };
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
  const { edits, range } = planFor(text, language, read, food, asked);
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
