import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import type { AskAnswer } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon, PieceSize } from './askLexicon.ts';
import { joinTokens, phraseEnd, type Tokens } from './phraseRuns.ts';

/** The letters of the European Union's classes, in every language. */
export const SIZE_LETTERS = { s: 'small', m: 'medium', l: 'large', xl: 'extraLarge' } as const;

interface NamedSize {
  value: PieceSize;
  next: number;
  /** What is asked with: the l of `1 egg l` may be a liter. */
  words: string;
}

/** The size at a token: a phrase, or a letter. */
function sizeAt(tokens: Tokens, at: number, { sizes, words }: AskLexicon): NamedSize | null {
  const { key } = tokens[at] ?? { key: '' };
  const value = Object.hasOwn(SIZE_LETTERS, key) ? SIZE_LETTERS[key as keyof typeof SIZE_LETTERS] : null;
  if (value) return { value, next: at + 1, words: words.sizes[value]?.[0] ?? key };
  const named = phraseAt(tokens, at, sizes);
  return named && { ...named, words: joinTokens(tokens.slice(at, named.next)) };
}

/**
 * The same things of each of two sizes that a question leaves open: `weight of an egg, M or L`. Null for any other
 * question, and unless both are known.
 */
export function askSizes(
  text: string,
  { lexicon, either }: { lexicon: AskLexicon; either: Phrases<true> },
  { reask }: Pick<SeveralReaders, 'reask'>,
): AskAnswer | null {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const first = sizeAt(tokens, at, lexicon);
    const after = first ? skipSpace(tokens, first.next) : 0;
    const joint = first && (tokens[after]?.key === '/' ? after + 1 : phraseEnd(tokens, after, either));
    const from = joint ? skipSpace(tokens, joint) : 0;
    const second = joint ? sizeAt(tokens, from, lexicon) : null;
    if (!first || !second || first.value === second.value) continue;
    const options = [first, second].flatMap(({ words }) => {
      const question = joinTokens([...tokens.slice(0, at), ...tokensOf(words), ...tokens.slice(second.next)]);
      const result = reask(question);
      return result?.kind === 'amount' && result.given.kind === 'pieces' ? [{ question, result }] : [];
    });
    if (options.length === 2) return { kind: 'choose', choices: { about: 'each', options } };
  }
  return null;
}
