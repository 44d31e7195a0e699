import { singularOf } from '../foods/match/foodKey.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { foldLetters } from '../language/foldAccents.ts';
import type { Phrases } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { readLine } from '../text/line/readLine.ts';
import type { AskLexicon } from './askLexicon.ts';
import { findPiece, meansOnePiece } from './askPieces.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { HowMuchQuestion } from './parseHowMuch.ts';
import type { Question } from './parseQuestion.ts';
import { phraseEnd, removeFirst } from './phraseRuns.ts';
import { partInName } from './piecesInLine.ts';
import { identifyFood } from './understandQuestion.ts';

/** Whether a word of a text looks like a plural. */
const isPlural = (text: string, { recipe }: AskLexicon) =>
  tokensOf(text).some(({ kind, key }) => kind === 'word' && singularOf(key, recipe.words.foods) !== key);

/** Finds the food of a text that names nothing else. */
export function findLoneFood(text: string, language: QuestionLanguage): FoodWay | null {
  const line = `1 ${text}`;
  return identifyFood({ text: line, read: readLine(line, language.lexicon.recipe) }, language);
}

/** Turns a question for a food alone into one piece if cooks count it (`egg weight`, `onion`); else it means a cup. */
export function countLoneFood(question: Question, language: QuestionLanguage): Question {
  const { lexicon } = language;
  const { alone, weighs } = question;
  if (alone === null) return question;
  const { list } = lexicon.recipe;
  const { tokens } = removeFirst(tokensOf(alone), lexicon.list.shelled);
  const has = (...lists: readonly Phrases<unknown>[]) =>
    tokens.some((_, at) => phraseEnd(tokens, at, ...lists) !== null);
  // A chopped onion may be a cup of it, a large one is not
  const sized = has(lexicon.sizes);
  const isCut = has(list.prepared, list.cuts) && !sized;
  const food = isCut ? null : findLoneFood(alone, language);
  const text = `1 ${alone}`;
  const line = { text, read: readLine(text, lexicon.recipe), lexicon: lexicon.recipe };
  const part = food && partInName(line, food.food);
  // `garlic clove` is no cup of them
  const isPart = food && part !== null && findPiece(food.food, { word: part }, []) !== null;
  const isOne = isPart || (food && meansOnePiece(food.food, (weighs || sized) && !isPlural(alone, lexicon)));
  return isOne ? { ...question, line: text } : question;
}

/** Whether a question asks for a number of things, which no table has: `how many strawberries in a cup`. */
export function asksForCount({ what, counts }: HowMuchQuestion, language: QuestionLanguage): boolean {
  const { lexicon } = language;
  if (counts !== 'maybe') return counts;
  // `1 kg Äpfel wie viel Stück`
  if (lexicon.recipe.list.wholes.map.has(foldLetters(what))) return true;
  if (lexicon.words.countsPlural && isPlural(what, lexicon)) return true;
  const food = findLoneFood(what, language);
  return food !== null && findPiece(food.food, {}, []) !== null;
}
