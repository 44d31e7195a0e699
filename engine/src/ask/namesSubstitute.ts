import type { AskWords } from '../language/askWords/askWords.ts';
import { indexPhrases, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';

const indexed = new WeakMap<AskWords, Phrases<boolean>>();

/** The phrases of questions for what replaces a food: whether they ask for it, or stand beside those that do. */
export const substitutePhrases = (words: AskWords): Phrases<boolean> =>
  cachedIn(indexed, words, ({ substitute: { asks, around } }) =>
    indexPhrases([
      ...asks.map((phrase) => [phrase, true] as const),
      ...around.map((phrase) => [phrase, false] as const),
    ]),
  );

/** Whether words of a question ask for what replaces a food: `substitute for buttermilk`, `Eiersatz`. */
export function namesSubstitute(question: string, context: AskContext): boolean {
  const tokens = tokensOf(question);
  return loadedLanguages(context).some((code) => {
    const words = context.data[code]?.words;
    if (!words) return false;
    const phrases = substitutePhrases(words);
    return tokens.some(
      ({ key }, at) =>
        phraseAt(tokens, at, phrases)?.value ||
        words.substitute.suffixes.some((suffix) => key.endsWith(suffix)),
    );
  });
}
