import { indexLists, type Lists, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { UNITS } from '../units/units.ts';
import type { AmountAnswer, AskAnswer, AskResult, Choice, Choices } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askSizes } from './askSizes.ts';
import {
  GAP,
  joinTokens,
  phraseEnd,
  stripLeading,
  stripTrailing,
  type Tokens,
  trimTokens,
} from './phraseRuns.ts';

const indexed = new WeakMap<SiteWords, Lists<SiteWords['compares']>>();

/** The words of comparisons; null where a language has none. */
const listsIn = ({ words: { site } }: AskLexicon) =>
  site ? cachedIn(indexed, site, ({ compares }) => indexLists(compares)) : null;

interface Comparing {
  lexicon: AskLexicon;
  lists: Lists<SiteWords['compares']>;
  readers: SeveralReaders;
  /** Whether words ask which is more, so that any two amounts are compared. */
  asks: boolean;
  /** The unit of both answers; empty for that which each has alone. */
  target: string;
}

/** The tokens with a gap in the place of the first phrase; null if there is none. */
function without(tokens: Tokens, phrases: Phrases<unknown>): Tokens | null {
  for (const at of tokens.keys()) {
    const end = phraseEnd(tokens, at, phrases);
    if (end !== null) return [...tokens.slice(0, at), ...GAP, ...tokens.slice(end)];
  }
  return null;
}

/** The words of a place, perhaps behind an article, that tokens consist of: `the us`, `a uk`; null for anything else. */
function placeIn(tokens: Tokens, { regions, countries, recipe }: AskLexicon): Tokens | null {
  const first = numberAt(tokens, 0, recipe);
  const from = first?.as === 'article' ? skipSpace(tokens, first.next) : 0;
  const isPlace = [regions, countries].some(
    (places) => phraseAt(tokens, from, places)?.next === tokens.length,
  );
  return isPlace ? tokens.slice(from) : null;
}

/** The number and the unit that an amount starts with; null for things without a unit. */
function measureOf(tokens: Tokens, { recipe }: AskLexicon) {
  const next = numberAt(tokens, 0, recipe)?.next ?? 0;
  const from = skipSpace(tokens, next);
  const unit = phraseAt(tokens, from, recipe.units);
  return unit && { number: tokens.slice(0, next), unit: tokens.slice(from, unit.next) };
}

/** Whether tokens have a unit; the l of `l'huile` is none. */
const hasUnit = (tokens: Tokens, { recipe }: AskLexicon) =>
  tokens.some((_, at) => {
    const unit = phraseAt(tokens, at, recipe.units);
    return unit !== null && tokens[unit.next]?.key !== "'";
  });

/** An amount with what it leaves to the other: `a cup of rice or one of sugar`, `a pint in uk vs us`, `uk or us pint`. */
function spelledOut(part: Tokens, other: Tokens, { lexicon, readers }: Comparing): Tokens {
  const place = placeIn(part, lexicon);
  if (place) return [...readers.withoutRegion(other, lexicon).tokens, ...tokensOf(' '), ...place];
  const measure = hasUnit(part, lexicon) ? null : measureOf(other, lexicon);
  if (!measure) return part;
  const own = numberAt(part, 0, lexicon.recipe)?.next ?? 0;
  const number = own > 0 ? part.slice(0, own) : measure.number;
  return [number, measure.unit, trimTokens(part.slice(own))].flatMap((words) => [...tokensOf(' '), ...words]);
}

/** An amount that may be of things, as `2 eggs` beside a cup of flour, but not `2 of sugar`; else as it is spelled out. */
function readings(part: Tokens, other: Tokens, comparing: Comparing): readonly Tokens[] {
  const { recipe } = comparing.lexicon;
  const next = numberAt(part, 0, recipe)?.next;
  const counts = next !== undefined && phraseAt(part, skipSpace(part, next), recipe.list.of) === null;
  return [...(counts ? [part] : []), spelledOut(part, other, comparing)];
}

/** Whether an amount names a place. */
const namesPlace = (part: Tokens, { lexicon, readers }: Comparing) =>
  placeIn(part, lexicon) !== null || readers.withoutRegion(part, lexicon).region !== null;

/** Whether a second food has the amount of the first: `2 cups of flour or sugar`, but not `1 egg or 3 tomatoes`. */
const sharesAmount = ([from, second]: readonly [Tokens, Tokens], { lexicon, lists }: Comparing) =>
  phraseEnd(from, 0, lists.either) !== null &&
  !hasUnit(second, lexicon) &&
  numberAt(second, 0, lexicon.recipe) === null;

/** The tokens on both sides of each word that may stand between two amounts that are compared. */
function pairsIn(tokens: Tokens, comparing: Comparing): readonly (readonly [Tokens, Tokens])[] {
  const { lexicon, lists, asks } = comparing;
  const { list, recipe } = lexicon;
  const { fill, howMany, has, to } = list;
  const { versus, than, either } = lists;
  const { or, and } = recipe.list;
  return tokens.flatMap(({ key }, at) => {
    const sure =
      phraseEnd(tokens, at, versus, ...(asks ? [than, or] : [])) ?? (asks && key === ',' ? at + 1 : null);
    const end = sure ?? phraseEnd(tokens, at, or, and, either);
    if (end === null) return [];
    const before = stripTrailing(
      stripLeading(tokens.slice(0, at), fill, howMany, has),
      lexicon,
      fill,
      has,
      to,
    );
    const after = stripTrailing(stripLeading(tokens.slice(end), fill, to), lexicon, fill);
    if (before.length === 0 || after.length === 0) return [];
    return sure !== null ||
      sharesAmount([tokens.slice(at), after], comparing) ||
      [before, after].every((part) => namesPlace(part, comparing))
      ? [[before, after] as const]
      : [];
  });
}

