import { skipSpace, tokensOf } from '../language/tokens.ts';
import { MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isAmountAt, type QuestionParts, skipLinks } from './links.ts';
import { hasDigits, joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import { type FoundTarget, targetAt } from './target.ts';

/** How far the amount may be from the wanted unit, in tokens. */
const MAX_DISTANCE = 16;

/** The start of a question: a wanted unit, perhaps after `how many`. */
interface Start extends FoundTarget {
  tokens: Tokens;
  lexicon: AskLexicon;
  /** It asks how many. */
  asks: boolean;
}

/** Before a unit of which there is one: `grams per cup`. */
const PER: ReadonlySet<string | undefined> = new Set(['per', 'pro', 'par']);

/** Whether a unit asks how many of it another holds, both without a number: `tablespoons in cup`, not `cups in ml`. */
function isInside(wanted: MeasureId | undefined, held: MeasureId): boolean {
  if (!wanted) return false;
  const [a, b] = [MEASURES[wanted], MEASURES[held]];
  return a.kind === b.kind ? a.size < b.size : a.kind === 'weight';
}

/** Whether one of the unit at `next` is meant, after the links at `at`; a number behind it would be lost. */
function isOneHeld({ tokens, lexicon, asks, target }: Start, at: number, next: number): boolean {
  const held = targetAt(tokens, next, lexicon)?.target.measure;
  if (!held || hasDigits(tokens.slice(next))) return false;
  const link = tokens[at]?.key;
  return asks || PER.has(link) || (link !== 'to' && isInside(target.measure, held));
}

/** Whether an amount of its own stands before a link, which one of the unit behind it would replace. */
const hasNumber = ({ tokens, lexicon }: Start, from: number, to: number): boolean =>
  tokens.slice(from, to).some((_, index) => isAmountAt(tokens, from + index, lexicon));

/** The amount with the food that the wanted unit is asked of; null if there is none. */
function heldIn(start: Start): Tokens | null {
  const { tokens, lexicon, next: end } = start;
  const limit = Math.min(tokens.length, end + MAX_DISTANCE);
  for (let at = skipSpace(tokens, end); at < limit; at++) {
    const next = skipLinks(tokens, at, lexicon);
    if (next === null) continue;
    const amount = isAmountAt(tokens, next, lexicon);
    if (!amount && (hasNumber(start, end, at) || !isOneHeld(start, at, next))) continue;
    const food = joinTokens(tokens.slice(end, at));
    return tokensOf(`${amount ? '' : '1 '}${joinTokens(tokens.slice(next))} ${food}`.trim());
  }
  return null;
}

/** `how many grams of flour are in a cup`: the wanted unit comes first. */
export function parseTargetFirst(tokens: Tokens, lexicon: AskLexicon): QuestionParts | null {
  const many = phraseEnd(tokens, 0, lexicon.list.howMany);
  const from = many === null ? 0 : skipSpace(tokens, many);
  const found = targetAt(tokens, from, lexicon);
  if (!found) return null;
  const { target, next } = found;
  const targetText = `= ${joinTokens(tokens.slice(from, next))}`;
  const held = heldIn({ ...found, tokens, lexicon, asks: many !== null });
  if (held) return { rest: held, target, targetText };
  const after = trimTokens(tokens.slice(next));
  return many !== null && hasDigits(after) ? { rest: after, target, targetText } : null;
}
