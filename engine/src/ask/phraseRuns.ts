import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';

export type Tokens = readonly Token[];

const isPunctuation = (token: Token | undefined) =>
  token?.kind === 'space' || (token?.kind === 'mark' && /^[?!¿¡=,;:.>→*]$/u.test(token.key));

/** Stands for words that were taken, so that those around them are not read as one phrase. */
export const GAP = tokensOf(', ');

/** Trims spaces and punctuation; inch and degree signs stay. */
export function trimTokens(tokens: Tokens): Tokens {
  let from = 0;
  let to = tokens.length;
  while (
    from < to &&
    (isPunctuation(tokens[from]) || tokens[from]?.key === "'") &&
    !(tokens[from]?.key === '.' && tokens[from + 1]?.kind === 'digits')
  )
    from += 1;
  while (to > from && isPunctuation(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
}

/** The end of the longest phrase of these lists at `at`; null if there is none. */
export function phraseEnd(tokens: Tokens, at: number, ...lists: readonly Phrases<unknown>[]): number | null {
  const ends = lists.flatMap((list) => phraseAt(tokens, at, list)?.next ?? []);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Removes phrases of the lists from the start. */
export function stripLeading(tokens: Tokens, ...lists: readonly Phrases<unknown>[]): Tokens {
  let rest = trimTokens(tokens);
  for (let steps = 0; steps < 8; steps++) {
    const end = phraseEnd(rest, 0, ...lists);
    if (end === null) return rest;
    rest = trimTokens(rest.slice(end));
  }
  return rest;
}

export const isWord = ({ key }: Token) => /[\p{L}\p{N}]/u.test(key);

/** Removes phrases from the start, with all before a word; `found` gets their values. */
export function withoutStart<Value>(tokens: Tokens, phrases: Phrases<Value>, found: Value[] = []): Tokens {
  const first = tokens.findIndex(isWord);
  if (first < 0) return [];
  const phrase = phraseAt(tokens, first, phrases);
  if (!phrase) return tokens.slice(first);
  found.push(phrase.value);
  return withoutStart(tokens.slice(phrase.next), phrases, found);
}

/** Removes phrases from the end, with all after a word, but not all there is; `found` gets their values. */
export function withoutEnd<Value>(tokens: Tokens, phrases: Phrases<Value>, found: Value[] = []): Tokens {
  const all = tokens.slice(0, tokens.findLastIndex(isWord) + 1);
  for (const at of all.keys()) {
    const phrase = phraseAt(all, at, phrases);
    if (phrase?.next !== all.length) continue;
    found.push(phrase.value);
    return at > 0 ? withoutEnd(all.slice(0, at), phrases, found) : all;
  }
  return all;
}

const isNumber = (token: Token | undefined) => token?.kind === 'digits' || token?.kind === 'vulgar';

/** Removes phrases of the lists from the end; `8 in` keeps its unit. */
export function stripTrailing(
  tokens: Tokens,
  { recipe: { list } }: AskLexicon,
  ...lists: readonly Phrases<unknown>[]
): Tokens {
  let rest = trimTokens(tokens);
  for (let steps = 0; steps < 8; steps++) {
    const from = Math.max(0, rest.length - 9);
    let cut = -1;
    for (let at = from; at < rest.length && cut < 0; at++) {
      if (rest[at]?.kind !== 'word' || (list.inchIn.map.has(rest[at]?.key ?? '') && isNumber(rest[at - 2])))
        continue;
      if (phraseEnd(rest, at, ...lists) === rest.length) cut = at;
    }
    if (cut < 0) return rest;
    rest = trimTokens(rest.slice(0, cut));
  }
  return rest;
}

/** Removes the article before a number: `a 2 inch piece of ginger`. */
export function withoutArticle(tokens: Tokens, { recipe }: AskLexicon): Tokens {
  const first = numberAt(tokens, 0, recipe);
  const next = first?.as === 'article' ? skipSpace(tokens, first.next) : 0;
  return tokens[next]?.kind === 'digits' ? tokens.slice(next) : tokens;
}

/** Removes the first phrase of the list, wherever it is, and reports whether there was one. */
export function removeFirst(tokens: Tokens, list: Phrases<unknown>): { tokens: Tokens; found: boolean } {
  for (let at = 0; at < tokens.length; at++) {
    const end = tokens[at]?.kind === 'word' ? phraseEnd(tokens, at, list) : null;
    if (end !== null)
      return { tokens: [...tokens.slice(0, at), ...tokens.slice(skipSpace(tokens, end))], found: true };
  }
  return { tokens, found: false };
}

export const joinTokens = (tokens: Tokens) =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim();

/** Whether there is a digit or fraction anywhere. */
export const hasDigits = (tokens: Tokens) => tokens.some(isNumber);
