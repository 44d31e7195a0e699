import { type Token, tokensOf } from '../language/tokens.ts';
import { type AskContext, likelyData } from './askContext.ts';
import { joinTokens, type Tokens } from './phraseRuns.ts';
import { plainQuestions } from './plainQuestion.ts';
import { MAX_QUESTION_LENGTH } from './questionLength.ts';
import {
  isFoodWord,
  isKnown,
  nearWords,
  unmarked,
  type Vocabulary,
  vocabularyOf,
  writtenOf,
} from './vocabulary.ts';

/** What a word may be meant for. */
interface Spelled {
  written: string;
  /** Whether nothing else can be meant: a long word for a unit, which the answer names, or one that only asks. */
  sure: boolean;
}

/** A question with its words spelled as they may be meant. */
interface Respelled {
  question: string;
  /** Whether it needs no asking back. */
  sure: boolean;
}

/** Shorter words are too like others. */
const MIN_LENGTH = { sure: 5, part: 3, joined: 6 };

/** How many words are tried in the place of one, and how many questions. */
const MAX_SPELLINGS = { word: 3, question: 8 };

/** With more words that nobody knows, a text is no question. */
const MAX_UNKNOWN = 5;

/** Two words that are written as one: `bakingpowder`, `doeuf`. */
function splitWord({ key, text }: Token, vocabulary: Vocabulary): Spelled | null {
  const { of, the, articles } = vocabulary.lexicon.recipe.list;
  const rest = key.slice(1);
  const isElided = of.map.has(key.charAt(0)) || the.map.has(key.charAt(0));
  if (isElided && (articles.map.has(rest) || (rest.length > 2 && isKnown(rest, vocabulary))))
    return { written: `${text.charAt(0)}'${text.slice(1)}`, sure: true };
  for (let at = MIN_LENGTH.part; at <= key.length - MIN_LENGTH.part; at++)
    if (isFoodWord(key.slice(0, at), vocabulary) && isFoodWord(key.slice(at), vocabulary))
      return { written: `${text.slice(0, at)} ${text.slice(at)}`, sure: false };
  return null;
}

/** Whether a unit may stand at `at`: after a number. */
const mayBeUnit = (tokens: Tokens, at: number, { lexicon: { recipe } }: Vocabulary) => {
  const before = tokens.slice(0, at).findLast(({ key }) => !/^[ -]$/.test(key));
  return before !== undefined && (before.kind !== 'word' || recipe.numbers.map.has(before.key));
};

/** Whether a word is known, and not as one with letters for its marks: `fuer`. */
function isAsWritten(key: string, vocabulary: Vocabulary): boolean {
  const plain = unmarked(key, vocabulary);
  return isKnown(key, vocabulary) && (plain === key || !isKnown(plain, vocabulary));
}

/** What may stand in the place of the word at `at`; null for a known one. */
function spellings(tokens: Tokens, at: number, vocabulary: Vocabulary): readonly Spelled[] | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || isAsWritten(token.key, vocabulary)) return null;
  const plain = unmarked(token.key, vocabulary);
  if (isKnown(plain, vocabulary)) return [{ written: plain, sure: true }];
  const split = splitWord(token, vocabulary);
  if (split) return [split];
  const near = nearWords(token, vocabulary);
  const units = near.filter(({ key }) => vocabulary.units.has(key));
  const meant = units.length > 0 && mayBeUnit(tokens, at, vocabulary) ? units : near;
  const isSure = meant.length === 1 && token.key.length >= MIN_LENGTH.sure;
  return meant.slice(0, MAX_SPELLINGS.word).map((word) => ({
    written: writtenOf(word, token, vocabulary),
    sure: isSure && (vocabulary.units.has(word.key) || (!word.isFood && vocabulary.asks.has(word.key))),
  }));
}

/** The tokens without the space in a name that is written as one word: `oliven öl`. */
function joinNames(tokens: Tokens, vocabulary: Vocabulary): Tokens {
  return tokens.filter(({ kind }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetween = kind === 'space' && before?.kind === 'word' && after?.kind === 'word';
    if (!isBetween) return true;
    const name = before.key + after.key;
    return name.length < MIN_LENGTH.joined || !isFoodWord(name, vocabulary);
  });
}

/** The spellings of a question in a language; null if all its words are known there, or too few. */
function respellIn(question: string, vocabulary: Vocabulary): readonly Respelled[] | null {
  const joined = joinTokens(joinNames(tokensOf(question), vocabulary));
  const tokens = tokensOf(joined);
  const unknown = tokens.filter(({ kind, key }) => kind === 'word' && !isAsWritten(key, vocabulary));
  if (unknown.length > MAX_UNKNOWN) return null;
  const words = tokens.map((_, at) => spellings(tokens, at, vocabulary));
  if (joined === question && unknown.length === 0) return null;
  let found: readonly Respelled[] = [{ question: '', sure: joined === question }];
  for (const [at, { text }] of tokens.entries()) {
    const all = words[at]?.length ? words[at] : [{ written: text, sure: true }];
    found = found
      .flatMap((start) =>
        all.map(({ written, sure }) => ({ question: start.question + written, sure: start.sure && sure })),
      )
      .slice(0, MAX_SPELLINGS.question);
  }
  return found.filter(({ question: other }) => other !== question);
}

/**
 * A question that was not understood, without its clauses, or with words of its language in place of those that are
 * none: such as are spelled or sound nearly the same, or are written as one or as two. A known word and a number in
 * digits stay.
 */
export function respell(question: string, context: AskContext): readonly Respelled[] {
  const typed = question.trim();
  if (typed.length > MAX_QUESTION_LENGTH) return [];
  const plain = plainQuestions(typed, context).map((other) => ({ question: other, sure: true }));
  for (const { names, words } of likelyData(typed, context)) {
    const found = respellIn(typed, vocabularyOf(names, words));
    if (found?.length !== 0) return [...plain, ...(found ?? [])];
  }
  return plain;
}

/** What an answer to a spelling is worth: its question, and what was found. */
export interface Reread<Found> {
  question: string;
  found: Found;
}

/**
 * What the spellings of a question that was not understood are answered with, each once; only the sure one, if there is
 * one. `find` gives null where there is no answer.
 */
export function readRespelled<Found>(
  question: string,
  context: AskContext,
  find: (question: string) => Found | null,
): { sure: Found } | { found: readonly Reread<Found>[] } {
  const found: Reread<Found>[] = [];
  for (const other of respell(question, context)) {
    const read = find(other.question);
    if (read !== null && other.sure) return { sure: read };
    if (read !== null) found.push({ question: other.question, found: read });
  }
  return { found };
}
