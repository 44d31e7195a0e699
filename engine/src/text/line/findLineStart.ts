import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { Source } from '../source.ts';
import { PACKAGES } from './containers.ts';
import type { NumberedLine } from './lineFindings.ts';
import { SMALL_UNITS } from './smallUnits.ts';

/** The text before the first amount or food of a line. */
export interface LineStart {
  /** Where the amount or the food starts. */
  at: number;
  /** `juice of`, which belongs to the food; null if absent. */
  part: { from: number; to: number } | null;
}

const SOFT = /^[~.,:*_+≈<>±]$/u;

/**
 * Skips `Optional:`, `For the dressing:`, `Si version végane :` and, where nouns have capitals, `Béchamel:` before an
 * amount; the token after it, else `at`.
 */
function afterLabel({ tokens, lexicon, findings, starts: found }: NumberedLine, at: number): number {
  const colon = tokens.findIndex(({ key }, index) => index >= at && key === ':');
  if (colon < 0 || findings.some(({ from }) => from < colon)) return at;
  const starts = [lexicon.list.optional, lexicon.list.headingStart].some((list) =>
    phraseAt(tokens, at, list),
  );
  const condition = lexicon.list.conditions.map.has(tokens[at]?.key ?? '');
  const next = skipSpace(tokens, colon + 1);
  // `Béchamel: 45 g Butter`, but `Butter: 45 g`
  const noun = tokens[skipSpace(tokens, found.get(next)?.to ?? tokens.length)]?.text ?? '';
  const isNamed = lexicon.words.writing.capitalNouns && /^\p{Lu}/u.test(noun);
  return starts || condition || isNamed ? next : at;
}

/** Skips `(optional)` at the start; the token after it, else `at`. */
function afterRemark({ tokens, lexicon }: Source, at: number): number {
  if (tokens[at]?.key !== '(' || !phraseAt(tokens, at + 1, lexicon.list.optional)) return at;
  const close = tokens.findIndex(({ key }, index) => index > at && key === ')');
  return close < 0 ? at : skipSpace(tokens, close + 1);
}

/** `juice of` before a number, which belongs to the food. */
function startOfPart(line: NumberedLine, at: number): LineStart | null {
  const part = phraseAt(line.tokens, at, line.lexicon.list.parts);
  const counted = part ? partNumber(line, part.next) : null;
  return part && counted !== null ? { at: counted, part: { from: at, to: part.next } } : null;
}

/** The token after `about`, `between` and the like before a number, or after `optional`; null if there is none. */
function afterIntroduction(line: NumberedLine, at: number): number | null {
  const { tokens, starts } = line;
  const { about, between, of, optional } = line.lexicon.list;
  const introduction = phraseAt(tokens, at, about);
  const range = phraseAt(tokens, at, between) ?? phraseAt(tokens, at, of);
  const introduces = range && starts.has(skipSpace(tokens, range.next)) ? range : null;
  const remark = phraseAt(tokens, at, optional);
  const found = introduction ?? introduces ?? remark;
  if (!found) return null;
  // `about` starts a name here: it is only skipped before a number
  return remark || isBeforeNumber(line, found.next) ? found.next : null;
}

/** The token after what may stand before an amount: a soft sign, `some`, `about`; null if there is none. */
function afterSkipped(line: NumberedLine, at: number): number | null {
  const { tokens, lexicon } = line;
  const soft = SOFT.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'space';
  if (soft) return at + 1;
  return phraseAt(tokens, at, lexicon.list.vague)?.next ?? afterIntroduction(line, at);
}

/** Whether a number starts at a token; `un peu` only starts like one. */
function isNumberStart({ tokens, lexicon, starts }: NumberedLine, at: number): boolean {
  const unsure = phraseAt(tokens, at, lexicon.list.vague);
  return starts.has(at) && !(unsure && unsure.next > at + 1);
}

const MAX_SKIPPED = 6;

/** The start of a line's content, after labels, remarks, `about`, and `juice of`. */
export function findLineStart(line: NumberedLine, from: number): LineStart {
  const { tokens } = line;
  let at = afterRemark(line, afterLabel(line, from));
  for (let steps = 0; steps < MAX_SKIPPED && at < tokens.length; steps++) {
    if (isNumberStart(line, at)) break;
    const part = startOfPart(line, at);
    if (part) return part;
    const bare = bareUnit(line, at);
    if (bare !== null) return { at: bare, part: null };
    const skipped = afterSkipped(line, at);
    if (skipped === null) break;
    at = skipSpace(tokens, skipped);
    if (tokens[at]?.key === "'") at = skipSpace(tokens, at + 1);
  }
  return { at, part: null };
}

/** The number after `juice of`, perhaps preceded by `about` or `the`. */
function partNumber({ tokens, lexicon, starts }: NumberedLine, at: number): number | null {
  let next = at;
  for (let steps = 0; steps < 4; steps++) {
    if (tokens[next]?.kind === 'space' || tokens[next]?.key === "'" || tokens[next]?.key === '.') next += 1;
    if (starts.has(next)) return next;
    const word = phraseAt(tokens, next, lexicon.list.about) ?? phraseAt(tokens, next, lexicon.list.of);
    if (word) next = word.next;
  }
  return starts.has(next) ? next : null;
}

function isBeforeNumber({ tokens, starts }: NumberedLine, at: number): boolean {
  for (let next = at, steps = 0; steps < 4; steps++, next++) {
    if (starts.has(next)) return true;
    if (tokens[next]?.kind === 'word' && steps > 2) return false;
  }
  return false;
}

/** Words that measure without a number: `Pinch of salt`, `Prise Zucker`. */
const UNITS_WITHOUT_NUMBER = new Set([...SMALL_UNITS, ...PACKAGES, 'handful', 'bunch']);

/** The token after a unit that precedes a food without a number; null if there is none. */
function bareUnit(source: Source, at: number): number | null {
  const { tokens, lexicon } = source;
  const modifier = phraseAt(tokens, at, lexicon.list.modifiers);
  const unit = phraseAt(tokens, modifier ? skipSpace(tokens, modifier.next) : at, lexicon.units);
  if (!unit || !UNITS_WITHOUT_NUMBER.has(unit.value)) return null;
  const next = skipSpace(tokens, unit.next);
  const { list, words } = lexicon;
  const key = tokens[at]?.key ?? '';
  if (list.alwaysUnits.map.has(key)) return next;
  if (list.foodsFirst.map.has(key)) return null;
  if (words.writing.capitalNouns) return /^\p{Lu}/u.test(tokens[next]?.text ?? '') ? next : null;
  const plain = words.grammar.bareUnits && !PACKAGES.has(unit.value) && tokens[next]?.kind === 'word';
  return plain || phraseAt(tokens, next, list.of) ? next : null;
}
