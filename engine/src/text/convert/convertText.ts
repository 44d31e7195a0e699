import type { Lexicon } from '../../language/lexicon.ts';
import { roundCentimeters, roundInches } from '../../rounding/lengths.ts';
import type { Jug } from '../../rounding/metric.ts';
import { shownDegrees } from '../../temperature/dial.ts';
import { fahrenheitToCelsius } from '../../temperature/scales.ts';
import { type DegreeUnit, SCALE_OF_UNIT, shownBy } from '../../temperature/shownBy.ts';
import {
  LENGTHS,
  type LengthId,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type SizeOverrides,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { AmountMention, Mention, Sentence } from '../findings/figures.ts';
import { textLine } from '../line/textLine.ts';
import { articleEdits } from './articleEdits.ts';
import { applyEdits, type Edit } from './edits.ts';
import { isFixedAmount } from './fixedAmounts.ts';
import { type BaseQuantity, multiply } from './lineQuantity.ts';
import { type LineFood, toMetric, toUs } from './lineTarget.ts';
import { mentionEdits, type ShownMeasures } from './mentionEdits.ts';
import { ovenMarkEdits } from './ovenMarks.ts';
import { showInOriginalMeasures, showInSystem, type TargetSystem } from './showMeasures.ts';

/** How to convert the amounts of a text. */
interface TextOptions {
  /** 'written' leaves the units as they are. */
  system: TargetSystem | 'written';
  sizes?: SizeOverrides;
  factor?: number;
  /** As for lines: whether the recipe's country weighs what Americans measure in cups. */
  weighs?: boolean;
  /** The scale of the cook's oven, if it is not the system's. */
  oven?: DegreeUnit | undefined;
  /** What the cook's jug is marked in; milliliters if not given. */
  jug?: Jug | undefined;
  /** The food of a mention: null if unknown, undefined if no food is measured. */
  foodAt?: (mention: AmountMention) => LineFood | null | undefined;
}

/**
 * An amount in the other system; null if it is in the wanted one. A food that is weighed converts as in the ingredient
 * list; a volume of an unknown food stays as written (null), because it may be dry, and so do ounces of what no cup
 * measures.
 */
function inOtherSystem(
  base: BaseQuantity,
  mention: AmountMention,
  { system, weighs, jug, foodAt }: TextOptions,
): ShownMeasures | null {
  if (system === 'written' || mention.twin !== null) return null;
  const isOther = (system === 'metric' ? US_ONLY_MEASURES : METRIC_ONLY_MEASURES).has(mention.unit);
  if (!isOther && !(system === 'us' && weighs && base.kind === 'weight')) return null;
  const food = foodAt?.(mention);
  if (!isOther) return food && food.density !== null && !food.whole ? toUs(base, food) : null;
  if (food === undefined) return showInSystem(system, base, jug);
  if (system === 'us') return toUs(base, food);
  return base.kind === 'volume' && food === null ? null : toMetric(base, food, jug);
}

/** An amount in the other system, or scaled in its own; null if unchanged. Only the first of two figures converts. */
function convertedAmount(mention: AmountMention, options: TextOptions): ShownMeasures | null {
  const { system, sizes = {}, factor = 1 } = options;
  const { twin } = mention;
  const systemMeasures = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const isTwinInSystem = twin !== null && !systemMeasures.has(mention.unit) && systemMeasures.has(twin.unit);
  const { values, unit } = isTwinInSystem ? twin : mention;
  const { kind, size } = MEASURES[unit];
  const base: BaseQuantity = { kind, values: multiply(values, (sizes[unit] ?? size) * factor) };
  const other = inOtherSystem(base, mention, options);
  if (other) return other;
  return factor === 1 ? null : showInOriginalMeasures({ unit, base }, sizes, system === 'us');
}

function convertedLength(
  values: readonly number[],
  unit: LengthId,
  system: TargetSystem,
): ShownMeasures | null {
  if ((unit === 'inch') !== (system === 'metric')) return null;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  return system === 'metric'
    ? [{ values: centimeters.map(roundCentimeters), unit: 'cm' }]
    : [{ values: centimeters.map((value) => roundInches(value / LENGTHS.inch)), unit: 'inch' }];
}

/** The scale that a system measures in, or that the cook's oven has. */
const ovenUnit = (system: TargetSystem, oven: DegreeUnit | undefined): DegreeUnit =>
  oven ?? (system === 'metric' ? 'C' : 'F');

/** Degrees on the other scale; null if they are on it. Either both ends of a range are oven settings, or neither. */
function convertedDegrees(
  { values, unit, heated }: Extract<Mention, { kind: 'temperature' }>,
  { system, oven }: { system: TargetSystem; oven?: DegreeUnit | undefined },
): ShownMeasures | null {
  const dial = values.every((value) => shownBy(value, SCALE_OF_UNIT[unit], heated) === 'dial');
  const target = ovenUnit(system, dial ? oven : undefined);
  if (unit === target) return null;
  const degrees = values.map((value) => {
    const celsius = unit === 'C' ? value : fahrenheitToCelsius(value);
    return shownDegrees(celsius, SCALE_OF_UNIT[target], dial ? 'dial' : 'thermometer');
  });
  return [{ values: degrees, unit: target }];
}

/** A mention in the other system, rounded for the kitchen; null if it is already in that system, or given in both. */
function convertMention(mention: Mention, options: TextOptions): ShownMeasures | null {
  const { system, oven } = options;
  if (mention.kind === 'amount') return convertedAmount(mention, options);
  if (mention.twin || system === 'written') return null;
  if (mention.kind === 'length') return convertedLength(mention.values, mention.unit, system);
  return convertedDegrees(mention, { system, oven });
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
    const fixed = factor !== 1 && mention.kind === 'amount' && isFixedAmount(sentence, mention);
    const to = convertMention(mention, fixed ? { ...options, factor: 1 } : options);
    if (!to) return [];
    const edits = mentionEdits(sentence, mention, to);
    return [...articleEdits(sentence, edits[0]), ...edits];
  });
}

/**
 * A sentence with its amounts, temperatures and lengths in metric or in US units, and its amounts times `factor`.
 * Times, temperatures, pans and what each piece takes are never scaled. Spoons are in both systems and stay; figures
 * given in both systems stay unless they are scaled. `sizes` says which cup is meant.
 * A gas mark or a thermostat without degrees gets them.
 */
export function convertSentence(sentence: Sentence, options: TextOptions): string {
  const { system, oven } = options;
  const marks = system === 'written' ? [] : ovenMarkEdits(sentence, ovenUnit(system, oven));
  return applyEdits(sentence.text, [...textEdits(sentence, options), ...marks]);
}

export const convertText = (text: string, lexicon: Lexicon, options: TextOptions): string =>
  convertSentence(textLine(text, lexicon), options);
