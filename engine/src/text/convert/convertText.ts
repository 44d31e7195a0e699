import type { Lexicon } from '../../language/lexicon.ts';
import { roundCentimeters, roundInches } from '../../rounding/lengths.ts';
import { shownDegrees } from '../../temperature/dial.ts';
import { type Heated, shownBy } from '../../temperature/shownBy.ts';
import {
  LENGTHS,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type SizeOverrides,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { AmountMention, Mention, Sentence } from '../findings/findMentions.ts';
import { textLine } from '../line/textLine.ts';
import { articleBefore } from './articleBefore.ts';
import { type Edit, edited } from './edits.ts';
import { isFixed } from './fixedAmounts.ts';
import { type Base, times } from './lineBase.ts';
import { inMetric, inUs, type LineFood } from './lineTarget.ts';
import { mentionEdits, type Shown } from './mentionEdits.ts';
import { inOwnMeasures, inSystem, type TargetSystem } from './ownMeasures.ts';

/** What the amounts of a text become. */
interface TextOptions {
  /** 'written' leaves the units as they are. */
  system: TargetSystem | 'written';
  sizes?: SizeOverrides;
  factor?: number;
  /** What a mention is an amount of: null if that is not known, undefined if no food is measured. */
  foodAt?: (mention: AmountMention) => LineFood | null | undefined;
}

/**
 * An amount in the other system. Of a food that is weighed, as in the list of ingredients; a volume of what is not known
 * stays as written (null), because it may be dry.
 */
function inOtherSystem(base: Base, system: TargetSystem, food: LineFood | null | undefined): Shown | null {
  if (food === undefined) return inSystem(system, base);
  if (system === 'us') return inUs(base, food);
  return base.kind === 'volume' && food === null ? null : inMetric(base, food);
}

/** An amount in the other system, or scaled in its own; null if it stays. Only the first of two figures converts. */
function convertedAmount(mention: AmountMention, options: TextOptions): Shown | null {
  const { system, sizes = {}, factor = 1 } = options;
  const { twin } = mention;
  const own = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const isTwinOwn = twin !== null && !own.has(mention.unit) && own.has(twin.unit);
  const { values, unit } = isTwinOwn ? twin : mention;
  const foreign = system === 'metric' ? US_ONLY_MEASURES : METRIC_ONLY_MEASURES;
  const { kind, size } = MEASURES[unit];
  const base: Base = { kind, values: times(values, (sizes[unit] ?? size) * factor) };
  if (system !== 'written' && foreign.has(unit) && twin === null) {
    const other = inOtherSystem(base, system, options.foodAt?.(mention));
    if (other) return other;
  }
  return factor === 1 ? null : inOwnMeasures({ unit, base }, sizes, system === 'us');
}

function convertedLength(values: readonly number[], unit: LengthId, system: TargetSystem): Shown | null {
  if ((unit === 'inch') !== (system === 'metric')) return null;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  return system === 'metric'
    ? [{ values: centimeters.map(roundCentimeters), unit: 'cm' }]
    : [{ values: centimeters.map((value) => roundInches(value / LENGTHS.inch)), unit: 'inch' }];
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
function convertMention(mention: Mention, options: TextOptions): Shown | null {
  const { system } = options;
  if (mention.kind === 'amount') return convertedAmount(mention, options);
  if (mention.twin || system === 'written') return null;
  if (mention.kind === 'length') return convertedLength(mention.values, mention.unit, system);
  const target = system === 'metric' ? 'C' : 'F';
  if (mention.unit === target) return null;
  return [{ values: convertedDegrees(mention.values, target, mention.heated), unit: target }];
}

/** The edits that convert and scale the `wanted` mentions of a sentence. */
export function textEdits(
  sentence: Sentence,
  options: TextOptions,
  wanted: (mention: Mention) => boolean = () => true,
): Edit[] {
  const { factor = 1 } = options;
  const { mentions } = sentence;
  return mentions.flatMap((mention) => {
    if (!wanted(mention)) return [];
    const fixed = factor !== 1 && mention.kind === 'amount' && isFixed(sentence, mention);
    const to = convertMention(mention, fixed ? { ...options, factor: 1 } : options);
    if (!to) return [];
    const edits = mentionEdits(sentence, mention, to);
    return [...articleBefore(sentence, edits[0]), ...edits];
  });
}

/**
 * A sentence with its amounts, temperatures and lengths in metric or in US units, and its amounts times `factor`. Times,
 * temperatures, pans and what each piece takes are never scaled. Spoons are in both systems and stay; figures given in
 * both systems stay unless they are scaled. `sizes` says which cup is meant.
 */
export const convertSentence = (sentence: Sentence, options: TextOptions): string =>
  edited(sentence.text, textEdits(sentence, options));

export const convertText = (text: string, lexicon: Lexicon, options: TextOptions): string =>
  convertSentence(textLine(text, lexicon), options);
