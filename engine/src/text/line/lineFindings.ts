import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { type Finding, isMeasured, mayStartNumber, wordBefore } from '../findings/finding.ts';
import { findingAt } from '../findings/scan.ts';
import type { Source } from '../source.ts';

/** A line with all its numbers. */
export interface NumberedLine extends Source {
  findings: readonly Finding[];
  /** The findings by their first token. */
  starts: ReadonlyMap<number, Finding>;
}

/** The nesting depth of parentheses at each token; the parentheses themselves count as inside. */
export function parenthesisDepths(tokens: readonly Token[]): number[] {
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
export function skipBullet(tokens: readonly Token[]): number {
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

/** The token after `about`, `ca.` or `~` before a number. */
export function skipAbout(tokens: readonly Token[], at: number, { list }: Lexicon): number {
  const about = tokens[at]?.key === '~' ? at + 1 : (phraseAt(tokens, at, list.about)?.next ?? at);
  return skipSpace(tokens, about > at && tokens[about]?.key === '.' ? about + 1 : about);
}

function opensSegment(tokens: readonly Token[], at: number, start: number): boolean {
  if (at <= start) return true;
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1];
  return OPENS.test(before?.key ?? '');
}

/** Whether a word such as `about` or `juice of` precedes a number word. */
function isAnnounced({ tokens, lexicon: { list } }: Source, at: number): boolean {
  const before = wordBefore(tokens, at);
  if (before === undefined) return false;
  const lists = [list.about, list.of, list.parts, list.takenFrom];
  return lists.some(({ map }) => map.has(before.key));
}

/** Whether a number word is a number here: `a cup`, but not the `one` in `the best one`. */
function countsHere(source: Source, found: Finding, start: number): boolean {
  const { tokens } = source;
  if (found.as === 'digits' || opensSegment(tokens, found.from, start) || isMeasured(found)) return true;
  if (found.as === 'word' && found.unit !== null) return true;
  if (isAnnounced(source, found.from)) return true;
  const hasWord = found.unit !== null && found.kind === 'amount' && found.as === 'article';
  return hasWord && wordBefore(tokens, found.from) === undefined;
}

/** `Litro y medio`, `Pint and a half`: one and a half, with the one left out. */
function unitAndPart({ tokens, lexicon }: Source, at: number): Finding | null {
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

/** Skips a word for degrees without a number, parts of which could be read as one; else just one token. */
function afterNoNumber({ tokens, lexicon }: Source, at: number): number {
  const degrees = tokens[at]?.kind === 'word' ? phraseAt(tokens, at, lexicon.list.degrees) : null;
  return degrees?.next ?? at + 1;
}

/** All numbers of a line with their units, in order. */
function lineFindings(source: Source, start: number): Finding[] {
  const { tokens } = source;
  const scan = { ...source, inLine: true };
  const findings: Finding[] = [];
  for (let at = start; at < tokens.length; ) {
    const number = mayStartNumber(tokens, at) ? findingAt(scan, at) : null;
    const found = number ?? (at === start ? unitAndPart(source, at) : null);
    const counts = found !== null && countsHere(source, found, start);
    // `00 flour` is not an amount
    if (counts) findings.push(found.values[0] === 0 ? { ...found, kind: 'other', unit: null } : found);
    at = counts ? found.to : afterNoNumber(source, at);
  }
  return findings;
}

/** A line with all its numbers from token `start` on. */
export function findNumbers(source: Source, start: number): NumberedLine {
  const findings = lineFindings(source, start);
  return { ...source, findings, starts: new Map(findings.map((found) => [found.from, found])) };
}
