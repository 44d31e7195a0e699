import { phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isRareInWords } from './isRareInWords.ts';
import type { Tokens } from './phraseRuns.ts';

const patterns = new WeakMap<AskLexicon, RegExp>();

/** The words that numbers are joined of, the longest first: `fünf`, `und`, `zwanzig`. */
const partsIn = (lexicon: AskLexicon) =>
  cachedIn(patterns, lexicon, ({ words: { site }, recipe: { list } }) => {
    const parts = [...Object.keys(site?.spoken ?? {}), ...list.and.map.keys()];
    return new RegExp(parts.sort((a, b) => b.length - a.length).join('|'), 'g');
  });

/** Whether a word may follow others of less than a thousand: `twenty five`, but not `five five`. */
const follows = (value: number, rest: number, and: boolean) =>
  rest === 0 ||
  (rest % 100 === 0 && value < 100) ||
  (rest % 10 === 0 && value < 20) ||
  (and && rest % 100 < 10 && value >= 20 && value < 100);

/** The sum of the words of a number; 0 if they are not one. */
function sumOf(parts: readonly string[], { words: { site } }: AskLexicon): number {
  const spoken = site?.spoken ?? {};
  let thousands = 0;
  let rest = 0;
  for (const [index, part] of parts.entries()) {
    const value = spoken[part];
    if (value === undefined) continue;
    const times = Math.max(rest, 1) * value;
    if (value === 1000 && thousands === 0) [thousands, rest] = [times, 0];
    else if (value === 100 && rest < 10) rest = times;
    else if (follows(value, rest, !spoken[parts[index - 1] ?? ''])) rest += value;
    else return 0;
  }
  return thousands + rest;
}

/** The tokens from `at` that are words of numbers, up to the last that is more than `and`. */
function runAt(tokens: Tokens, at: number, lexicon: AskLexicon): Tokens {
  const pattern = partsIn(lexicon);
  const isPart = ({ kind, key }: Token) => kind === 'word' && key.replace(pattern, '') === '';
  const end = tokens.findIndex((token, from) => from >= at && !isPart(token) && !/^[ -]$/.test(token.key));
  const run = tokens.slice(at, end < 0 ? undefined : end);
  const isAnd = ({ kind, key }: Token) => kind !== 'word' || lexicon.recipe.list.and.map.has(key);
  return run[0] && isAnd(run[0]) ? [] : run.slice(0, run.findLastIndex((token) => !isAnd(token)) + 1);
}

/** Nobody measures this many spoons: from here on they are cubic centimeters. */
const MIN_CUBIC_CENTIMETERS = 10;

/** Writes `350 cc` in milliliters where the word is a spoon's, too. */
function writeCubic(text: string, { recipe, words: { site } }: AskLexicon): string {
  const tokens = tokensOf(text);
  const isMany = (at: number) =>
    tokens.some((_, from) => {
      const number = from < at ? numberAt(tokens, from, recipe) : null;
      return number && skipSpace(tokens, number.next) === at && number.value >= MIN_CUBIC_CENTIMETERS;
    });
  return tokens.map(({ key, text }, at) => (site?.cubic.includes(key) && isMany(at) ? 'ml' : text)).join('');
}

/**
 * Writes numbers in words that recipes seldom have in digits: `two hundred and fifty`. Smaller ones stay as they are.
 * Spoons in a number that nobody measures are written as the cubic centimeters that they mean.
 */
export function writeSpokenNumbers(text: string, lexicon: AskLexicon): string {
  const tokens = tokensOf(text);
  let written = '';
  for (let at = 0; at < tokens.length; at++) {
    const run = runAt(tokens, at, lexicon);
    const words = run.filter(({ kind }) => kind === 'word');
    const parts =
      words
        .map(({ key }) => key)
        .join('')
        .match(partsIn(lexicon)) ?? [];
    const value = sumOf(parts, lexicon);
    const end = at + Math.max(run.length, 1);
    // `30 pour cent`, `mille-feuille`
    const isName = parts.length === 1 && !phraseAt(tokens, skipSpace(tokens, end), lexicon.recipe.units);
    const isNumber = isRareInWords(value) && !isName;
    written += isNumber
      ? value
      : tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join('');
    at = end - 1;
  }
  return writeCubic(written, lexicon);
}
