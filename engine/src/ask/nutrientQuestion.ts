import type { AskedNutrient, AskWords } from '../language/askWords/askWords.ts';
import { indexById, indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { isWord, joinTokens, trimTokens, withoutEnd, withoutStart } from './phraseRuns.ts';

/** A question for what a food contains. */
export interface NutrientQuestion {
  nutrient: AskedNutrient;
  /** The question without it: the amount of the food. */
  amount: string;
  /** Set if the word may belong to the food's name (`1 cup brown sugar`), or be the food (`sugar 1 cup in grams`). */
  doubtful?: 'name' | 'food';
}

interface Indexed {
  nutrients: Phrases<AskedNutrient>;
  before: Phrases<true>;
  /** With those before an amount that a food has none of. */
  per: Phrases<true>;
  after: Phrases<true>;
  /** Between a food and its amount: `protein in lentils per 100 g`. */
  each: Phrases<true>;
  /** The word that a measure of something is written with, such as `de`; empty where it needs none. */
  of: string;
}

const indexed = new WeakMap<AskWords, Indexed>();

const indexWords = ({
  nutrients,
  nutrientBefore,
  nutrientPer,
  nutrientAfter,
  howMany,
  fill,
  write,
}: AskWords): Indexed => ({
  nutrients: indexById<AskedNutrient>(nutrients),
  before: indexList([...nutrientBefore, ...howMany, ...fill]),
  per: indexList([...nutrientBefore, ...nutrientPer, ...howMany, ...fill]),
  after: indexList([...nutrientAfter, ...fill]),
  each: indexList(nutrientPer),
  of: write.of,
});

/** Nutrients that cooks measure out, so that words such as `for` ask for a recipe. */
const ALSO_FOODS: ReadonlySet<AskedNutrient> = new Set<AskedNutrient>(['fat', 'sugars', 'salt']);

/** Those that no food is called after, so that a name may stand beside them alone: `carbs banana`. */
const NEVER_FOODS: ReadonlySet<AskedNutrient> = new Set<AskedNutrient>(['energy', 'carbohydrate', 'fiber']);

const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/;

/** The amount first: `lentils per 100 g`. */
function amountFirst(tokens: readonly Token[], { each, of }: Indexed): string {
  const at = tokens.findIndex((_, from) => from > 0 && phraseAt(tokens, from, each) !== null);
  const next = phraseAt(tokens, at, each)?.next ?? 0;
  const [food, amount] = [tokens.slice(0, Math.max(at, 0)), tokens.slice(next)].map((part) =>
    joinTokens(trimTokens(part)),
  );
  return food && amount ? [amount, of, food].filter(Boolean).join(' ') : joinTokens(tokens);
}

/** The nutrient and the amount of tokens on both sides of its word; null if they are about something else. */
function askedAround(
  nutrient: AskedNutrient,
  [start, end]: readonly [readonly Token[], readonly Token[]],
  index: Indexed,
): NutrientQuestion | null {
  const { before, per, after, of } = index;
  const isOnly = NEVER_FOODS.has(nutrient);
  const held = withoutStart(end, ALSO_FOODS.has(nutrient) ? before : per);
  const amount = amountFirst(withoutEnd(held, after), index);
  if (amount !== '' && withoutStart(start, before).length === 0) {
    const framed = held[0] !== end.find(isWord);
    if (isOnly || framed) return { nutrient, amount };
    // `protein lentils 100 g`
    if (!ALSO_FOODS.has(nutrient) || STARTS_AMOUNT.test(amount))
      return { nutrient, amount, doubtful: 'food' };
  }
  if (withoutStart(end, after).length > 0 || !start.some(isWord)) return null;
  const asked = withoutStart(start, before);
  const measured = withoutEnd(asked, before);
  const between = asked.slice(measured.length).filter(isWord);
  // `1 yogur de azúcar`, of a cake that is measured in pots: the sugar that fills it
  if (ALSO_FOODS.has(nutrient) && between.length === 1 && between[0]?.key === of) return null;
  const said = joinTokens(measured);
  if (isOnly) return { nutrient, amount: said };
  return STARTS_AMOUNT.test(said) ? { nutrient, amount: said, doubtful: 'name' } : null;
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
