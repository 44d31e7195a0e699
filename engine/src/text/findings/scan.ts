import type { Token } from '../../language/tokens.ts';
import type { Scan, Source } from '../source.ts';
import { addFilling, addPart } from './fillings.ts';
import {
  type Finding,
  type FoundNumbers,
  isCount,
  measuredBy,
  numberWithUnit,
  tokenRun,
  unitRun,
  wordBefore,
} from './finding.ts';
import { readRange, readSides, readSlashRange } from './ranges.ts';

const asOther = (found: FoundNumbers): Finding => ({ ...found, kind: 'other', unit: null });

/** `T6`, `E330`, `$5`, but not `2 x400 g` */
const isAttached = (before: Token | undefined) =>
  before !== undefined && ((before.kind === 'word' && before.key !== 'x') || /^[$€£#]$/.test(before.key));

/** The number of a gas mark or of a type of flour: `gas mark 4`, `type 55`. */
function isNumberOfMark({ tokens, lexicon }: Source, { from }: Finding): boolean {
  const word = wordBefore(tokens, from);
  return (
    word !== undefined &&
    (lexicon.list.gasBefore.map.has(word.key) || lexicon.list.typeBefore.map.has(word.key))
  );
}

/** `80/20`, `7-grain`: a part of a name. */
function asPartOfName({ tokens }: Source, found: Finding): Finding | null {
  const sign = tokens[found.to]?.key;
  const beside = tokens[found.to + 1]?.kind;
  if (sign === '/' && beside === 'digits') return asOther({ ...found, to: found.to + 2 });
  // Not the half of `1 demi-citron`
  const isNumber = tokens[found.to - 1]?.kind !== 'word';
  return sign === '-' && beside === 'word' && isNumber ? asOther(found) : null;
}

/** A number in digits that is not a count: a gas mark, a flour type, or part of a name. */
function asNonCount(source: Source, found: Finding): Finding | null {
  if (found.as !== 'digits' || !isCount(found)) return null;
  return isNumberOfMark(source, found) ? asOther(found) : asPartOfName(source, found);
}

/** The number at token `at` with its unit, and the upper end of its range or its other sides. */
export function findingAt(scan: Scan, at: number): Finding | null {
  const read = numberWithUnit(scan, at);
  if (!read) return null;
  const { number, unit } = read;
  const found: Finding = {
    ...measuredBy(unit),
    from: at,
    to: unit?.next ?? number.next,
    values: [number.value],
    sides: false,
    as: number.as,
    numbers: [tokenRun(at, number.next)],
    units: unitRun(unit),
  };
  if (number.as === 'digits' && isAttached(scan.tokens[at - 1]))
    return asOther({ ...found, to: number.next });
  const whole = readRange(scan, found) ?? readSlashRange(scan, found) ?? found;
  const mayHaveSides = whole.values.length === 1 && (whole.kind === 'length' || isCount(whole));
  const sides = mayHaveSides ? readSides(scan, whole) : null;
  if (sides) return sides;
  const other = asNonCount(scan, whole);
  return other ?? addFilling(scan, addPart(scan, addFilling(scan, whole)));
}
