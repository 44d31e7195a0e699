import type { AskWords } from '../language/askWords/askWords.ts';
import { indexList, type Phrases } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { type AskContext, likelyData } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isRareInWords } from './isRareInWords.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import { namesOfParts, questionParts } from './questionParts.ts';
import { hasState, isDetail } from './sortedParts.ts';
import { isFoodWord, isKnown, unmarked, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A question without the words of it that nobody reads. */
export interface LeftOut {
  question: string;
  words: string;
}

/** With more words that nobody reads, a text asks something else. */
const MAX_WORDS = 2;

/** Tokens from and to. */
type Span = readonly [from: number, to: number];

const wordsIn = (tokens: Tokens, [from, to]: Span) =>
  tokens.slice(from, to).filter(({ kind }) => kind === 'word').length;

const deniedIn = new WeakMap<AskWords, Phrases<true>>();

/** Whether words say that something is not there or not so: what follows them may not be left out, nor they. */
const denies = (tokens: Tokens, { words, list }: AskLexicon): boolean => {
  const denied = cachedIn(deniedIn, words, () =>
    indexList([...words.clauses.lack, ...(words.site?.denies ?? [])]),
  );
  return tokens.some(
    (_, at) => phraseEnd(tokens, at, denied) !== null && phraseEnd(tokens, at, list.shelled) === null,
  );
};

/** Whether words change an amount or a food: a number, a unit, a factor, a size, a state. */
function counts(tokens: Tokens, [from, to]: Span, lexicon: AskLexicon): boolean {
  const { recipe, list, sizes, doubled } = lexicon;
  const spoken = Object.entries(lexicon.words.site?.spoken ?? {});
  const lists = [recipe.units, recipe.lengths, recipe.list.heaped, list.factors, sizes, doubled];
  const words = tokens.slice(from, to);
  const isCount = (at: number) =>
    numberAt(words, at, recipe) !== null || phraseEnd(words, at, ...lists) !== null;
  // Of numbers in words whose code may have failed to load: `zweihundert`
  const isSpoken = ({ key }: Token) =>
    spoken.some(([part, value]) => isRareInWords(value) && key.includes(part));
  return hasState(words, lexicon) || words.some((word, at) => isCount(at) || isSpoken(word));
}

/** The words before and behind `at`, with nothing but what joins words between. */
function wordsBeside(tokens: Tokens, at: number, { recipe: { list } }: AskLexicon): readonly Token[] {
  const isJoint = ({ key }: Token) => /^[ '-]$/.test(key) || list.of.map.has(key) || list.the.map.has(key);
  const before = tokens.slice(0, at).findLast((token) => !isJoint(token));
  const after = tokens.slice(at + 1).find((token) => !isJoint(token));
  return [before, after].flatMap((token) => (token?.kind === 'word' ? token : []));
}

/** The words that no language knows; none if there are too many, or if one stands by a food, whose name it may be part of. */
function unknownIn(tokens: Tokens, vocabulary: Vocabulary, all: readonly Vocabulary[]): readonly Span[] {
  const { lexicon } = vocabulary;
  const noun = lexicon.words.portions.recipe[0];
  const isRead = (key: string) => all.some((loaded) => isKnown(key, loaded));
  const unknown = tokens.flatMap(({ kind, key }, at) => {
    const isWord = kind === 'word' && key.length > 1;
    return isWord && (key === noun || (!isRead(key) && !isRead(unmarked(key, vocabulary)))) ? [at] : [];
  });
  // `lupine milk`, `farine de x`
  const isNamed = unknown
    .filter((at) => tokens[at]?.key !== noun)
    .flatMap((at) => wordsBeside(tokens, at, lexicon))
    .some(({ key }) => key !== noun && all.some((loaded) => isFoodWord(key, loaded)));
  return unknown.length > MAX_WORDS || isNamed ? [] : unknown.map((at) => [at, at + 1]);
}

/** What the food is for, at the end of a question: `for brownies`, `para bizcocho`; null if there is nothing. */
function purposeIn(tokens: Tokens, lexicon: AskLexicon): Span | null {
  const at = tokens.findIndex((_, from) => phraseEnd(tokens, from, lexicon.recipe.list.per) !== null);
  const from = phraseEnd(tokens, at, lexicon.recipe.list.per);
  const span: Span = [at, tokens.length];
  const isShort = from !== null && wordsIn(tokens, [from, tokens.length]) <= MAX_WORDS;
  return isShort && !counts(tokens, [from, tokens.length], lexicon) ? span : null;
}

/** All names beside one amount but each one in turn, if that is more than a detail: `harina 3 vasos gramos bizcocho`. */
function othersIn(tokens: Tokens, lexicon: AskLexicon): readonly (readonly Span[])[] {
  const parts = questionParts(tokens, lexicon) ?? [];
  // The other amount would be that of the name that is left out
  const amounts = parts.filter(({ kind }) => kind === 'amount' || kind === 'number');
  const names = amounts.length > 1 ? [] : namesOfParts(parts);
  const foods = names.filter(({ from, to }) => !isDetail(tokens.slice(from, to), lexicon));
  return foods.map((kept) =>
    names.filter((name) => name !== kept).map(({ from, to }) => [from, to] as const),
  );
}

/** Whether words are all there is to name what an amount is of, where no unit is asked for: `2 cups moondust`. */
function isAllNamed(tokens: Tokens, spans: readonly Span[], lexicon: AskLexicon): boolean {
  const parts = questionParts(tokens, lexicon) ?? [];
  const isLeft = ({ from }: { from: number }) => !spans.some(([start, end]) => start <= from && from < end);
  const words = parts.filter(({ kind }) => kind === 'word');
  return words.length > 0 && !words.some(isLeft) && parts.every(({ kind }) => kind !== 'unit');
}

function withoutIn(
  tokens: Tokens,
  vocabulary: Vocabulary,
  vocabularies: readonly Vocabulary[],
): readonly LeftOut[] {
  const { lexicon } = vocabulary;
  if (denies(tokens, lexicon)) return [];
  const purpose = purposeIn(tokens, lexicon);
  const others = [unknownIn(tokens, vocabulary, vocabularies), ...othersIn(tokens, lexicon)];
  const short = others.filter((spans) => {
    const size = spans.reduce((sum, span) => sum + wordsIn(tokens, span), 0);
    return (
      size > 0 &&
      size <= MAX_WORDS &&
      !spans.some((span) => vocabularies.some(({ lexicon }) => counts(tokens, span, lexicon)))
    );
  });
  return [...short, ...(purpose ? [[purpose]] : [])].flatMap((spans) => {
    if (isAllNamed(tokens, spans, lexicon)) return [];
    const rest = tokens.filter((_, at) => !spans.some(([from, to]) => from <= at && at < to));
    return {
      question: joinTokens(trimTokens(rest)).replace(/\s+/g, ' '),
      words: spans.map(([from, to]) => joinTokens(tokens.slice(from, to))).join(' '),
    };
  });
}

/**
 * A question that was not understood without one or two words that nobody reads, or what it is for, in each way that may
 * be meant: `slow oven in celsius nz`, `harina 3 vasos gramos bizcocho`. A number and what is denied stay.
 */
export function withoutUnread(question: string, context: AskContext): readonly LeftOut[] {
  const vocabularies = likelyData(question, context).map(({ names, words }) => vocabularyOf(names, words));
  const tokens = trimTokens(tokensOf(question));
  return vocabularies.flatMap((vocabulary) => withoutIn(tokens, vocabulary, vocabularies));
}
