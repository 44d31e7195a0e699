import { lexiconOf } from '../../language/lexicons.ts';
import { numberText } from '../../language/numberText.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { unitText } from '../../language/unitText.ts';
import { shownDegrees } from '../../temperature/dial.ts';
import { type Heated, shownBy } from '../../temperature/shownBy.ts';
import {
  LENGTHS,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  type OwnSizes,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import { findMentions, type Mention } from '../findings/findMentions.ts';
import { articleBefore } from './articleBefore.ts';
import { type Edit, edited, pastDot, pastParenthesis } from './edits.ts';
import { isFixed } from './fixedAmounts.ts';
import { type Base, times } from './lineBase.ts';
import { inMetric, inUs, type LineFood } from './lineTarget.ts';
import { inOwnMeasures } from './ownMeasures.ts';
import { type Rounded, roundCentimeters, roundIn, roundInches, type TargetSystem } from './rounding.ts';

/** What the amounts of a text become. */
interface TextOptions {
  /** 'written' leaves the units as they are. */
  system: TargetSystem | 'written';
  sizes?: OwnSizes;
  factor?: number;
  /** What a mention is an amount of: null if that is not known, undefined if no food is measured. */
  foodAt?: (mention: Mention) => LineFood | null | undefined;
}

/**
 * An amount in the other system. Of a food that is weighed, as in the list of ingredients; a volume of what is not known
 * stays as written (null), because it may be dry.
 */
function inOtherSystem(base: Base, system: TargetSystem, food: LineFood | null | undefined): Rounded | null {
  if (food === undefined) return roundIn(system, base.values, base.kind);
  if (system === 'us') return inUs(base, food);
  return base.kind === 'volume' && food === null ? null : inMetric(base, food);
}

/** An amount in the other system, or scaled in its own; null if it stays. Only the first of two figures converts. */
function convertedAmount(
  values: readonly number[],
  unit: MeasureId,
  { system, sizes = {}, factor = 1 }: TextOptions,
  twin: boolean,
  food: LineFood | null | undefined,
): Rounded | null {
  const foreign = system === 'metric' ? US_ONLY_MEASURES : METRIC_ONLY_MEASURES;
  const { kind, size } = MEASURES[unit];
  const base: Base = { kind, values: times(values, (sizes[unit] ?? size) * factor) };
  const other = system !== 'written' && foreign.has(unit) && !twin ? inOtherSystem(base, system, food) : null;
  if (other) return other;
  return factor === 1 ? null : inOwnMeasures(unit, base, sizes, system === 'us');
}

function convertedLength(values: readonly number[], unit: LengthId, system: TargetSystem): Rounded | null {
  if ((unit === 'inch') !== (system === 'metric')) return null;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  return system === 'metric'
    ? { values: centimeters.map(roundCentimeters), unit: 'cm' }
    : { values: centimeters.map((value) => roundInches(value / LENGTHS.inch)), unit: 'inch' };
}

/** Degrees on the other scale; both ends of a range are an oven's, or neither. */
function convertedDegrees(values: readonly number[], target: 'C' | 'F', heated: Heated): number[] {
  const [from, to] =
    target === 'C' ? (['fahrenheit', 'celsius'] as const) : (['celsius', 'fahrenheit'] as const);
  const dial = values.every((value) => shownBy(value, from, heated) === 'dial');
  return values.map((value) => {
    const celsius = from === 'celsius' ? value : ((value - 32) * 5) / 9;
    return shownDegrees(celsius, to, dial ? 'dial' : 'thermometer');
  });
}

/** A mention in the other system, rounded for the kitchen; null if it is already in that system, or given in both. */
function convertMention(mention: Mention, options: TextOptions): Rounded | null {
  const { kind, values, unit, twin, heated } = mention;
  const { system } = options;
  if (kind === 'amount') {
    const own = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
    const told = twin && !own.has(unit as MeasureId) && own.has(twin.unit as MeasureId) ? twin : mention;
    const food = options.foodAt?.(mention);
    return convertedAmount(told.values, told.unit as MeasureId, options, twin !== null, food);
  }
  if (twin || system === 'written') return null;
  if (kind === 'length') return convertedLength(values, unit as LengthId, system);
  const target = system === 'metric' ? 'C' : 'F';
  return unit === target ? null : { values: convertedDegrees(values, target, heated), unit: target };
}

/** Nouns that English sizes are hyphenated before: `8-inch tin`, but `2 inches thick`. */
const SIZED =
  /^[\s-]*(?:round|square|springform|cake|loaf|tart|pie|baking|frying|skillet|pan|tin|dish|tray|ring|plate|piece|slice|cube|chunk|strip|circle|ball)/i;

/** The edits that convert a mention, keeping the signs and words inside it. */
function editsFor(text: string, mention: Mention, to: Rounded, language: RecipeLanguage): Edit[] {
  const us =
    to.unit !== 'cm' &&
    to.unit !== 'C' &&
    (mention.kind !== 'amount' ||
      US_ONLY_MEASURES.has(to.unit as MeasureId) ||
      to.unit === 'tbsp' ||
      to.unit === 'tsp');
  const numbers = to.values.map((value) => numberText(value, language, us && mention.kind !== 'temperature'));
  const unit = unitText(to.unit, Math.max(...to.values), language);
  const [first = ''] = numbers;
  const same = numbers.every((number) => number === first);
  // When scaled, both figures of `100 g (3.5 oz)` are replaced by one.
  const plain =
    mention.twin === null &&
    mention.numbers.length === numbers.length &&
    !(same && numbers.length > 1 && !mention.sides);
  if (!plain) {
    const gap = to.unit === 'C' || to.unit === 'F' ? '' : ' ';
    // `every inch` has no number to replace
    const [start = mention.start] =
      mention.numbers.length === 0 ? mention.units.map((span) => span.start) : [mention.start];
    const number = same ? first : numbers.join(mention.sides ? ' x ' : '–');
    const open = /[([][^)\]]*$/.test(text.slice(mention.start, mention.end));
    const dot = pastDot(text, mention.end, false);
    const end = open ? pastParenthesis(text, dot) : dot;
    return [{ start, end, text: `${number}${gap}${unit}` }];
  }
  const edits: Edit[] = mention.numbers.map((span, index) => ({ ...span, text: numbers[index] ?? '' }));
  const [only, more] = mention.units;
  if (to.unit === 'inch' && language === 'en' && only && !more && SIZED.test(text.slice(only.end))) {
    const end = mention.numbers.at(-1)?.end ?? only.start;
    return [...edits, { start: end, end: only.end, text: '-inch' }];
  }
  for (const span of mention.units) {
    const glued = /[^\s-]/.test(text.charAt(span.start - 1)) && !unit.startsWith('°');
    const gap = /[\p{L}×]/u.test(text.charAt(span.end)) ? ' ' : '';
    edits.push({ ...span, end: pastDot(text, span.end, false), text: `${glued ? ' ' : ''}${unit}${gap}` });
  }
  const last = mention.numbers.at(-1);
  if (mention.units.length === 0 && last)
    edits.push({ start: last.end, end: last.end, text: `${unit.startsWith('°') ? '' : ' '}${unit}` });
  return edits;
}

/** The edits that convert and scale the `wanted` mentions of a text. */
export function textEdits(
  text: string,
  language: RecipeLanguage,
  options: TextOptions,
  wanted: (mention: Mention) => boolean = () => true,
): Edit[] {
  const { factor = 1 } = options;
  return findMentions(text, lexiconOf(language)).flatMap((mention) => {
    if (!wanted(mention)) return [];
    const fixed = factor !== 1 && mention.kind === 'amount' && isFixed(text, mention, language);
    const to = convertMention(mention, fixed ? { ...options, factor: 1 } : options);
    if (!to) return [];
    const edits = editsFor(text, mention, to, language);
    return language === 'en' ? [...articleBefore(text, edits[0]), ...edits] : edits;
  });
}

/**
 * A text with its amounts, temperatures and lengths in metric or in US units, and its amounts times `factor`. Times,
 * temperatures, pans and what each piece takes are never scaled. Spoons are in both systems and stay; figures given in
 * both systems stay unless they are scaled. `sizes` says which cup is meant.
 */
export const convertText = (text: string, language: RecipeLanguage, options: TextOptions): string =>
  edited(text, textEdits(text, language, options));
