import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { type UnitFound, unitAfter } from './unitAfter.ts';

/** A run of tokens, the end not included. */
export interface Run {
  from: number;
  to: number;
}

/** A number in a text with its unit. */
export interface Finding extends Run {
  kind: 'amount' | 'temperature' | 'length' | 'other';
  /** One number, the two ends of a range, or the sides of a pan. */
  values: number[];
  sides: boolean;
  /** A measure, a word for counted things, `C`, `F`, a length; null for counts and where it is only implied. */
  unit: string | null;
  as: ReadNumber['as'];
  numbers: Run[];
  units: Run[];
}

/** An amount's role in the line: the first, more of it, the same again, or the size of one can or piece. */
export type AmountRole = 'main' | 'plus' | 'alt' | 'size';

export interface RoleFinding extends Finding {
  role: AmountRole;
}

export const run = (from: number, to: number): Run => ({ from, to });

/** `1,000 g` is a kilogram, but `1,250 kg` is one and a quarter: nobody weighs kilograms by the thousand. */
function sized(number: ReadNumber, unit: UnitFound | null): ReadNumber {
  if (number.thousands === undefined) return number;
  const small = unit?.is === 'amount' && (unit.id === 'g' || unit.id === 'ml' || unit.id === 'mg');
  const counts = unit === null && number.grouped;
  return small || counts ? { ...number, value: number.thousands } : number;
}

/** Numbers grouped by spaces need a unit after the group: `1 000 g`. */
export function numberWithUnit(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  inLine: boolean,
): { number: ReadNumber; unit: UnitFound | null } | null {
  const number = numberAt(tokens, at, lexicon);
  if (!number) return null;
  if (
    number.thousands !== undefined &&
    tokens[number.next]?.kind === 'space' &&
    number.value === Math.floor(number.value) &&
    String(number.value).length + 3 === String(number.thousands).length &&
    tokens[number.next + 1]?.kind === 'digits'
  ) {
    const unit = unitAfter(tokens, number.next + 2, number.thousands, lexicon, inLine);
    if (unit?.is === 'amount' && (unit.id === 'g' || unit.id === 'ml'))
      return { number: { ...number, value: number.thousands, next: number.next + 2 }, unit };
    const { thousands: _, ...plain } = number;
    return { number: plain, unit: unitAfter(tokens, number.next, number.value, lexicon, inLine) };
  }
  const unit = unitAfter(tokens, number.next, number.value, lexicon, inLine);
  return { number: sized(number, unit), unit };
}

/** The phrases that may end before token `at`, skipping periods and spaces. */
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

export const kindOf = (unit: UnitFound | null): Finding['kind'] =>
  unit?.is === 'degrees'
    ? 'temperature'
    : unit?.is === 'length'
      ? 'length'
      : unit?.is === 'other'
        ? 'other'
        : 'amount';
export const idOf = (unit: UnitFound | null) => (unit === null || unit.is === 'other' ? null : unit.id);
export const unitRun = (unit: UnitFound | null) => (unit ? [run(unit.from, unit.next)] : []);

/** Whether a finding is a weight or a volume. */
export const isMeasured = (found: Finding) => found.kind === 'amount' && isMeasure(found.unit);
