import type { Lexicon } from '../language/lexicon.ts';
import { type Token, tokensOf } from '../language/tokens.ts';

/** A tokenized text, with the words of its language. */
export interface Source {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
}

/**
 * A source to look for numbers in: an ingredient line, where short and ambiguous words are units too, or a sentence.
 */
export interface Scan extends Source {
  inLine: boolean;
}

export const sourceOf = (text: string, lexicon: Lexicon): Source => ({
  text,
  tokens: tokensOf(text),
  lexicon,
});
