import type { AskedNutrient, AskWords } from '../language/askWords/askWords.ts';
import { indexById, indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { isWord, joinTokens, withoutEnd, withoutStart } from './phraseRuns.ts';

/** A question for what a food contains. */
export interface NutrientQuestion {
  nutrient: AskedNutrient;
  /** The question without it: the amount of the food. */
  amount: string;
}

interface Indexed {
  nutrients: Phrases<AskedNutrient>;
  before: Phrases<true>;
  after: Phrases<true>;
}

const indexed = new WeakMap<AskWords, Indexed>();

const indexWords = ({ nutrients, nutrientBefore, nutrientAfter }: AskWords): Indexed => ({
  nutrients: indexById<AskedNutrient>(nutrients),
  before: indexList(nutrientBefore),
  after: indexList(nutrientAfter),
});

const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/;

/**
 * Splits `how much protein in a cup of oats` into what is asked for and the amount; null for any other question. Words
 * that are foods, too, such as sugar, only count where a word such as `in` or a number follows.
 */
export function splitNutrientQuestion(text: string, words: AskWords): NutrientQuestion | null {
  const { nutrients, before, after } = cachedIn(indexed, words, indexWords);
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = phraseAt(tokens, at, nutrients);
    if (!found) continue;
    const [start, end] = [tokens.slice(0, at), tokens.slice(found.next)];
    const amount = withoutEnd(withoutStart(end, before), after);
    const isEnergy = found.value === 'energy';
    if (withoutStart(start, before).length === 0 && amount.length > 0) {
      const asked = joinTokens(amount);
      const framed = !joinTokens(end).startsWith(asked);
      if (isEnergy || framed || STARTS_AMOUNT.test(asked)) return { nutrient: found.value, amount: asked };
    }
    if (isEnergy && withoutStart(end, after).length === 0 && start.some(isWord))
      return { nutrient: found.value, amount: joinTokens(withoutEnd(withoutStart(start, before), before)) };
    return null;
  }
  return null;
}
