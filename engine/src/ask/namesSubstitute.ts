import type { AskWords } from '../language/askWords/askWords.ts';
import { indexById, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';

/** Whether a phrase asks what replaces a food, asks so where no amount is named, asks how it is made, or stands beside one that does. */
export type SubstitutePhrase = 'asks' | 'mayAsk' | 'makes' | 'around';

const indexed = new WeakMap<AskWords, Phrases<SubstitutePhrase>>();

/** The phrases of questions for what replaces a food. */
export const substitutePhrases = (words: AskWords): Phrases<SubstitutePhrase> =>
  cachedIn(indexed, words, ({ substitute: { asks, insteadOf, mayAsk }, site, howMany }) =>
    indexById<SubstitutePhrase>({
      asks: [...asks, ...insteadOf],
      mayAsk: [...mayAsk, ...(site?.replaces.mayAskToo ?? [])],
      makes: site?.replaces.makes ?? [],
      around: [...(site?.replaces.around ?? []), ...howMany],
    }),
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
        phraseAt(tokens, at, phrases)?.value === 'asks' ||
        words.substitute.suffixes.some((suffix) => key.endsWith(suffix)),
    );
  });
}
