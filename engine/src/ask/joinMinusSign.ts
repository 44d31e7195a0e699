import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens } from './phraseRuns.ts';

/** Rewrites `minus 18 C` as `-18 C`. After another number the word is a subtraction, and stays. */
export function joinMinusSign(text: string, { list, recipe }: AskLexicon): string {
  const tokens = tokensOf(text);
  const first = tokens.findIndex(({ kind }) => kind === 'digits');
  for (let at = 0; at < first; at++) {
    const minus = phraseAt(tokens, at, list.minus);
    // `más o menos 2 tazas`
    const isAbout = tokens.some(
      (_, from) => from < at && (phraseAt(tokens, from, recipe.list.about)?.next ?? 0) > at,
    );
    if (minus && !isAbout && skipSpace(tokens, minus.next) === first)
      return `${joinTokens(tokens.slice(0, at))}-${joinTokens(tokens.slice(first))}`;
  }
  return text;
}
