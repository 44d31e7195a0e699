import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { plainNumber } from '../language/writing/numberText.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { resolveNumber } from './ambiguousNumber.ts';
import { type AskContext, likelyLanguage } from './askContext.ts';
import type { AskLexicon, askLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import { portionLists } from './portionQuestion.ts';
import { type Asking, batchesIn, type Servings, servingsIn } from './servings.ts';
import { targetAt } from './target.ts';

/** The number that a question such as `how much for 4` is nearest to: the next one, else the one before. */
function askedIn(all: readonly Servings[], amountAt: number, asks: readonly number[]): Servings | undefined {
  const isFree = (a: number, b: number) => amountAt < Math.min(a, b) || amountAt > Math.max(a, b);
  const [found] = asks.flatMap((at) => {
    const after = all.find((servings) => servings.at >= at && isFree(at, servings.at));
    return after ?? all.findLast((servings) => servings.at < at && isFree(at, servings.at)) ?? [];
  });
  return found;
}

/** The number wanted and the recipe's; null where it is not certain which is which. */
function inOrder(all: readonly Servings[], asked: Servings | undefined) {
  const [first, second, more] = all;
  if (!first || !second || more) return null;
  const isFirst = (servings: Servings, other: Servings) =>
    servings === asked || servings.wanted || other.wanted === false;
  const [a, b] = [isFirst(first, second), isFirst(second, first)];
  if (a && b) return null;
  return a ? { wanted: first.value, given: second.value } : { wanted: second.value, given: first.value };
}

/** What stands between the numbers of servings, without the words of a recipe. */
function partsAround(tokens: Tokens, all: readonly Servings[], asking: Asking) {
  const { lists, lexicon } = asking;
  const around = [lists.recipe, lists.asks, lists.weAre, lexicon.list.fill] as const;
  const ends = [0, ...all.map(({ next }) => next)];
  const starts = [...all.map(({ at }) => at), tokens.length];
  return ends
    .flatMap((from, index) => splitClauses(tokens.slice(from, starts[index]), asking))
    .map((part) =>
      stripTrailing(stripLeading(part, ...around), lexicon, ...around, lexicon.recipe.list.articles),
    )
    .filter((part) => part.length > 0);
}

/** Splits at commas and periods that end a clause, before `how many`, and before the amount of `milk 750 ml`. */
function splitClauses(tokens: Tokens, asking: Asking): readonly Tokens[] {
  const { lists, lexicon } = asking;
  const startsAmount = (all: Tokens, at: number) => {
    const number =
      all[at]?.kind === 'digits' && all[at - 2]?.kind === 'word' && numberAt(all, at, lexicon.recipe);
    return (
      number && isMeasure(phraseAt(all, skipSpace(all, number.next), lexicon.recipe.units)?.value ?? null)
    );
  };
  const isMark = ({ key }: Token, at: number) => /^[,.;:?]$/.test(key) && tokens[at + 1]?.kind !== 'digits';
  const cut = tokens.findIndex(
    (token, at) =>
      at > 0 && (isMark(token, at) || phraseAt(tokens, at, lists.asks) || startsAmount(tokens, at)),
  );
  return cut < 0 ? [tokens] : [tokens.slice(0, cut), ...splitClauses(tokens.slice(cut), asking)];
}

/** A recipe for other numbers of guests. */
export interface ScaledRecipe {
  given: number;
  wanted: number;
}

/** What `recipe for 4, we are 7` asks; null where anything else is said, or a range: `for 4 to 6`. */
function recipeIn(text: string, asking: Asking): ScaledRecipe | null {
  const { lists, lexicon } = asking;
  const tokens = tokensOf(text);
  const all = servingsIn(tokens, asking);
  const order = inOrder(all, undefined);
  const [noun] = lexicon.words.portions.recipe;
  const isSure = all.some(({ wanted }) => wanted !== null) || tokens.some(({ key }) => key === noun);
  if (!order || !isSure || order.wanted === order.given) return null;
  const { articles } = lexicon.recipe.list;
  const isSaid = (part: Tokens) => phraseEnd(part, 0, articles, lists.makes) === part.length;
  return partsAround(tokens, all, asking).every(isSaid) ? order : null;
}

/** The amount of a question as a multiplication: `450 g * 4 / 6 = g`; null for any other question. */
function scaledIn(text: string, asking: Asking): string | null {
  const { lists, lexicon } = asking;
  const tokens = tokensOf(text);
  const served = servingsIn(tokens, asking);
  const batches = served.length === 2 ? null : batchesIn(tokens, asking);
  const all = batches ? [...batches].sort((a, b) => a.at - b.at) : served;
  if (all.length !== 2) return null;
  const parts = partsAround(tokens, all, asking);
  const isAmount = (part: Tokens) => numberAt(part, 0, lexicon.recipe) !== null;
  const [amount, ...others] = parts.filter(isAmount);
  if (!amount || others.length > 0) return null;
  const amountAt = tokens.indexOf(amount[0] as Token);
  const asks = tokens.flatMap((_, at) => (phraseAt(tokens, at, lists.asks) ? at : []));
  const order = batches
    ? { given: batches[0].value, wanted: batches[1].value }
    : inOrder(all, askedIn(all, amountAt, asks));
  if (!order || order.wanted === order.given) return null;
  return multiplied(
    amount,
    parts.filter((part) => part !== amount),
    { ...order, lexicon },
  );
}

/** Whether words hold a number or a factor, which must not be lost. */
const changesAmount = (tokens: Tokens, { recipe, times, doubled, list }: AskLexicon) =>
  tokens.some(
    ({ kind }, at) =>
      kind === 'digits' ||
      kind === 'vulgar' ||
      phraseEnd(tokens, at, recipe.numbers, times, doubled, list.factors) !== null,
  );

/** Writes the multiplication; of things that are counted, their number. */
function multiplied(
  amount: Tokens,
  others: readonly Tokens[],
  { wanted, given, lexicon }: { wanted: number; given: number; lexicon: AskLexicon },
): string | null {
  const number = numberAt(amount, 0, lexicon.recipe);
  if (!number) return null;
  const from = skipSpace(amount, number.next);
  const unit = phraseAt(amount, from, lexicon.recipe.units);
  const isTarget = (part: Tokens) => targetAt(part, 0, lexicon)?.next === part.length;
  const target = others.find(isTarget);
  const rest = others.filter((part) => part !== target);
  const namesFood = trimTokens(amount.slice(unit?.next ?? from)).length > 0;
  if (namesFood && rest.some((part) => changesAmount(part, lexicon))) return null;
  // `a cake for 8 needs 4 eggs` names its food
  const food = namesFood ? '' : rest.map(joinTokens).join(' ');
  if (!unit || !isMeasure(unit.value)) {
    // `2 verres et demi`
    if (changesAmount(amount.slice(from), lexicon)) return null;
    const count = Number(((number.value * wanted) / given).toFixed(4));
    const written = plainNumber(count, lexicon.recipe.words.writing.numberStyle);
    const to = target ? `= ${joinTokens(target)}` : '';
    return `${written} ${joinTokens(amount.slice(from))} ${food} ${to}`.trim();
  }
  const isPart = unit.value === 'kg' && number.value * wanted < given;
  const to = target || !isPart ? joinTokens(target ?? amount.slice(from, unit.next)) : 'g';
  return `${joinTokens(amount)} ${food} * ${wanted} / ${given} = ${to}`;
}

/** What `read` finds in a question, in the language that it is in, if that is loaded, or in the page's. */
function readScaled<Found>(
  typed: string,
  context: AskContext,
  {
    readers,
    read,
  }: {
    readers: { askLexicon: typeof askLexicon };
    read: (text: string, asking: Asking) => Found | null;
  },
): Found | null {
  const page = context.lexicons[context.language];
  for (const code of new Set([likelyLanguage(typed, context), context.language])) {
    const known = context.data[code];
    if (!known || !page) continue;
    const lexicon = readers.askLexicon(known.names.index.lexicon, known.words);
    const { text } = resolveNumber(typed.trim(), lexicon.recipe.words, page.words);
    const found = read(text, { lists: portionLists(known.words.portions), lexicon });
    if (found !== null) return found;
  }
  return null;
}

/**
 * A question for an amount of a recipe for other numbers of guests (`450 g for 6, how much for 4`) as the calculation that
 * answers it, in the language that it is in, if that is loaded, or the page's; null for any other question. In another
 * one, minutes may be taken for cookies.
 */
export const scaleQuestion = (
  typed: string,
  context: AskContext,
  readers: { askLexicon: typeof askLexicon },
): string | null => readScaled(typed, context, { readers, read: scaledIn });

/** Reads a question for a whole recipe for other numbers of guests, `recipe for 4, we are 7`; null for any other. */
export const scaleRecipe = (
  typed: string,
  context: AskContext,
  readers: { askLexicon: typeof askLexicon },
): ScaledRecipe | null => readScaled(typed, context, { readers, read: recipeIn });
