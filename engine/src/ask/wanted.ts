import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { endOf, hasDigits, type Tokens, tokensText, trimmed } from './phraseRuns.ts';
import { type Target, targetAt } from './target.ts';

/** The rest of a question, without the wanted unit. */
export interface QuestionParts {
  rest: Tokens;
  target: Target | null;
  targetText: string;
}

const isEnd = (tokens: Tokens, at: number) => trimmed(tokens.slice(at)).length === 0;
const startsAmount = (tokens: Tokens, at: number, { recipe }: AskLexicon) =>
  numberAt(tokens, at, recipe) !== null;

/** Skips phrases such as `are in`, one after another; null if there is none at `at`. */
export function afterLinks(tokens: Tokens, at: number, { list }: AskLexicon): number | null {
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

/** Whether a unit asks how many of it another holds, both without a number: `tablespoons in cup`, not `cups in ml`. */
function isInside(wanted: MeasureId | undefined, held: MeasureId | undefined): boolean {
  if (!wanted || !held) return false;
  const [a, b] = [MEASURES[wanted], MEASURES[held]];
  return a.kind === b.kind ? a.size < b.size : a.kind === 'weight';
}

/** `how many grams of flour are in a cup`: the wanted unit comes first. */
export function wantedFirst(tokens: Tokens, lexicon: AskLexicon): QuestionParts | null {
  const many = endOf(tokens, 0, lexicon.list.howMany);
  const start = many === null ? 0 : skipSpace(tokens, many);
  const found = targetAt(tokens, start, lexicon);
  if (!found) return null;
  const { target } = found;
  const targetText = `= ${tokensText(tokens.slice(start, found.next))}`;
  const limit = Math.min(tokens.length, found.next + 16);
  for (let at = skipSpace(tokens, found.next); at < limit; at++) {
    const next = afterLinks(tokens, at, lexicon);
    if (next === null) continue;
    const between = tokensText(tokens.slice(found.next, at));
    const held = targetAt(tokens, next, lexicon)?.target;
    const amount = startsAmount(tokens, next, lexicon);
    const inside =
      many !== null || tokens[at]?.key === 'per' || tokens[at]?.key === 'pro' || tokens[at]?.key === 'par'
        ? held?.measure !== undefined
        : tokens[at]?.key !== 'to' && isInside(target.measure, held?.measure);
    if (!amount && !inside) continue;
    const rest = `${amount ? '' : '1 '}${tokensText(tokens.slice(next))} ${between}`;
    return { rest: tokensOf(rest.trim()), target, targetText };
  }
  const after = trimmed(tokens.slice(found.next));
  return many !== null && hasDigits(after) ? { rest: after, target, targetText } : null;
}

/** The `à` of `c. à s.` does not introduce a wanted unit. */
const isInUnit = (tokens: Tokens, at: number, { recipe }: AskLexicon) =>
  [at - 4, at - 3, at - 2, at - 1].some((from) => (phraseAt(tokens, from, recipe.units)?.next ?? 0) > at);

/** The L of `2 eggs, size L` and of `2 eggs L` is a size; a liter is only wanted of what has a unit: `500 ml milk l`. */
function isSize(tokens: Tokens, at: number, { recipe, sizes }: AskLexicon): boolean {
  const before = tokens.slice(0, at).map((_, from) => from);
  if (before.some((from) => (phraseAt(tokens, from, sizes)?.next ?? 0) > at)) return true;
  return tokens[at]?.key === 'l' && before.every((from) => phraseAt(tokens, from, recipe.units) === null);
}

/** The second unit of `lb and oz`, if it ends the question. */
function secondUnit(
  tokens: Tokens,
  { target, next }: { target: Target; next: number },
  lexicon: AskLexicon,
): MeasureId | null {
  const and = endOf(tokens, skipSpace(tokens, next), lexicon.recipe.list.and);
  const second = and === null ? null : targetAt(tokens, skipSpace(tokens, and), lexicon);
  const [first, also] = [target.measure, second?.target.measure];
  if (!second || !first || !also || MEASURES[first].kind !== MEASURES[also].kind) return null;
  return isEnd(tokens, second.next) ? also : null;
}

/** `2 cups flour in grams`: the wanted unit comes last, perhaps before the food. */
export function wantedLast(tokens: Tokens, lexicon: AskLexicon): QuestionParts {
  const { list, recipe } = lexicon;
  for (let at = tokens.length - 1; at > 0; at--) {
    const token = tokens[at];
    const sign = token?.key === '=' || token?.key === '>' || token?.key === '→';
    const end = sign ? at + 1 : token?.kind === 'word' ? endOf(tokens, at, list.to) : null;
    if (end === null || isInUnit(tokens, at, lexicon)) continue;
    let from = skipSpace(tokens, end);
    // `chocolate a la taza` is a drink
    if (token?.key === 'a' && recipe.list.the.map.has(tokens[from]?.key ?? '')) continue;
    while (tokens[from]?.key === '?' || tokens[from]?.key === 'x') from = skipSpace(tokens, from + 1);
    const found = targetAt(tokens, from, lexicon);
    // The l of `lait à l'avoine` is no liter
    if (!found || tokens[found.next]?.key === "'") continue;
    const also = secondUnit(tokens, found, lexicon);
    if (also !== null)
      return {
        rest: tokens.slice(0, at),
        target: { ...found.target, also },
        targetText: tokensText(tokens.slice(at)),
      };
    const after = tokens.slice(found.next);
    if (!isEnd(tokens, found.next) && hasDigits(after)) continue;
    const rest = [...tokens.slice(0, at), ...tokensOf(' '), ...after];
    return { rest, target: found.target, targetText: tokensText(tokens.slice(at, found.next)) };
  }
  // `2 cups flour grams`
  const last = tokens.length - 1;
  for (const at of [last - 4, last - 2, last]) {
    const bare = at > 1 ? targetAt(tokens, at, lexicon) : null;
    const before = tokens[at - 2]?.kind;
    const joins =
      endOf(
        tokens,
        at - 2,
        lexicon.regions,
        recipe.list.of,
        recipe.list.the,
        recipe.list.degrees,
        list.has,
      ) !== null;
    const free = before === 'word' && !joins && !numberAt(tokens, at - 2, recipe);
    const early = bare?.next === tokens.length && free && tokens[at]?.kind === 'word';
    const typed = (tokens[at]?.text.length ?? 0) > 1 || tokens[at]?.key === 'g' || tokens[at]?.key === 'l';
    const named =
      phraseAt(tokens, at, recipe.units) !== null || phraseAt(tokens, at, recipe.lengths) !== null;
    const amount = tokens.slice(0, at).some((_, from) => startsAmount(tokens, from, lexicon));
    // Without an amount, only a weight can be wanted of a cup: `flour grams`
    const weight = bare?.target.measure !== undefined && MEASURES[bare.target.measure].kind === 'weight';
    // A cinnamon stick is none of butter
    const stick = bare?.target.measure === 'stick';
    if (bare && early && typed && named && !stick && !isSize(tokens, at, lexicon) && (amount || weight))
      return {
        rest: tokens.slice(0, at),
        target: bare.target,
        targetText: `= ${tokensText(tokens.slice(at))}`,
      };
  }
  return { rest: tokens, target: null, targetText: '' };
}
