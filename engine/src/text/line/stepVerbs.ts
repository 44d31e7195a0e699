import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';

const endsWith = ({ key }: Token, ends: readonly string[]) => ends.some((end) => key.endsWith(end));

/** Whether a step starts at a token, by its verb or another word that starts steps: `Ajouter le sucre`. */
export function isFirstVerb(tokens: readonly Token[], at: number, { list, words }: Lexicon): boolean {
  const first = tokens[at];
  if (first?.kind !== 'word') return false;
  if (phraseAt(tokens, at, list.verbs)) return true;
  return endsWith(first, words.firstVerbEnds) && !words.verbLike.includes(first.key);
}

/**
 * Whether a token is the verb that ends a step: `Zwiebeln hacken`. Nouns have a capital letter and participles the
 * syllable `ge`: `Erbsen`, `gerieben`.
 */
export const isLastVerb = (token: Token, { words }: Lexicon) =>
  token.text === token.text.toLowerCase() && !token.key.includes('ge') && endsWith(token, words.lastVerbEnds);
