import type { Token } from '../../language/tokens.ts';
import { isMeasure, type MeasureId } from '../../units/measureWords.ts';
import type { Scan } from '../source.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { type Measured, type UnitFound, unitAfter } from './unitAfter.ts';

/** A run of tokens; `to` is exclusive. */
export interface TokenRun {
  from: number;
  to: number;
}

/** The numbers of a finding, and where they and their units are. */
export interface FoundNumbers extends TokenRun {
  /** One number, the two ends of a range, or the sides of a pan. */
  values: number[];
  sides: boolean;
  as: ReadNumber['as'];
  numbers: TokenRun[];
  units: TokenRun[];
}

/** Numbers in a text with their unit. */
export type Finding = FoundNumbers & Measured;
export type AmountFinding = Extract<Finding, { kind: 'amount' }>;
export type LengthFinding = Extract<Finding, { kind: 'length' }>;
export type TemperatureFinding = Extract<Finding, { kind: 'temperature' }>;
/** A weight or a volume. */
export type MeasuredFinding = AmountFinding & { unit: MeasureId };

/** An amount's role in the line: the first, added to it, an alternative figure, or the size of one can or piece. */
export type AmountRole = 'main' | 'plus' | 'alt' | 'size';

/** A line may start with a length: `2 cm ginger`. */
export type RoleFinding = (AmountFinding | LengthFinding) & {
  role: AmountRole;
  /** The package that a weight is printed on: `can` of `15 oz can`. */
  heldIn?: string;
};

export const tokenRun = (from: number, to: number): TokenRun => ({ from, to });

/** `1,000 g` is a kilogram, but `1,250 kg` is one and a quarter: nobody weighs kilograms by the thousand. */
function withGrouping(number: ReadNumber, unit: UnitFound | null): ReadNumber {
  if (number.thousands === undefined) return number;
  const small = unit !== null && isSmall(unit.is, ['g', 'ml', 'mg']);
  const counts = unit === null && number.grouped;
  return small || counts ? { ...number, value: number.thousands } : number;
}

const isSmall = ({ kind, unit }: Measured, small: readonly MeasureId[]) =>
  kind === 'amount' && small.some((id) => id === unit);

/** Whether a number has groups separated by a space, as in `1 000`. */
const isSpaced = ({ value, thousands, next }: ReadNumber, tokens: readonly Token[]) =>
  thousands !== undefined &&
  tokens[next]?.kind === 'space' &&
  value === Math.floor(value) &&
  String(value).length + 3 === String(thousands).length &&
  tokens[next + 1]?.kind === 'digits';

interface NumberWithUnit {
  number: ReadNumber;
  unit: UnitFound | null;
}

/** Numbers grouped by spaces need a unit after the group: `1 000 g`. */
export function numberWithUnit(scan: Scan, at: number): NumberWithUnit | null {
  const { tokens } = scan;
  const number = numberAt(tokens, at, scan.lexicon);
  if (!number) return null;
  const { thousands, ...plain } = number;
  if (thousands !== undefined && isSpaced(number, tokens)) {
    const unit = unitAfter(scan, number.next + 2, thousands);
    if (unit && isSmall(unit.is, ['g', 'ml']))
      return { number: { ...number, value: thousands, next: number.next + 2 }, unit };
    return { number: plain, unit: unitAfter(scan, number.next, number.value) };
  }
  const unit = unitAfter(scan, number.next, number.value);
  return { number: withGrouping(number, unit), unit };
}

/** The word before token `at`, skipping periods and spaces. */
export function wordBefore(tokens: readonly Token[], at: number, skip = 0): Token | undefined {
  let index = at - 1;
  for (let left = 3; left > 0 && index >= 0; left--) {
    const key = tokens[index]?.key;
    if (key !== ' ' && key !== "'" && key !== '.' && key !== ':' && key !== '°' && key !== '-') break;
    index -= 1;
  }
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  return skip > 0 ? wordBefore(tokens, index, skip - 1) : token;
}

/** What a number with this unit measures; a count without one. */
export const measuredBy = (unit: UnitFound | null): Measured => unit?.is ?? { kind: 'amount', unit: null };
export const unitRun = (unit: UnitFound | null) => (unit ? [tokenRun(unit.from, unit.next)] : []);

/** Whether a finding counts things without a word for them. */
export const isCount = ({ kind, unit }: Measured) => kind === 'amount' && unit === null;

/** Whether a finding is a weight or a volume. */
export const isMeasured = <Any extends Finding>(found: Any): found is Any & MeasuredFinding =>
  found.kind === 'amount' && isMeasure(found.unit);

/** Whether a number may start at a token: not at white space, a sign or the dot of an abbreviation. */
export function mayStartNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'space') return false;
  if (token.key === '.') return tokens[at - 1]?.kind !== 'word';
  return token.kind !== 'mark';
}

/** Whether two amounts are the same number of the same unit. */
export const repeatsAmount = (first: Finding, second: Finding): boolean =>
  first.unit === second.unit && first.values.join() === second.values.join();
