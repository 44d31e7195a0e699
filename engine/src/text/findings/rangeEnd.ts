import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { Source } from '../source.ts';
import { numberAt, type ReadNumber } from './numbers.ts';

/** The token after a hyphen or tilde between the ends of a range; null if there is none. */
function afterRangeSign({ tokens, lexicon }: Source, at: number): number | null {
  const sign = tokens[at]?.key;
  if (sign !== '-' && sign !== '~') return null;
  const next = tokens[at + 1]?.key === '-' ? at + 2 : at + 1;
  // `12- to 14-inch`
  const word = sign === '-' ? phraseAt(tokens, skipSpace(tokens, next), lexicon.list.range) : null;
  return word?.next ?? next;
}

/** The token after a word between the ends of a range; `and` counts only after `between`. */
function afterRangeWord({ tokens, lexicon }: Source, at: number, between: boolean): number | null {
  const word = phraseAt(tokens, at, lexicon.list.range);
  const isAnd = word && lexicon.list.and.map.has(tokens[at]?.key ?? '');
  if (isAnd && !between) return null;
  const and = between ? phraseAt(tokens, at, lexicon.list.and) : null;
  return word?.next ?? and?.next ?? null;
}

/** The token after a sign or word between the ends of a range; null if there is none. */
function afterRange(source: Source, at: number, between: boolean): number | null {
  const { tokens } = source;
  const near = skipSpace(tokens, at);
  const joint = afterRangeSign(source, near) ?? afterRangeWord(source, near, between);
  if (joint === null) return null;
  const next = skipSpace(tokens, joint);
  return tokens[next]?.key === '~' ? next + 1 : next;
}

/** The lower end of a range. */
interface RangeStart {
  /** Its first token, and the one after its number and unit. */
  from: number;
  to: number;
}

/** The first token of the upper end of a range: after `-`, `to`, and after `between` also `and`; null if there is none. */
export function upperEndAt(source: Source, { from, to }: RangeStart): number | null {
  const { tokens, lexicon } = source;
  return afterRange(source, to, phraseAt(tokens, from - 2, lexicon.list.between) !== null);
}

/** The number at the upper end of a range, without its unit: `-30`, `to 30`, `/30`; null if there is none. */
export function rangeEnd(source: Source, first: RangeStart): ReadNumber | null {
  const { tokens, lexicon } = source;
  const near = skipSpace(tokens, first.to);
  const next = tokens[near]?.key === '/' ? skipSpace(tokens, near + 1) : upperEndAt(source, first);
  return next === null ? null : numberAt(tokens, next, lexicon);
}
