import { singularOf } from '../foods/match/foodKey.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import type { Phrases } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { remarksOf } from '../text/line/foodOfLine.ts';
import { readLine } from '../text/line/readLine.ts';
import type { AskLanguage } from './asking.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isOne, pieceMeant } from './askPieces.ts';
import type { HowMuch } from './howMuch.ts';
import { endOf, without } from './phraseRuns.ts';
import type { Question } from './readQuestion.ts';
import { meant } from './understood.ts';

/** Whether a word of a text looks like a plural. */
const isPlural = (text: string, { recipe }: AskLexicon) =>
  tokensOf(text).some(({ kind, key }) => kind === 'word' && singularOf(key, recipe.words.foods) !== key);

/** The food of a text that names nothing else. */
export function foodAlone(text: string, language: AskLanguage): FoodWay | null {
  const line = `1 ${text}`;
  const read = readLine(line, language.lexicon.recipe);
  return meant(read, remarksOf(line, read, language.lexicon.recipe), language);
}

/** A question for a food alone means one of it where cooks count it: `egg weight`, `onion`; else a cup of it. */
export function oneAlone(question: Question, language: AskLanguage): Question {
  const { lexicon } = language;
  const { alone, weighs } = question;
  if (alone === null) return question;
  const { list } = lexicon.recipe;
  const { tokens } = without(tokensOf(alone), lexicon.list.shelled);
  const has = (...lists: readonly Phrases<unknown>[]) =>
    tokens.some((_, at) => endOf(tokens, at, ...lists) !== null);
  // A chopped onion may be a cup of it, a large one is not
  const isCut = has(list.prepared, list.cuts) && !has(lexicon.sizes);
  const food = isCut ? null : foodAlone(alone, language);
  const one = food && isOne(food.food, weighs && !isPlural(alone, lexicon));
  return one ? { ...question, line: `1 ${alone}` } : question;
}

/** Whether a question asks for a number of things, which no table tells: `how many strawberries in a cup`. */
export function asksCount({ what, counts }: HowMuch, language: AskLanguage): boolean {
  const { lexicon } = language;
  if (counts !== 'maybe') return counts;
  if (lexicon.words.countsPlural && isPlural(what, lexicon)) return true;
  const food = foodAlone(what, language);
  return food !== null && pieceMeant(food.food, {}, []) !== null;
}
