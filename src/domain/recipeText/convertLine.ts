import { handy } from '../recipes/shownAmount.ts';
import type { Quantity } from '../recipes/stock.ts';
import type { TargetSystem } from './convertText.ts';
import { type Edit, edited, pastParenthesis } from './edits.ts';
import { lexiconOf } from './lexicons.ts';
import { type Base, quantityOf, sumOf, times } from './lineBase.ts';
import { numberText } from './numberText.ts';
import { inOwnMeasures, SPOONS } from './ownMeasures.ts';
import { type LineAmount, type ReadLine, readLine } from './readLine.ts';
import { type Rounded, roundIn, roundMetric, roundUsVolume } from './rounding.ts';
import {
  isMeasure,
  MEASURES,
  METRIC_MEASURES,
  type MeasureId,
  type MeasureSizes,
  US_MEASURES,
} from './units.ts';
import { unitText } from './unitText.ts';
import type { RecipeLanguage } from './words/recipeWords.ts';

/** What is known of the food of a line. */
export interface LineFood {
  id: string;
  /** How the cup is filled with it, where that is known. */
  way?: string;
  /** Measured in a jug, not on a scale. */
  liquid: boolean;
  /** Grams per milliliter; lowest and highest where sources differ. */
  density: number;
  low?: number;
  high?: number;
  /** The visitor's own figure. */
  own?: true;
  /** It comes in pieces and the line does not cut it up, so that no cup could hold it: 1 kg of potatoes. */
  whole?: true;
}

export interface LineOptions {
  /** 'written' leaves the units as they are. */
  system: TargetSystem | 'written';
  factor: number;
  /** Milliliters or grams of measures that mean something else where the recipe is from. */
  sizes: MeasureSizes;
  /** Milliliters of the tablespoon that the cook has; one of about 15 if not said. */
  tablespoon?: number;
  /** The food of a line; null if none of the table is meant for sure. */
  foodOf: (text: string, read: ReadLine) => LineFood | null;
}

export interface ConvertedLine {
  text: string;
  /** Whether it differs from the line as written. */
  changed: boolean;
  heading: boolean;
  /** It has a number, but no amount could be read. */
  unread: boolean;
  food: LineFood | null;
  /** Grams by the lowest and the highest source, where a volume became a weight and they differ. */
  range: readonly [number, number] | null;
  /** What it takes of its food, unscaled. */
  quantity: Quantity | null;
}

/** More milliliters than this in spoons are measured otherwise where cooks weigh: 4 tablespoons. */
const MANY_SPOONS = 60.5;

/** Measures that differ by less count as one: spoons of 14.8 and 15 ml, cups of 237 and 250 ml. */
const SAME_MEASURE = 0.08;

/** Whether a measure of the recipe is another one than the cook's, though it has the same name. */
function isForeign(unit: MeasureId, { sizes, tablespoon = MEASURES.tbsp.size }: LineOptions): boolean {
  const own = unit === 'tbsp' ? tablespoon : MEASURES[unit].size;
  return Math.abs((sizes[unit] ?? own) / own - 1) > SAME_MEASURE;
}

/** An amount for a scale or a jug. */
const inMetric = ({ kind, values }: Base, food: LineFood | null) =>
  kind === 'volume' && food && !food.liquid
    ? roundMetric(times(values, food.density), 'weight')
    : roundMetric(values, kind);

/** An amount in cups and spoons, or in ounces and pounds where the food's volume is not known. */
const inUs = ({ kind, values }: Base, food: LineFood | null) =>
  kind === 'weight' && food && !food.whole
    ? roundUsVolume(times(values, 1 / food.density))
    : roundIn('us', values, kind);

/** The amount in the wanted system; null if it stays as written. */
function target(unit: MeasureId, base: Base, food: LineFood | null, options: LineOptions): Rounded | null {
  const { system, factor, sizes } = options;
  const foreign = system !== 'written' && isForeign(unit, options);
  const spoon = SPOONS.has(unit) && !foreign;
  const own = system === 'metric' ? METRIC_MEASURES : US_MEASURES;
  const native = system === 'written' || spoon || (own.has(unit) && !foreign);
  if (native && factor === 1) return null;
  if (!native) return system === 'metric' ? inMetric(base, food) : inUs(base, food);
  if (spoon && system === 'metric' && Math.max(...base.values) > MANY_SPOONS) return inMetric(base, food);
  return inOwnMeasures(unit, base, sizes, system === 'us');
}

