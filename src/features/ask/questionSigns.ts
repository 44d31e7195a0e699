import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { type Lexicon, phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { tokensOf } from '@gramwise/engine/language/tokens.ts';
import { numberAt } from '@gramwise/engine/text/findings/numbers.ts';
import { isHouseholdId } from '@gramwise/engine/vessels/householdMeasures.ts';

/** What questions of a kind have, any of it. */
export interface Signs {
  /** Words of the loaded languages, also inside of others. */
  words?: (words: AskWords) => readonly string[];
  /** The fewest numbers, those in words included. */
  numbers?: number;
  /** A word for a glass, a bowl or the like. */
  vessel?: true;
}

const namesVessel = (text: string, lexicon: Lexicon) => {
  const tokens = tokensOf(text);
  return tokens.some((_, at) => isHouseholdId(phraseAt(tokens, at, lexicon.units)?.value ?? null));
};

/** How many numbers a text has in a language; `a` is none. */
function countNumbers(text: string, lexicon: Lexicon): number {
  const tokens = tokensOf(text);
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    const number = numberAt(tokens, at, lexicon);
    if (!number || number.as === 'article') continue;
    count++;
    at = number.next - 1;
  }
  return count;
}

/** Tells which signs a question has, by the words and numbers of the loaded languages. */
export function signsOf(
  question: string,
  { words, lexicons }: { words: readonly AskWords[]; lexicons: readonly Lexicon[] },
): (signs: Signs) => boolean {
  const folded = foldLetters(question).replace(/['’\s]+/g, ' ');
  const numbers = Math.max(...lexicons.map((lexicon) => countNumbers(question, lexicon)));
  return ({ words: wordsOf, numbers: least = Number.POSITIVE_INFINITY, vessel }) =>
    numbers >= least ||
    (vessel && lexicons.some((lexicon) => namesVessel(question, lexicon))) ||
    (wordsOf !== undefined && words.some((loaded) => wordsOf(loaded).some((word) => folded.includes(word))));
}
