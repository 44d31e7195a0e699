import { type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import type { AskAnswer } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd } from './phraseRuns.ts';

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
    const first = phraseAt(tokens, at, lexicon.sizes);
    const joint = first && phraseEnd(tokens, skipSpace(tokens, first.next), either);
    const from = joint ? skipSpace(tokens, joint) : 0;
    const second = joint ? phraseAt(tokens, from, lexicon.sizes) : null;
    if (!first || !second || first.value === second.value) continue;
    const options = [tokens.slice(at, first.next), tokens.slice(from, second.next)].flatMap((size) => {
      const question = joinTokens([...tokens.slice(0, at), ...size, ...tokens.slice(second.next)]);
      const result = reask(question);
      return result?.kind === 'amount' && result.given.kind === 'pieces' ? [{ question, result }] : [];
    });
    if (options.length === 2) return { kind: 'choose', choices: { about: 'each', options } };
  }
  return null;
}
