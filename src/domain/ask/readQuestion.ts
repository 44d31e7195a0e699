import { phraseAt } from '../recipeText/lexicon.ts';
import { numberAt } from '../recipeText/numbers.ts';
import { skipSpace, tokensOf } from '../recipeText/tokens.ts';
import { isMeasure, MEASURES, type MeasureId } from '../recipeText/units.ts';
import type { AskLexicon } from './askLexicon.ts';
import {
  endOf,
  hasDigits,
  type Tokens,
  textOf,
  trimmed,
  without,
  withoutHead,
  withoutTail,
} from './phraseRuns.ts';
import { type Target, targetAt } from './target.ts';
import type { Region } from './words/askWords.ts';

/** A question taken apart: what is asked about, as an ingredient line, and what is wanted. */
export interface Question {
  line: string;
  factor: number;
  target: Target | null;
  /** The words of the wanted unit, to write the question anew. */
  targetText: string;
  region: Region | null;
  byWeight: boolean;
  /** It names no amount: `honey`, `cups to grams`. */
  bare: boolean;
}

interface Parts {
  rest: Tokens;
  target: Target | null;
  targetText: string;
}

const isEnd = (tokens: Tokens, at: number) => trimmed(tokens.slice(at)).length === 0;
const startsAmount = (tokens: Tokens, at: number, { recipe }: AskLexicon) =>
  numberAt(tokens, at, recipe) !== null;

/** Skips phrases such as `are in`, one after the other; null if there is none at `at`. */
function afterLinks(tokens: Tokens, at: number, { list }: AskLexicon): number | null {
  let next = at;
  for (let steps = 0; steps < 3; steps++) {
    const from = skipSpace(tokens, next);
    const equals = tokens[from]?.key === '=' ? from + 1 : null;
    const end = equals ?? endOf(tokens, from, list.has);
    if (end === null) break;
    next = end;
  }
  return next > at ? skipSpace(tokens, next) : null;
}

/** Whether a unit asks how much of it another holds, both without a number: `tablespoons in cup`, not `cups in ml`. */
function isInside(wanted: MeasureId | undefined, held: MeasureId | undefined): boolean {
  if (!wanted || !held) return false;
  const [a, b] = [MEASURES[wanted], MEASURES[held]];
  return a.kind === b.kind ? a.size < b.size : a.kind === 'weight';
}

/** `how many grams of flour are in a cup`: the wanted unit comes first. */
function wantedFirst(tokens: Tokens, lexicon: AskLexicon): Parts | null {
  const many = endOf(tokens, 0, lexicon.list.howMany);
  const start = many === null ? 0 : skipSpace(tokens, many);
  const found = targetAt(tokens, start, lexicon);
  if (!found) return null;
  const { target } = found;
  const targetText = `= ${textOf(tokens.slice(start, found.next))}`;
  const limit = Math.min(tokens.length, found.next + 16);
  for (let at = skipSpace(tokens, found.next); at < limit; at++) {
    const next = afterLinks(tokens, at, lexicon);
    if (next === null) continue;
    const between = textOf(tokens.slice(found.next, at));
    const held = targetAt(tokens, next, lexicon)?.target;
    const amount = startsAmount(tokens, next, lexicon);
    const inside =
      many !== null || tokens[at]?.key === 'per' || tokens[at]?.key === 'pro' || tokens[at]?.key === 'par'
        ? held?.measure !== undefined
        : tokens[at]?.key !== 'to' && isInside(target.measure, held?.measure);
    if (!amount && !inside) continue;
    const rest = `${amount ? '' : '1 '}${textOf(tokens.slice(next))} ${between}`;
    return { rest: tokensOf(rest.trim()), target, targetText };
  }
  const after = trimmed(tokens.slice(found.next));
  return many !== null && hasDigits(after) ? { rest: after, target, targetText } : null;
}

/** `2 cups flour in grams`: the wanted unit comes last, perhaps before the food. */
function wantedLast(tokens: Tokens, lexicon: AskLexicon): Parts {
  const { list, recipe } = lexicon;
  for (let at = tokens.length - 1; at > 0; at--) {
    const token = tokens[at];
    const sign = token?.key === '=' || token?.key === '>' || token?.key === '→';
    const end = sign ? at + 1 : token?.kind === 'word' ? endOf(tokens, at, list.to) : null;
    if (end === null) continue;
    let from = skipSpace(tokens, end);
    while (tokens[from]?.key === '?' || tokens[from]?.key === 'x') from = skipSpace(tokens, from + 1);
    const found = targetAt(tokens, from, lexicon);
    if (!found) continue;
    const after = tokens.slice(found.next);
    if (!isEnd(tokens, found.next) && hasDigits(after)) continue;
    const rest = [...tokens.slice(0, at), ...tokensOf(' '), ...after];
    return { rest, target: found.target, targetText: textOf(tokens.slice(at, found.next)) };
  }
  // `2 cups flour grams`
  const last = tokens.length - 1;
  for (const at of [last - 4, last - 2, last]) {
    const bare = at > 2 ? targetAt(tokens, at, lexicon) : null;
    const before = tokens[at - 2]?.kind;
    const joins =
      endOf(tokens, at - 2, lexicon.regions, recipe.list.of, recipe.list.degrees, list.has) !== null;
    const free = before === 'word' && !joins && !numberAt(tokens, at - 2, recipe);
    const early = bare?.next === tokens.length && free && tokens[at]?.kind === 'word';
    const typed = (tokens[at]?.text.length ?? 0) > 1 || tokens[at]?.key === 'g' || tokens[at]?.key === 'l';
    const named =
      phraseAt(tokens, at, recipe.units) !== null || phraseAt(tokens, at, recipe.lengths) !== null;
    if (bare && early && typed && named && hasDigits(tokens.slice(0, at)))
      return {
        rest: tokens.slice(0, at),
        target: bare.target,
        targetText: `= ${textOf(tokens.slice(at))}`,
      };
  }
  return { rest: tokens, target: null, targetText: '' };
}

/** Takes `metric`, `US` and the like beside a unit out of a line. */
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

/** The line with a number where the question names none. */
function withNumber(tokens: Tokens, { recipe }: AskLexicon): { line: string; bare: boolean } {
  const text = textOf(tokens);
  if (text === '' || tokens.some((_, at) => numberAt(tokens, at, recipe) !== null))
    return { line: text, bare: false };
  const unit = phraseAt(tokens, 0, recipe.units) ?? phraseAt(tokens, 0, recipe.lengths);
  return { line: unit ? `1 ${text}` : CUP_OF[recipe.language] + text, bare: true };
}

/** Takes a question apart by the words of one language. Never throws; takes linear time for texts of bounded length. */
export function readQuestion(text: string, lexicon: AskLexicon): Question {
  const { list } = lexicon;
  const weight = without(trimmed(tokensOf(text)), list.byWeight);
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
    bare,
  };
}
