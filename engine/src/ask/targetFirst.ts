import { singularOf } from '../foods/match/foodKey.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isAmountAt, type QuestionParts, skipLinkWords } from './links.ts';
import { hasDigits, joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import { type FoundTarget, targetAt } from './target.ts';

/** The maximum distance of the amount from the target unit, in tokens. */
const MAX_DISTANCE = 16;

/** The start of a question: a target unit, perhaps after `how many`. */
interface Start extends FoundTarget {
  tokens: Tokens;
  lexicon: AskLexicon;
  /** True if it starts with `how many`. */
  asks: boolean;
}

/** Whether the question asks how many of one unit another holds: `tablespoons in cup`, `grams to cup`, not `cups in ml`. */
function isInside(wanted: MeasureId | undefined, held: MeasureId): boolean {
  if (!wanted) return false;
  const [a, b] = [MEASURES[wanted], MEASURES[held]];
  return a.size < b.size && (a.kind === b.kind || a.kind === 'weight');
}

const isPlural = (tokens: Tokens, at: number, { recipe }: AskLexicon) => {
  const key = tokens[at]?.key ?? '';
  return key.endsWith('s') && singularOf(key, recipe.words.foods) !== key;
};

/** Whether the unit at `next`, after the links at `at`, means one of it; a number after it would be lost. */
function isOneHeld({ tokens, lexicon, asks, target }: Start, at: number, next: number): boolean {
  const held = targetAt(tokens, next, lexicon)?.target.measure;
  if (!held || hasDigits(tokens.slice(next))) return false;
  // `pint of milk in litres` is one pint
  if (!asks && isPlural(tokens, next, lexicon) && !isPlural(tokens, 0, lexicon)) return false;
  const isPer = lexicon.recipe.list.per.map.has(tokens[at]?.key ?? '');
  return asks || isPer || isInside(target.measure, held);
}

/** Whether there is an amount before a link, so that the unit after the link does not mean one of it. */
const hasNumber = ({ tokens, lexicon }: Start, from: number, to: number): boolean =>
  tokens.slice(from, to).some((_, index) => isAmountAt(tokens, from + index, lexicon));

/** The amount and food to convert; null if there is none. */
function heldIn(start: Start): Tokens | null {
  const { tokens, lexicon, target, next: end } = start;
  const limit = Math.min(tokens.length, end + MAX_DISTANCE);
  for (let at = skipSpace(tokens, end); at < limit; at++) {
    const next = skipLinkWords(tokens, at, lexicon);
    // `chaleur tournante à 160` is not a question for it
    const isHeat = target.scale === 'fan' || target.scale === 'still';
    if (next === null || (isHeat && lexicon.recipe.list.ovenAt.map.has(tokens[at]?.key ?? ''))) continue;
    const amount = isAmountAt(tokens, next, lexicon);
    if (!amount && (hasNumber(start, end, at) || !isOneHeld(start, at, next))) continue;
    const food = joinTokens(tokens.slice(end, at));
    return tokensOf(`${amount ? '' : '1 '}${joinTokens(tokens.slice(next))} ${food}`.trim());
  }
  return null;
}

/** Whether tokens start with one of something: `Gramm ein Eigelb`, but not `g 200 Mehl`. */
const startsWithOne = (tokens: Tokens, { recipe }: AskLexicon) =>
  numberAt(tokens, 0, recipe)?.as === 'article';

/** Parses a question that starts with its target unit: `how many grams of flour are in a cup`, `in grams 2 cups flour`. */
export function parseTargetFirst(tokens: Tokens, lexicon: AskLexicon): QuestionParts | null {
  const many = phraseEnd(tokens, 0, lexicon.list.howMany);
  const wants = many ?? phraseEnd(tokens, 0, lexicon.list.to);
  const from = wants === null ? 0 : skipSpace(tokens, wants);
  const found = targetAt(tokens, from, lexicon);
  if (!found) return null;
  const { target, next } = found;
  // `gas mark 6 in a fan oven`: its number is given
  const isMark = target.scale === 'gas-mark' || target.scale === 'thermostat';
  if (isMark && tokens[skipSpace(tokens, next)]?.kind === 'digits') return null;
  const targetText = `= ${joinTokens(tokens.slice(from, next))}`;
  const held = heldIn({ ...found, tokens, lexicon, asks: many !== null });
  if (held) return { rest: held, target, targetText };
  const after = trimTokens(tokens.slice(next));
  const isAsked = startsWithOne(after, lexicon) || (wants !== null && hasDigits(after));
  return isAsked ? { rest: after, target, targetText } : null;
}
