import { indexList, phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';

/** Whether words of a question ask for what replaces a food: `substitute for buttermilk`, `Eiersatz`. */
export function namesSubstitute(question: string, context: AskContext): boolean {
  const tokens = tokensOf(question);
  return loadedLanguages(context).some((code) => {
    const { asks = [], suffixes = [] } = context.data[code]?.words.substitute ?? {};
    const phrases = indexList(asks);
    return tokens.some(
      ({ key }, at) =>
        phraseAt(tokens, at, phrases) !== null || suffixes.some((suffix) => key.endsWith(suffix)),
    );
  });
}
