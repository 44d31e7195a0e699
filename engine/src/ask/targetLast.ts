import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isAmbiguousMeasure, MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { ARROWS, isAmountAt, type QuestionParts } from './links.ts';
import { hasDigits, joinTokens, phraseEnd, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import { type FoundTarget, targetAt } from './target.ts';

const isEnd = (tokens: Tokens, at: number) => trimTokens(tokens.slice(at)).length === 0;

/** Whether a token is inside a unit: the `à` of `c. à s.` does not introduce a target unit. */
const isInUnit = (tokens: Tokens, at: number, { recipe }: AskLexicon) =>
  [at - 4, at - 3, at - 2, at - 1].some((from) => (phraseAt(tokens, from, recipe.units)?.next ?? 0) > at);

/** Whether a token is a size: L in `2 eggs, size L` and `2 eggs L`, but not in `500 ml milk l`. */
function isSize(tokens: Tokens, at: number, { recipe, sizes }: AskLexicon): boolean {
  const before = tokens.slice(0, at).map((_, from) => from);
  if (before.some((from) => (phraseAt(tokens, from, sizes)?.next ?? 0) > at)) return true;
  return tokens[at]?.key === 'l' && before.every((from) => phraseAt(tokens, from, recipe.units) === null);
}

/** The second unit of `lb and oz`, if it ends the question. */
function secondUnit(tokens: Tokens, { target, next }: FoundTarget, lexicon: AskLexicon): MeasureId | null {
  const and = phraseEnd(tokens, skipSpace(tokens, next), lexicon.recipe.list.and);
  const second = and === null ? null : targetAt(tokens, skipSpace(tokens, and), lexicon);
  const [first, also] = [target.measure, second?.target.measure];
  if (!second || !first || !also || MEASURES[first].kind !== MEASURES[also].kind) return null;
  return isEnd(tokens, second.next) ? also : null;
}

/** The token after `in`, `=` or the like at `at`; null if there is none. */
function linkEnd(tokens: Tokens, at: number, lexicon: AskLexicon): number | null {
  const { list, recipe } = lexicon;
  const token = tokens[at];
  const end = ARROWS.has(token?.key)
    ? at + 1
    : token?.kind === 'word'
      ? phraseEnd(tokens, at, list.to)
      : null;
  if (end === null || isInUnit(tokens, at, lexicon)) return null;
  let from = skipSpace(tokens, end);
  // `chocolate a la taza` is a drink
  if (token?.key === 'a' && recipe.list.the.map.has(tokens[from]?.key ?? '')) return null;
  while (tokens[from]?.key === '?' || tokens[from]?.key === 'x') from = skipSpace(tokens, from + 1);
  return from;
}

/** The unit at a place, or a kind of oven behind an article: `in a fan oven`. A unit there is what holds something. */
function wantedAt(tokens: Tokens, from: number, lexicon: AskLexicon): FoundTarget | null {
  const article = phraseEnd(tokens, from, lexicon.recipe.list.articles);
  const oven = article === null ? null : targetAt(tokens, skipSpace(tokens, article), lexicon);
  return targetAt(tokens, from, lexicon) ?? (oven?.target.scale && !oven.target.measure ? oven : null);
}

/** `2 cups flour in grams`, `2 cups in grams flour`: the question without the unit that a link at `at` introduces. */
function linkedAt(tokens: Tokens, at: number, lexicon: AskLexicon): QuestionParts | null {
  const from = linkEnd(tokens, at, lexicon);
  const found = from === null ? null : wantedAt(tokens, from, lexicon);
  // The l of `lait à l'avoine` is not a liter
  if (!found || tokens[found.next]?.key === "'") return null;
  // `une pincée c'est combien de grammes de sel`
  const before = stripTrailing(tokens.slice(0, at), lexicon, lexicon.list.has);
  const also = secondUnit(tokens, found, lexicon);
  if (also !== null)
    return { rest: before, target: { ...found.target, also }, targetText: joinTokens(tokens.slice(at)) };
  const after = tokens.slice(found.next);
  if (hasDigits(after)) return null;
  const rest = [...before, ...tokensOf(' '), ...after];
  return { rest, target: found.target, targetText: joinTokens(tokens.slice(at, found.next)) };
}

/** Whether a unit at `at` needs no link word: it follows a word that does not belong to it. */
function isFree(
  tokens: Tokens,
  at: number,
  { measure, lexicon }: { measure: MeasureId | null; lexicon: AskLexicon },
): boolean {
  const { recipe, list, regions } = lexicon;
  const { of, the, degrees } = recipe.list;
  // Milliliters are the same everywhere: `Australian tablespoon ml`
  const places = isAmbiguousMeasure(measure) ? [regions] : [];
  const joins = phraseEnd(tokens, at - 2, ...places, of, the, degrees, list.has) !== null;
  return tokens[at - 2]?.kind === 'word' && !joins && !numberAt(tokens, at - 2, recipe);
}

/** Whether tokens hold an amount, or a unit that means one: `bol de lait ml`. */
const hasAmount = (tokens: Tokens, lexicon: AskLexicon) =>
  tokens.some(
    (_, at) => isAmountAt(tokens, at, lexicon) || phraseAt(tokens, at, lexicon.recipe.units) !== null,
  );

/** Whether a word is clearly a unit, and not just a first letter. */
function isUnitWord(tokens: Tokens, at: number, { recipe }: AskLexicon): boolean {
  const token = tokens[at];
  const typed = (token?.text.length ?? 0) > 1 || token?.key === 'g' || token?.key === 'l';
  const named = phraseAt(tokens, at, recipe.units) ?? phraseAt(tokens, at, recipe.lengths);
  return token?.kind === 'word' && typed && named !== null;
}

/** `2 cups flour grams`: the question without the unit at `at` that ends it. */
function bareAt(tokens: Tokens, at: number, lexicon: AskLexicon): QuestionParts | null {
  const bare = at > 1 ? targetAt(tokens, at, lexicon) : null;
  if (bare?.next !== tokens.length || !isUnitWord(tokens, at, lexicon)) return null;
  const { measure = null } = bare.target;
  // A cinnamon stick is not a stick of butter
  if (measure === 'stick' || isSize(tokens, at, lexicon) || !isFree(tokens, at, { measure, lexicon }))
    return null;
  const amount = hasAmount(tokens.slice(0, at), lexicon);
  // Without an amount, a cup is meant, and only a weight makes sense: `flour grams`
  if (!amount && (measure === null || MEASURES[measure].kind !== 'weight')) return null;
  return {
    rest: tokens.slice(0, at),
    target: bare.target,
    targetText: `= ${joinTokens(tokens.slice(at))}`,
  };
}

/** Parses a target unit at the end of a question, or before its food. */
export function parseTargetLast(tokens: Tokens, lexicon: AskLexicon): QuestionParts {
  for (let at = tokens.length - 1; at > 0; at--) {
    const linked = linkedAt(tokens, at, lexicon);
    if (linked) return linked;
  }
  // `egg 1 large grams no shell`, `tin of chickpeas grams drained`
  const main = stripTrailing(tokens, lexicon, lexicon.list.shelled, lexicon.recipe.list.prepared);
  const last = main.length - 1;
  for (const at of [last - 4, last - 2, last]) {
    const bare = bareAt(main, at, lexicon);
    if (bare) return { ...bare, rest: [...bare.rest, ...tokens.slice(main.length)] };
  }
  return { rest: tokens, target: null, targetText: '' };
}
