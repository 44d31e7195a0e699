import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { type Finding, isMeasured, wordBefore } from '../findings/finding.ts';
import { findingAt } from '../findings/scan.ts';

/** The nesting depth of parentheses at each token; the parentheses themselves count as inside. */
export function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map(({ key }) => {
    if (key === '(') depth += 1;
    const here = depth;
    if (key === ')') depth = Math.max(0, depth - 1);
    return here;
  });
}

/** An emoji is several tokens: the picture, joiners, and variation selectors. */
const BULLET = /^(?:[-*•·●▪‣>+□☐▢◦~_#|»✓–]|\p{Extended_Pictographic}|\uFE0F|\u200D)$/u;

/** `*Optional*: 1 egg`: the star opens emphasis, not a list item. */
function isEmphasis(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (tokens[next]?.key === '*') next += 1;
  return next > at && tokens[next]?.kind === 'word' && tokens.slice(next).some(({ key }) => key === '*');
}

const OPENS = /^[(:,;\-/+=|]$/;

/** The first token after a bullet, a list number or emphasis. */
export function afterBullet(tokens: readonly Token[]): number {
  let at = skipSpace(tokens, 0);
  while (
    BULLET.test(tokens[at]?.text ?? '') &&
    !isEmphasis(tokens, at) &&
    !(tokens[at]?.key === '#' && tokens[at + 1]?.kind === 'digits')
  )
    at = skipSpace(tokens, at + 1);
  // `[ ]` and `[x]` of checklists
  if (tokens[at]?.text === '[' && (tokens[at + 2]?.text === ']' || tokens[at + 1]?.text === ']'))
    at = skipSpace(tokens, at + (tokens[at + 1]?.text === ']' ? 2 : 3));
  return at;
}

function opensSegment(tokens: readonly Token[], at: number, start: number): boolean {
  if (at <= start) return true;
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1];
  return OPENS.test(before?.key ?? '');
}

/** Whether a number word is meant as one: `a cup`, but not the `one` in `the best one`. */
function countsHere(tokens: readonly Token[], found: Finding, start: number, lexicon: Lexicon): boolean {
  if (found.as === 'digits' || opensSegment(tokens, found.from, start)) return true;
  if (isMeasured(found)) return true;
  if (found.as === 'word' && found.unit !== null) return true;
  const before = wordBefore(tokens, found.from);
  const about =
    before !== undefined &&
    (lexicon.list.about.map.has(before.key) ||
      lexicon.list.of.map.has(before.key) ||
      lexicon.list.parts.map.has(before.key) ||
      before.key === 'from');
  return (
    about ||
    (found.unit !== null && found.kind === 'amount' && found.as === 'article' && before === undefined)
  );
}

/** `Litro y medio`, `Pint and a half`: one and a part, with the one left out. */
function unitAndPart(tokens: readonly Token[], at: number, lexicon: Lexicon): Finding | null {
  const unit = phraseAt(tokens, at, lexicon.units);
  const from = unit ? skipSpace(tokens, unit.next) : at;
  const part = unit ? phraseAt(tokens, from, lexicon.andParts) : null;
  if (!unit || !part) return null;
  const run = { from: at, to: unit.next };
  return {
    kind: 'amount',
    from: at,
    to: part.next,
    values: [1 + part.value],
    sides: false,
    unit: unit.value,
    as: 'word',
    numbers: [{ from, to: part.next }],
    units: [run],
  };
}

/** All numbers of a line with their units, in order. */
export function lineFindings(tokens: readonly Token[], start: number, lexicon: Lexicon): Finding[] {
  const found: Finding[] = [];
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'space' || (token.kind === 'mark' && token.key !== '.')) continue;
    if (token.key === '.' && tokens[at - 1]?.kind === 'word') continue;
    const one =
      findingAt(tokens, at, lexicon, true) ?? (at === start ? unitAndPart(tokens, at, lexicon) : null);
    if (one && countsHere(tokens, one, start, lexicon)) {
      // `00 flour` is not an amount
      found.push(one.values[0] === 0 ? { ...one, kind: 'other' } : one);
      at = one.to - 1;
    } else if (token.kind === 'word') {
      const phrase = phraseAt(tokens, at, lexicon.list.degrees);
      if (phrase) at = phrase.next - 1;
    }
  }
  return found;
}
