import type { AskedNutrient, AskWords } from '../language/askWords/askWords.ts';
import { indexById, indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { joinTokens } from './phraseRuns.ts';

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

function indexOf(words: AskWords): Indexed {
  const known = indexed.get(words);
  if (known) return known;
  const index = {
    nutrients: indexById<AskedNutrient>(words.nutrients),
    before: indexList(words.nutrientBefore),
    after: indexList(words.nutrientAfter),
  };
  indexed.set(words, index);
  return index;
}

const isWord = ({ key }: Token) => /[\p{L}\p{N}]/u.test(key);

/** The tokens without punctuation and phrases at their start. */
function withoutStart(tokens: readonly Token[], phrases: Phrases<true>): readonly Token[] {
  const first = tokens.findIndex(isWord);
  if (first < 0) return [];
  const phrase = phraseAt(tokens, first, phrases);
  return phrase ? withoutStart(tokens.slice(phrase.next), phrases) : tokens.slice(first);
}

/** The same at their end. */
function withoutEnd(tokens: readonly Token[], phrases: Phrases<true>): readonly Token[] {
  const last = tokens.findLastIndex(isWord);
  const all = tokens.slice(0, last + 1);
  const at = all.findIndex((_, index) => phraseAt(all, index, phrases)?.next === all.length);
  return at > 0 ? withoutEnd(all.slice(0, at), phrases) : all;
}

const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/;

/**
 * Splits `how much protein in a cup of oats` into what is asked for and the amount; null for any other question. Words
 * that are foods, too, such as sugar, only count where a word such as `in` or a number follows.
 */
export function splitNutrientQuestion(text: string, words: AskWords): NutrientQuestion | null {
  const { nutrients, before, after } = indexOf(words);
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
