import type { AskedNutrient, AskWords } from '../language/askWords/askWords.ts';
import { indexById, indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { isWord, joinTokens, withoutEnd, withoutStart } from './phraseRuns.ts';

/** A question for what a food contains. */
export interface NutrientQuestion {
  nutrient: AskedNutrient;
  /** The question without it: the amount of the food. */
  amount: string;
  /** Whether the word may belong to the food: `200 g lentils protein`, but `1 cup brown sugar`. */
  doubtful?: boolean;
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

/** The nutrient and the amount of tokens on both sides of its word; null if they are about something else. */
function askedAround(
  nutrient: AskedNutrient,
  [start, end]: readonly [readonly Token[], readonly Token[]],
  { before, after }: Indexed,
): NutrientQuestion | null {
  const isEnergy = nutrient === 'energy';
  const amount = joinTokens(withoutEnd(withoutStart(end, before), after));
  if (amount !== '' && withoutStart(start, before).length === 0) {
    const framed = !joinTokens(end).startsWith(amount);
    if (isEnergy || framed || STARTS_AMOUNT.test(amount)) return { nutrient, amount };
  }
  if (withoutStart(end, after).length > 0 || !start.some(isWord)) return null;
  const said = joinTokens(withoutEnd(withoutStart(start, before), before));
  if (isEnergy) return { nutrient, amount: said };
  return STARTS_AMOUNT.test(said) ? { nutrient, amount: said, doubtful: true } : null;
}

/**
 * Splits `how much protein in a cup of oats` into what is asked for and the amount; null for any other question. Words
 * that are foods, too, such as sugar, only count where a word such as `in` or a number follows, or behind an amount.
 */
export function splitNutrientQuestion(text: string, words: AskWords): NutrientQuestion | null {
  const index = cachedIn(indexed, words, indexWords);
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = phraseAt(tokens, at, index.nutrients);
    if (found) return askedAround(found.value, [tokens.slice(0, at), tokens.slice(found.next)], index);
  }
  return null;
}
