import { PIECES_BY_WORD } from '../foods/countedPieces.ts';
import { hasListedTrait } from '../foods/listedFood.ts';
import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { readLine } from '../text/line/readLine.ts';
import type { QuestionLanguage } from './askRequest.ts';
import { findLoneFood } from './loneFood.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, removeFirst, type Tokens, trimTokens } from './phraseRuns.ts';
import { identifyFood } from './understandQuestion.ts';

/** A line that starts with words and has one number behind them. */
function splitLine(line: string, { lexicon }: QuestionLanguage) {
  const tokens = tokensOf(line);
  const at = tokens.findIndex((_, from) => numberAt(tokens, from, lexicon.recipe) !== null);
  const number = at > 0 ? numberAt(tokens, at, lexicon.recipe) : null;
  const rest = number ? trimTokens(tokens.slice(number.next)) : [];
  if (!number || rest.some((_, from) => numberAt(rest, from, lexicon.recipe) !== null)) return null;
  return { name: joinTokens(tokens.slice(0, at)), number: joinTokens(tokens.slice(at, number.next)), rest };
}

/** Whether a name is that of a part of what follows: `egg white 1 egg`. */
function isPartOf(name: string, rest: Tokens, language: QuestionLanguage): boolean {
  const [part, whole] = [findLoneFood(name, language), findLoneFood(joinTokens(rest), language)];
  const isEgg = (found: typeof part) => found !== null && hasListedTrait(found.food, 'egg');
  // Only a whole egg has a shell
  return isEgg(part) && isEgg(whole) && whole?.food.edible !== undefined && part?.food.edible === undefined;
}

/** The juice or zest of fruit as recipes write it, by both its words: `jus`, `3 oranges`; null if it is none. */
function juiceOf(juice: string, fruit: string, language: QuestionLanguage): string | null {
  const { recipe } = language.lexicon;
  const text = `${juice} ${recipe.words.of[0]} ${fruit}`;
  const found = identifyFood({ text, read: readLine(text, recipe) }, language);
  return found?.food.pieces?.some(({ id }) => id.endsWith('OfOne')) ? text : null;
}

/** Writes a name behind its amount where it is read only there: `gélatine 4 feuilles`, `egg white 1 egg`. */
export function withNameLast({ line, many }: Question, language: QuestionLanguage): string {
  // `cuánto zumo da un limón`
  const juice = many && juiceOf(many.what, many.within, language);
  if (juice) return juice;
  const found = splitLine(line, language);
  if (!found || found.rest.length === 0) return line;
  const { name, number, rest } = found;
  const { recipe, words } = language.lexicon;
  const unit = phraseAt(rest, skipSpace(rest, 0), recipe.units);
  const isPieces = unit?.next === rest.length && Object.hasOwn(PIECES_BY_WORD, unit.value);
  if (isPieces && !findLoneFood(name, language))
    return `${number} ${joinTokens(rest)} ${words.write.of} ${name}`.replace(/\s+/g, ' ');
  // `huevos 6 talla M sin cáscara`
  const plain = trimTokens(removeFirst(rest, language.lexicon.list.shelled).tokens);
  // `Grieß 150 gr` is no large one
  const isSize = !unit && phraseAt(plain, 0, language.lexicon.sizes)?.next === plain.length;
  if (isSize) return `${number} ${name} ${joinTokens(rest)}`;
  // `la clara de un huevo L`
  const sizes = rest.filter((_, at) => phraseAt(rest, at, language.lexicon.sizes));
  if (isPartOf(name, rest, language)) return `${number} ${name} ${joinTokens(sizes)}`;
  return juiceOf(name, `${number} ${joinTokens(rest)}`, language) ?? line;
}
