import { distinguishingWords } from '../foods/match/distinguishingWords.ts';
import { foodsOfKind } from '../foods/match/findChoices.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { isStateWord } from '../foods/match/foodStates.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { isContextWord } from '../foods/match/plainWords.ts';
import type { Phrases } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { readLine } from '../text/line/readLine.ts';
import { UNITS } from '../units/units.ts';
import type { Given } from './askAnswer.ts';
import type { AskRequest, QuestionLanguage } from './askRequest.ts';
import { ARROWS } from './links.ts';
import { findLoneFood } from './loneFood.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';
import { targetAt } from './target.ts';

export interface Sides {
  link: string;
  before: Tokens;
  after: Tokens;
}

/** The words before and after each `to` or `in` of a question, or each of the `links`. */
export function sidesOf(
  { asked }: Question,
  { lexicon }: QuestionLanguage,
  ...links: readonly Phrases<unknown>[]
): readonly Sides[] {
  const tokens = tokensOf(asked);
  const lists = links.length > 0 ? links : [lexicon.list.to];
  return tokens.flatMap(({ kind, key }, at) => {
    const sign = ARROWS.has(key) ? at + 1 : null;
    const end = sign ?? (kind === 'word' && at > 0 ? phraseEnd(tokens, at, ...lists) : null);
    return end === null
      ? []
      : { link: key, before: trimTokens(tokens.slice(0, at)), after: trimTokens(tokens.slice(end)) };
  });
}

const statesOf = (tokens: Tokens, { lexicon }: QuestionLanguage) =>
  foodWords(joinTokens(tokens), lexicon.recipe).filter((word) => isStateWord(word, lexicon.recipe));

/** What an amount holds, and the amount: `how much cooked rice is 100 g dry`, `how much yeast for 500 g flour`. */
const heldSides = ({ many }: Question): readonly Sides[] =>
  many ? [{ link: '', before: tokensOf(many.within), after: tokensOf(many.what) }] : [];

/** Whether a question asks for a food in another state: `fresh yeast to dry`, `cooked rice in dry rice`. */
export const changesState = ({ question, ...language }: QuestionLanguage & { question: Question }): boolean =>
  [...sidesOf(question, language), ...heldSides(question)].some(({ before, after }) => {
    // In `dried apricots in grams, chopped` both states belong to one food
    if (targetAt(after, 0, language.lexicon)) return false;
    const [from, to] = [statesOf(before, language), statesOf(after, language)];
    return from.length > 0 && to.some((state) => !from.includes(state));
  });

/**
 * Whether a question asks what a weighed food weighs once it is cooked: `500 g dry chickpeas how much do they weigh cooked`,
 * `dried peas 200 g cooked`.
 */
export function weighsCooked(
  { question: { weighs, asked }, lexicon: { recipe } }: Pick<AskRequest, 'question' | 'lexicon'>,
  given: Given,
): boolean {
  if (given.kind !== 'amounts') return false;
  const { cooked, dried } = distinguishingWords(recipe).states;
  const words = foodWords(asked, recipe);
  return (
    given.amounts.every(({ unit }) => UNITS[unit].kind === 'weight') &&
    words.some((word) => cooked.has(word)) &&
    (weighs || words.some((word) => dried.has(word)))
  );
}

/** Whether words name a food or a kind of food, in any state, with or without an amount. */
function namesFood(tokens: Tokens, language: QuestionLanguage): boolean {
  const { lexicon, names } = language;
  const text = joinTokens(tokens);
  const read = readLine(text, lexicon.recipe);
  const words = read.amounts.length > 0 ? read.food : text;
  const plain = joinTokens(tokensOf(words).filter((token) => statesOf([token], language).length === 0));
  if (plain === '') return false;
  return (
    [words, plain].some((name) => findLoneFood(name, language) !== null) ||
    foodsOfKind(plain, names).length > 0
  );
}

/** Whether a question asks for one food in terms of another (`yeast in baking powder`), or in another state. */
export const namesTwoFoods = (language: QuestionLanguage & { question: Question }): boolean =>
  changesState(language) ||
  [...sidesOf(language.question, language), ...heldSides(language.question)].some(
    // The à of `pâte à choux` is part of a name
    ({ link, before, after }) =>
      !/^\p{L}$/u.test(link) && namesFood(after, language) && namesFood(before, language),
  );

/** Whether an amount is of something else than the food that it should hold: `how much sugar for 500 g of whites`. */
function holdsAnother({ many }: Question, language: QuestionLanguage): boolean {
  const { recipe } = language.lexicon;
  if (!many || findLoneFood(many.what, language) === null) return false;
  const { food, amounts, parts } = readLine(many.within, recipe);
  const named = parts.find(({ kind }) => kind === 'food');
  // Not what stands before an amount: `how many tomatoes to make 500 g`
  if (!named || named.start < (amounts[0]?.end ?? 0)) return false;
  const what = foodWords(many.what, recipe);
  const isOther = (word: string) =>
    !what.includes(word) && !isStateWord(word, recipe) && !isContextWord(word, recipe);
  return foodWords(food, recipe).some(isOther);
}

/** Whether a question asks for a food by an amount of another: `200 g butter how many grams of oil`. */
export const asksForAnother = (
  { question, ...language }: QuestionLanguage & { question: Question },
  found: FoodWay | null,
): boolean =>
  holdsAnother(question, language) ||
  sidesOf(question, language).some(({ before, after }) => {
    const { lexicon } = language;
    const target = targetAt(after, 0, lexicon);
    const rest = target && stripLeading(after.slice(target.next), lexicon.recipe.list.of);
    const other = rest && findLoneFood(joinTokens(rest), language);
    return other && other.food.id !== found?.food.id && namesFood(before, language);
  });
