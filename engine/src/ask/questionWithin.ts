import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { type AskContext, likelyData } from './askContext.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';
import type { LoadedLanguage } from './readInLanguage.ts';

interface Reading extends Pick<LoadedLanguage, 'lexicon' | 'names'> {
  readers: AskReaders;
}

/** Whether words may change an answer: a number but one, a place, a size, a factor, a food. */
function mayCount(tokens: Tokens, { readers, ...language }: Reading): boolean {
  const { recipe, regions, countries, sizes, times, doubled } = language.lexicon;
  return tokens.some(({ kind, text }, at) => {
    const number = numberAt(tokens, at, recipe);
    // `quick one`
    const isNumber = number !== null && (number.as === 'digits' || number.value !== 1);
    const counts = phraseEnd(tokens, at, recipe.lengths, regions, countries, sizes, times, doubled) !== null;
    return isNumber || counts || (kind === 'word' && readers.findLoneFood(text, language) !== null);
  });
}

/** The question from its first words that ask how many on, to its mark; null if the words around it may count. */
function within(tokens: Tokens, reading: Reading): Tokens | null {
  const { howMany, count, mayCount: may } = reading.lexicon.list;
  const from = tokens.findIndex((_, at) => phraseEnd(tokens, at, howMany, count, may) !== null);
  const mark = tokens.findIndex(({ key }, at) => at > from && key === '?');
  const to = mark < 0 ? tokens.length : mark;
  const around = [...tokens.slice(0, Math.max(from, 0)), ...tokens.slice(to)];
  const asked = tokens.slice(Math.max(from, 0), to);
  const hasAmount = asked.some((_, at) => numberAt(asked, at, reading.lexicon.recipe) !== null);
  const isPart = from >= 0 && hasAmount && trimTokens(around).length > 0;
  return isPart && !mayCount(around, reading) ? asked : null;
}

/**
 * The question in a text that was not understood, without the talk around it: `hi, my scale broke, how many cups is 180 g
 * almond flour? thanks`. Null if it has none, or if what is around it may count: a number, a place, a food.
 */
export function questionWithin(text: string, context: AskContext, readers: AskReaders): string | null {
  for (const { names, words } of likelyData(text, context)) {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    const found = within(trimTokens(tokensOf(text)), { lexicon, names, readers });
    if (found) return joinTokens(found);
  }
  return null;
}