function amountText({ values, unit }: Rounded, language: RecipeLanguage): string {
  const fractions = !METRIC_MEASURES.has(unit as MeasureId);
  const numbers = [...new Set(values.map((value) => numberText(value, language, fractions)))];
  return `${numbers.join('–')} ${unitText(unit, Math.max(...values), language)}`;
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
  const shown = [...new Set(values.map((value) => numberText(handy(value * factor), language, true)))].join(
    '–',
  );
  return [{ start, end: number ? start + number[0].length : end, text: number ? shown : `${shown} ` }];
}

interface Plan {
  edits: Edit[];
  range: readonly [number, number] | null;
}

const NOTHING: Plan = { edits: [], range: null };

function rangeOf(base: Base, result: Rounded, food: LineFood | null): Plan['range'] {
  const weighed = base.kind === 'volume' && (result.unit === 'g' || result.unit === 'kg');
  if (!weighed || food?.low === undefined || food.high === undefined) return null;
  return [Math.round((base.values[0] ?? 0) * food.low), Math.round((base.values.at(-1) ?? 0) * food.high)];
}

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
  const sizeEdits = others
    .filter(({ role, unit }) => isMeasure(unit) && (role === 'size' || (counted && role === 'alt')))
    .flatMap((one) => {
      // A can stays as large as it is; `3 eggplants (900 g)` says what all of them weigh.
      const all = one.role === 'alt' && main.unit === null;
      const own = all ? options : { ...options, factor: 1 };
      const base = sumOf([one], own);
      const shown = base && isMeasure(one.unit) ? target(one.unit, base, null, own) : null;
      if (!shown) return [];
      const size = amountText(shown, language);
      // `1 28-oz can` must not become `1 790 g can`
      const beside = /[\p{N}]\s+$/u.test(text.slice(0, one.start));
      return [{ start: one.start, end: one.end, text: beside ? `(${size})` : size }];
    });
  if (!isMeasure(main.unit))
    return { edits: [...countEdit(text, main, factor, language), ...sizeEdits], range: null };

  const plus = others.filter(({ role }) => role === 'plus');
  const twins = others.filter(({ role, unit }) => role === 'alt' && isMeasure(unit));
  const wanted = system === 'metric' ? METRIC_MEASURES : US_MEASURES;
  const ready = system === 'written' ? undefined : twins.find(({ unit }) => wanted.has(unit as MeasureId));
  // What a recipe weighed itself is better than a cup of the table; ounces of a liquid may be fluid.
  const isWeighed = system === 'metric' && food && !food.liquid && MEASURES[main.unit].kind === 'volume';
  const twin = ready ?? (isWeighed ? twins.find(({ unit }) => unit === 'oz' || unit === 'lb') : undefined);
  const end = [...plus].reduce((last, one) => Math.max(last, one.end), main.end);
  if (twin && !wanted.has(main.unit)) {
    const base = sumOf([twin], options);
    if (!base) return NOTHING;
    const shown = roundIn(system === 'us' ? 'us' : 'metric', base.values, base.kind);
    const same =
      factor === 1 && twin === ready ? text.slice(twin.start, twin.end) : amountText(shown, language);
    return {
      edits: [
        { start: main.start, end: Math.max(end, pastParenthesis(text, twin.end, main.start)), text: same },
      ],
      range: null,
    };
  }
  const base = sumOf([main, ...plus], options);
  const shown = base && target(main.unit, base, food, options);
  if (!base || !shown) return { edits: sizeEdits, range: null };
  // The other figure of the line would contradict the new one.
  const last = twins.reduce((most, one) => Math.max(most, pastParenthesis(text, one.end, main.start)), end);
  return {
    edits: [{ start: main.start, end: last, text: amountText(shown, language) }, ...sizeEdits],
    range: rangeOf(base, shown, food),
  };
}

/**
 * An ingredient line in the wanted units and scaled; the words stay as they are. Volumes of foods that are weighed become
 * grams by the food's density, grams become cups where the food is known. What cannot be read is left alone.
 */
export function convertLine(text: string, language: RecipeLanguage, options: LineOptions): ConvertedLine {
  const read = readLine(text, lexiconOf(language));
  const food = read.heading || read.amounts.length === 0 ? null : options.foodOf(text, read);
  const { edits, range } = planFor(text, language, read, food, options);
  const converted = edited(text, edits);
  return {
    text: converted,
    changed: converted !== text,
    heading: read.heading,
    unread: !read.heading && read.amounts.length === 0 && /[\d¼½¾⅓⅔⅛⅜⅝⅞]/u.test(text),
    food,
    range,
    quantity: quantityOf(read, food, options.sizes),
  };
}