/** Amounts that differ by less are the same: a milliliter by another factor. */
const SAME = 1e-6;

const isAmount = (result: AskResult | null): result is AmountAnswer => result?.kind === 'amount';

/** Both amounts as questions of their own; null unless they are of one kind, and both of a food or neither. */
function bothOf(first: Tokens, second: Tokens, comparing: Comparing): readonly Choice[] | null {
  const ask = (part: Tokens) => {
    const question = `${joinTokens(part)} ${comparing.target}`.trim();
    const result = comparing.readers.reask(question);
    return isAmount(result) ? [{ question, result, ...(result.food && { food: result.food }) }] : [];
  };
  const whole = placeIn(first, comparing.lexicon) ? spelledOut(first, second, comparing) : first;
  const [one] = ask(whole);
  const [other] = readings(second, first, comparing).flatMap(ask);
  if (!one || !other || one.question === other.question) return null;
  const [a, b] = [one.result, other.result];
  // Where both weigh the same, as butter and margarine do, one answer will do
  const [least, most] = [a, b].map(({ main }) => Math.round(main.values[0] ?? 0));
  if (!comparing.asks && a.food && least === most) return null;
  const isSameKind = UNITS[a.main.unit].kind === UNITS[b.main.unit].kind;
  return isSameKind && (a.food === null) === (b.food === null) ? [one, other] : null;
}

/** Both amounts in grams or milliliters if it is asked which is more, and each alone has another unit. */
function inOneUnit(
  both: readonly Choice[],
  [first, second]: readonly [Tokens, Tokens],
  comparing: Comparing,
): readonly Choice[] {
  const [unit, other] = both.map(({ result }) => (result as AmountAnswer).main.unit);
  if (!comparing.asks || unit === undefined || unit === other) return both;
  const target = UNITS[unit].kind === 'weight' ? '= g' : '= ml';
  return bothOf(first, second, { ...comparing, target }) ?? both;
}

/** Whether tokens name an amount: of honey alone nobody says how much. */
const namesAmount = (tokens: Tokens, lexicon: AskLexicon) =>
  numberAt(tokens, 0, lexicon.recipe) !== null ||
  hasUnit(tokens, lexicon) ||
  placeIn(tokens, lexicon) !== null;

/**
 * Two amounts that are compared, in the unit that they are asked in, or in the one that each has alone, unless their
 * weight is asked for, or in grams.
 */
function comparedIn(
  tokens: Tokens,
  weighs: boolean,
  asked: Omit<Comparing, 'target'>,
): readonly Choice[] | null {
  const { lexicon, readers } = asked;
  const isAsked = phraseEnd(tokens, 0, lexicon.list.howMany) !== null;
  const { rest, targetText } =
    (isAsked ? readers.parseTargetFirst(tokens, lexicon) : null) ?? readers.parseTargetLast(tokens, lexicon);
  // The second of `us cup or uk cup` is no unit that both are asked in
  const wanted = [
    [rest, targetText],
    [tokens, ''],
    [tokens, '= g'],
  ] as const;
  for (const [amounts, target] of wanted) {
    if (weighs && target === '') continue;
    const comparing = { ...asked, target };
    for (const [first, second] of pairsIn(trimTokens(amounts), comparing)) {
      const both = namesAmount(first, lexicon) ? bothOf(first, second, comparing) : null;
      if (both) return inOneUnit(both, [first, second], comparing);
    }
  }
  return null;
}

/** Which of two amounts is more; null for a range, which may be either. */
function moreOf(options: readonly Choice[], by: 'size' | 'weight'): Choices['more'] | null {
  const sizes = options.map(({ result }) => {
    const { values, unit } = (result as AmountAnswer).main;
    return values.length === 1 ? (values[0] ?? 0) * UNITS[unit].size : Number.NaN;
  });
  const [first = 0, second = 0] = sizes;
  if (Number.isNaN(first + second)) return null;
  const isSame = Math.abs(first - second) < SAME * first;
  return { by, at: isSame ? null : first > second ? 0 : 1 };
}

/**
 * Two amounts that a question compares, each with its answer: `which weighs more a cup of flour or one of sugar`, `a pint
 * in uk vs us`, or the same of two sizes. Null for any other question. One that asks which is heavier has no other answer, as its words would be
 * read as a food.
 */
export function askCompared(text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null {
  const lists = listsIn(lexicon);
  if (!lists) return null;
  const sizes = askSizes(text, { lexicon, either: lists.either }, readers);
  if (sizes) return sizes;
  const { heavier, larger } = lists;
  const all = trimTokens(tokensOf(text));
  const weighed = without(all, heavier);
  const sized = weighed ?? without(all, larger);
  const options = comparedIn(trimTokens(sized ?? all), weighed !== null, {
    ...{ lexicon, lists, readers },
    asks: sized !== null,
  });
  if (options) {
    const more = sized && moreOf(options, weighed ? 'weight' : 'size');
    return { kind: 'choose', choices: { about: 'each', options, ...(more && { more }) } };
  }
  return weighed ? { kind: 'hint', code: 'unread', words: '' } : null;
}
