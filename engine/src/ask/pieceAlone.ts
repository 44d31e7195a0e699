import { singularOf } from '../recipeText/foodKey.ts';
import { phraseAt } from '../recipeText/lexicon.ts';
import type { ListedNames } from '../recipeText/listedNames.ts';
import { readLine } from '../recipeText/readLine.ts';
import { tokensOf } from '../recipeText/tokens.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isOne, pieceMeant } from './askPieces.ts';
import type { HowMuch } from './howMuch.ts';
import type { Question } from './readQuestion.ts';
import { meant } from './understood.ts';

/** Whether a word of a text looks like a plural. */
const isPlural = (text: string, { recipe }: AskLexicon) =>
  tokensOf(text).some(({ kind, key }) => kind === 'word' && singularOf(key, recipe.language) !== key);

/** A question for a food alone means one of it where cooks count it: `egg weight`, `onion`; else a cup of it. */
export function oneAlone(question: Question, lexicon: AskLexicon, names: ListedNames): Question {
  const { alone, weighs } = question;
  if (alone === null) return question;
  const { list } = lexicon.recipe;
  const tokens = tokensOf(alone);
  const isCut = tokens.some(
    (_, at) => phraseAt(tokens, at, list.prepared) ?? phraseAt(tokens, at, list.cuts),
  );
  const line = `1 ${alone}`;
  const food = isCut ? null : meant(readLine(line, lexicon.recipe), line, lexicon, names);
  return food && isOne(food.food, weighs && !isPlural(alone, lexicon)) ? { ...question, line } : question;
}

/** Whether a question asks for a number of things, which no table tells: `how many strawberries in a cup`. */
export function asksCount({ what, counts }: HowMuch, lexicon: AskLexicon, names: ListedNames): boolean {
  if (counts !== 'maybe') return counts;
  // French counts and weighs with the same words, but only what is counted has a plural
  if (lexicon.recipe.language === 'fr' && isPlural(what, lexicon)) return true;
  const line = `1 ${what}`;
  const food = meant(readLine(line, lexicon.recipe), line, lexicon, names);
  return food !== null && pieceMeant(food.food, null, null, []) !== null;
}
