import { phraseAt } from '../recipeText/lexicon.ts';
import { numberAt } from '../recipeText/numbers.ts';
import { skipSpace, tokensOf } from '../recipeText/tokens.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { type Tokens, tokensText, trimmed, without, withoutHead, withoutTail } from './phraseRuns.ts';
import type { Target } from './target.ts';
import { wantedFirst, wantedLast } from './wanted.ts';
import type { Region } from './words/askWords.ts';

/** A parsed question: what it asks about, as an ingredient line, and the wanted unit. */
export interface Question {
  line: string;
  factor: number;
  target: Target | null;
  /** The words of the wanted unit, for rewriting the question. */
  targetText: string;
  region: Region | null;
  byWeight: boolean;
  /** It names an oven or baking. */
  oven: boolean;
  /** It names no amount: `honey`, `cups to grams`. */
  bare: boolean;
}

/** Removes `metric`, `US` and the like beside a unit from a line. */
function withoutRegion(
  tokens: Tokens,
  { recipe, regions, list }: AskLexicon,
): { tokens: Tokens; region: Region | null } {
  for (let at = 0; at < tokens.length; at++) {
    const unit = phraseAt(tokens, at, recipe.units);
    if (unit && isMeasure(unit.value) && recipe.language !== 'en') {
      const from = tokens[unit.next]?.kind === 'space' ? unit.next + 1 : unit.next;
      const after = phraseAt(tokens, from, regions);
      if (after)
        return { tokens: [...tokens.slice(0, unit.next), ...tokens.slice(after.next)], region: after.value };
    }
    const before = phraseAt(tokens, at, regions);
    const next = before
      ? /^[ -]$/.test(tokens[before.next]?.key ?? '')
        ? before.next + 1
        : before.next
      : -1;
    const named = before ? phraseAt(tokens, next, recipe.units) : null;
    if (before && named && isMeasure(named.value))
      return { tokens: [...tokens.slice(0, at), ...tokens.slice(next)], region: before.value };
    if (unit?.value === 'cup' && phraseAt(tokens, at, list.usCup)) return { tokens, region: 'us' };
  }
  return { tokens, region: null };
}

/** `half of 3/4 cup`, `1/3 of 2 eggs`: the factor, and the rest. */
function factorOf(tokens: Tokens, { recipe, times }: AskLexicon): { factor: number; rest: Tokens } {
  const named = phraseAt(tokens, 0, times);
  if (named) {
    const next = skipSpace(tokens, named.next);
    if (numberAt(tokens, next, recipe)) return { factor: named.value, rest: tokens.slice(next) };
  }
  const first = numberAt(tokens, 0, recipe);
  const of = first && phraseAt(tokens, skipSpace(tokens, first.next), recipe.list.of);
  if (!first || !of) return { factor: 1, rest: tokens };
  const next = skipSpace(tokens, of.next);
  const second = numberAt(tokens, next, recipe);
  return second && second.as !== 'article' && second.next > next
    ? { factor: first.value, rest: tokens.slice(next) }
    : { factor: 1, rest: tokens };
}

const CUP_OF = { en: '1 cup ', fr: '1 tasse de ', de: '1 Tasse ', es: '1 taza de ' } as const;

/** The line with a number added if the question has none. */
function withNumber(tokens: Tokens, { recipe }: AskLexicon): { line: string; bare: boolean } {
  const text = tokensText(tokens);
  if (text === '' || tokens.some((_, at) => numberAt(tokens, at, recipe) !== null))
    return { line: text, bare: false };
  const unit = phraseAt(tokens, 0, recipe.units) ?? phraseAt(tokens, 0, recipe.lengths);
  return { line: unit ? `1 ${text}` : CUP_OF[recipe.language] + text, bare: true };
}

/** Parses a question with the words of one language. Never throws; takes linear time for texts of bounded length. */
export function readQuestion(text: string, lexicon: AskLexicon): Question {
  const { list, recipe } = lexicon;
  const all = tokensOf(text);
  const oven = all.some((_, at) => phraseAt(all, at, recipe.list.ovenNear) !== null);
  const weight = without(trimmed(all), list.byWeight);
  const weigh = without(weight.tokens, list.weigh);
  const again = without(weigh.tokens, list.weigh);
  const asked = trimmed(again.tokens);
  const first = wantedFirst(asked, lexicon) ?? wantedFirst(withoutHead(asked, list.fill), lexicon);
  const parts = first ?? wantedLast(withoutTail(withoutHead(asked, list.fill), list.fill), lexicon);
  const body = withoutTail(withoutHead(parts.rest, list.fill), list.fill, list.to, list.has);
  const { factor, rest } = factorOf(body, lexicon);
  const { tokens, region } = withoutRegion(rest, lexicon);
  const { line, bare } = withNumber(tokens, lexicon);
  const target = parts.target ?? (weigh.found ? { measure: 'g' as const, region: null } : null);
  return {
    line,
    factor,
    target,
    targetText: parts.target ? parts.targetText : target ? '= g' : '',
    region,
    byWeight: weight.found,
    oven,
    bare,
  };
}
