import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { type Finding, idOf, kindOf, numberWithUnit, run, unitRun } from './finding.ts';

/** The token after a sign or word between the ends of a range; null if there is none. */
function afterRange(tokens: readonly Token[], at: number, lexicon: Lexicon, between: boolean): number | null {
  let next = skipSpace(tokens, at);
  const sign = tokens[next]?.key;
  if (sign === '-' || sign === '~') {
    next += 1;
    if (tokens[next]?.key === '-') next += 1;
    // `12- to 14-inch`
    const word = phraseAt(tokens, skipSpace(tokens, next), lexicon.list.range);
    if (word && sign === '-') next = word.next;
  } else {
    const word = phraseAt(tokens, next, lexicon.list.range);
    const isAnd = word && (tokens[next]?.key === 'y' || tokens[next]?.key === 'et');
    const and = between ? phraseAt(tokens, next, lexicon.list.and) : null;
    if (isAnd && !between) return null;
    if (!word && !and) return null;
    next = word?.next ?? and?.next ?? next;
  }
  next = skipSpace(tokens, next);
  return tokens[next]?.key === '~' ? next + 1 : next;
}

/** The second side of a size: `8 by 12 inches`, `10 po x 14 po`, `9x13`. */
export function sidesAt(
  tokens: readonly Token[],
  first: Finding,
  lexicon: Lexicon,
  inLine: boolean,
): Finding | null {
  let found = first;
  for (let more = 0; more < 2; more++) {
    // `9-by-13-inch`, `12- x 16-in.`
    const near = skipSpace(tokens, found.to);
    const at = tokens[near]?.key === '-' ? skipSpace(tokens, near + 1) : near;
    const sign = phraseAt(tokens, at, lexicon.list.times);
    if (!sign) break;
    const far = skipSpace(tokens, sign.next);
    const from = tokens[far]?.key === '-' ? far + 1 : far;
    const next = numberWithUnit(tokens, from, lexicon, inLine);
    if (next?.number.as !== 'digits' || !(next.unit === null || next.unit.is === 'length')) break;
    const unit = idOf(next.unit) ?? found.unit;
    if (unit === null && tokens[at]?.key !== 'x') break;
    if (found.unit !== null && idOf(next.unit) !== null && found.unit !== idOf(next.unit)) break;
    const to = next.unit?.next ?? next.number.next;
    found = {
      ...found,
      kind: 'length',
      sides: true,
      unit,
      to,
      values: [...found.values, next.number.value],
      numbers: [...found.numbers, run(from, next.number.next)],
      units: [...found.units, ...unitRun(next.unit)],
    };
  }
  return found === first ? null : found;
}

/** The other end of a range: `2-3`, `100 g to 150 g`, `80°-85°F`. */
export function rangeFrom(
  tokens: readonly Token[],
  first: Finding,
  lexicon: Lexicon,
  inLine: boolean,
): Finding | null {
  const before = phraseAt(tokens, first.from - 2, lexicon.list.between);
  const at = afterRange(tokens, first.to, lexicon, before !== null);
  const [low = 0] = first.values;
  if (at === null || first.kind === 'other') return null;
  const second = numberWithUnit(tokens, at, lexicon, inLine);
  if (!second || second.number.as === 'article' || second.number.value <= low) return null;
  if (second.number.as === 'word' && first.as === 'digits' && second.number.value < 2) return null;
  const { number, unit } = second;
  const id = idOf(unit);
  const kind = first.units.length === 0 ? kindOf(unit) : first.kind;
  const sameUnit =
    first.units.length === 0 || (kindOf(unit) === first.kind && (id === first.unit || first.unit === null));
  // `1 or 2 (400 g)` counts things, and `2-1 lb packages` is not a range
  if (!sameUnit || (first.units.length > 0 && unit === null && first.kind !== 'temperature')) return null;
  if (first.units.length > 0 && unit === null) return null;
  const result: Finding = {
    ...first,
    kind,
    unit: id ?? first.unit,
    to: unit?.next ?? number.next,
    values: [low, number.value],
    numbers: [...first.numbers, run(at, number.next)],
    units: [...first.units, ...unitRun(unit)],
  };
  return result;
}
