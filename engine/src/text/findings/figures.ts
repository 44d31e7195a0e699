import type { Lexicon } from '../../language/lexicon.ts';
import type { DegreeUnit, Heated } from '../../temperature/shownBy.ts';
import type { LengthId, MeasureId } from '../../units/measureWords.ts';
import { type Source, sourceOf } from '../source.ts';
import { findHeated } from './findHeated.ts';
import type { TokenRun } from './finding.ts';
import { type MentionFinding, mentionFindings, type ScaledFinding } from './mentionFindings.ts';
import { impliedScale } from './temperatures.ts';

interface Span {
  start: number;
  end: number;
}

interface Quantified<Kind, Unit> {
  kind: Kind;
  unit: Unit;
  /** The same amount is given in other units too, so it needs no conversion. */
  twin: { values: readonly number[]; unit: Unit } | null;
}

type TemperatureQuantity = Quantified<'temperature', DegreeUnit>;
type LengthQuantity = Quantified<'length', LengthId>;
type AmountQuantity = Quantified<'amount', MeasureId>;

interface MentionPlace extends Span {
  /** One number, the two ends of a range, or the sides of a pan. */
  values: readonly number[];
  sides: boolean;
  /** True if the unit is not written: `350 degrees`, `9x13`. */
  implied: boolean;
  /** What is heated, by the words around a temperature. */
  heated: Heated;
  /** The positions of the numbers and the units. */
  numbers: readonly Span[];
  units: readonly Span[];
}

/** An amount, a temperature or a length in a sentence. */
export type Mention = MentionPlace & (TemperatureQuantity | LengthQuantity | AmountQuantity);
export type LengthMention = MentionPlace & LengthQuantity;
export type AmountMention = MentionPlace & AmountQuantity;

/** A text with the mentions found in it. */
export interface Sentence extends Source {
  readonly mentions: readonly Mention[];
}

/** A finding together with its equivalents in other units. */
export interface Group {
  first: ScaledFinding;
  twins: readonly ScaledFinding[];
  to: number;
}

/** A finding, and whether its unit is not written. */
type Figure = ScaledFinding & { implied: boolean };

/** The findings with the scales of degrees that have none written; without those that could be on either. */
function withScales(source: Source, found: readonly MentionFinding[]): Figure[] {
  const written = new Set(found.flatMap(({ kind, unit }) => (kind === 'temperature' ? unit : [])));
  return found.flatMap((finding) => {
    const implied = finding.units.length === 0;
    if (finding.kind !== 'temperature') return { ...finding, implied };
    if (finding.unit !== null) return { ...finding, unit: finding.unit, implied };
    const unit = impliedScale(finding.values, source, written);
    return unit === null ? [] : { ...finding, unit, implied: true };
  });
}

/** The first figure in another unit. */
const findTwin = <Unit extends string>(
  unit: Unit,
  figures: readonly { values: readonly number[]; unit: Unit }[],
) => {
  const found = figures.find((figure) => figure.unit !== unit);
  return found ? { values: found.values, unit: found.unit } : null;
};

const isOf =
  <Kind extends ScaledFinding['kind']>(kind: Kind) =>
  (finding: ScaledFinding): finding is Extract<ScaledFinding, { kind: Kind }> =>
    finding.kind === kind;

/** The quantity of a group, with its equivalent in another unit. */
function quantityOf({ first, twins }: Group): TemperatureQuantity | LengthQuantity | AmountQuantity {
  const { kind, unit } = first;
  if (kind === 'amount') return { kind, unit, twin: findTwin(unit, twins.filter(isOf(kind))) };
  if (kind === 'length') return { kind, unit, twin: findTwin(unit, twins.filter(isOf(kind))) };
  return { kind, unit, twin: findTwin(unit, twins.filter(isOf(kind))) };
}

/** The figures of a text with their units. */
export const figuresIn = (source: Source): readonly Figure[] => withScales(source, mentionFindings(source));

/** Figures as mentions, by groups of those that repeat each other. */
export function asMentions(source: Source, found: readonly Figure[], groups: readonly Group[]): Mention[] {
  const { tokens } = source;
  const implied = new Set(found.flatMap((finding) => (finding.implied ? finding.from : [])));
  const spanOf = ({ from, to }: TokenRun): Span => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  });
  let since = 0;
  return groups.map((group): Mention => {
    const { first, to } = group;
    const degrees = first.kind === 'temperature';
    const heated = degrees ? findHeated(source, { from: first.from, to }, since) : null;
    if (degrees) since = to;
    return {
      ...spanOf({ from: first.from, to }),
      ...quantityOf(group),
      values: first.values,
      sides: first.sides,
      implied: implied.has(first.from),
      heated,
      numbers: first.numbers.map(spanOf),
      units: first.units.map(spanOf),
    };
  });
}

/** Each figure of a question. */
export function figuresOf(text: string, lexicon: Lexicon): Mention[] {
  const source = sourceOf(text, lexicon);
  const found = figuresIn(source);
  return asMentions(
    source,
    found,
    found.map((first) => ({ first, twins: [], to: first.to })),
  );
}
