import { type Edit, edited } from './edits.ts';
import { findMentions, type Mention } from './findMentions.ts';
import { numberText } from './numberText.ts';
import { type Rounded, roundCentimeters, roundDegrees, roundIn, roundInches } from './rounding.ts';
import { LENGTHS, type LengthId, MEASURES, METRIC_MEASURES, type MeasureId, US_MEASURES } from './units.ts';
import { unitText } from './unitText.ts';
import type { RecipeLanguage } from './words/recipeWords.ts';

export type TargetSystem = 'metric' | 'us';

/** Milliliters or grams of the measures that the cook's kitchen has otherwise, such as a cup of 250 ml. */
export type MeasureSizes = Readonly<Partial<Record<MeasureId, number>>>;

function convertedAmount(
  values: readonly number[],
  unit: MeasureId,
  system: TargetSystem,
  sizes: MeasureSizes,
): Rounded | null {
  const foreign = system === 'metric' ? US_MEASURES : METRIC_MEASURES;
  if (!foreign.has(unit)) return null;
  const { kind, size } = MEASURES[unit];
  const base = values.map((value) => value * (sizes[unit] ?? size));
  return roundIn(system, base, kind);
}

function convertedLength(values: readonly number[], unit: LengthId, system: TargetSystem): Rounded | null {
  if ((unit === 'inch') !== (system === 'metric')) return null;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  return system === 'metric'
    ? { values: centimeters.map(roundCentimeters), unit: 'cm' }
    : { values: centimeters.map((value) => roundInches(value / LENGTHS.inch)), unit: 'inch' };
}

/** A mention in the other system, rounded for the kitchen; null if it is in that system already or stands there in both. */
function convertMention(mention: Mention, system: TargetSystem, sizes: MeasureSizes = {}): Rounded | null {
  const { kind, values, unit } = mention;
  if (mention.twin) return null;
  if (kind === 'length') return convertedLength(values, unit as LengthId, system);
  if (kind === 'amount') return convertedAmount(values, unit as MeasureId, system, sizes);
  const target = system === 'metric' ? 'C' : 'F';
  if (unit === target) return null;
  const degrees = values.map((value) => (target === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32));
  return { values: degrees.map((value) => roundDegrees(value, target)), unit: target };
}

/** The changes that turn a mention into its converted form, its signs and words in between kept. */
function editsFor(text: string, mention: Mention, to: Rounded, language: RecipeLanguage): Edit[] {
  const us =
    to.unit !== 'cm' &&
    to.unit !== 'C' &&
    (mention.kind !== 'amount' ||
      US_MEASURES.has(to.unit as MeasureId) ||
      to.unit === 'tbsp' ||
      to.unit === 'tsp');
  const numbers = to.values.map((value) => numberText(value, language, us && mention.kind !== 'temperature'));
  const unit = unitText(to.unit, Math.max(...to.values), language);
  const [first = ''] = numbers;
  const same = numbers.every((number) => number === first);
  const plain = mention.numbers.length === numbers.length && !(same && numbers.length > 1 && !mention.sides);
  if (!plain) {
    const gap = to.unit === 'C' || to.unit === 'F' ? '' : ' ';
    // `every inch` keeps its word
    const [start = mention.start] =
      mention.numbers.length === 0 ? mention.units.map((span) => span.start) : [mention.start];
    const number = same ? first : numbers.join(mention.sides ? ' x ' : '–');
    return [{ start, end: mention.end, text: `${number}${gap}${unit}` }];
  }
  const edits: Edit[] = mention.numbers.map((span, index) => ({ ...span, text: numbers[index] ?? '' }));
  for (const span of mention.units) {
    const glued = /[^\s-]/.test(text.charAt(span.start - 1)) && !unit.startsWith('°');
    const gap = /[\p{L}×]/u.test(text.charAt(span.end)) ? ' ' : '';
    edits.push({ ...span, text: `${glued ? ' ' : ''}${unit}${gap}` });
  }
  const last = mention.numbers.at(-1);
  if (mention.units.length === 0 && last)
    edits.push({ start: last.end, end: last.end, text: `${unit.startsWith('°') ? '' : ' '}${unit}` });
  return edits;
}

/**
 * A text with its amounts, temperatures and lengths in metric or in US units; everything else stays as it is. Spoons
 * are in both systems and stay; figures that stand there in both systems stay. `sizes` says which cup is meant.
 */
export function convertText(
  text: string,
  language: RecipeLanguage,
  system: TargetSystem,
  sizes: MeasureSizes = {},
): string {
  const edits = findMentions(text, language).flatMap((mention) => {
    const to = convertMention(mention, system, sizes);
    return to ? editsFor(text, mention, to, language) : [];
  });
  return edited(text, edits);
}
