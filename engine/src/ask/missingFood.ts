import type { ListedFood } from '../foods/listedFood.ts';
import { foldName } from '../foods/match/findFoods.ts';
import { tokensOf } from '../language/tokens.ts';
import { type LineAmount, readLine } from '../text/line/readLine.ts';
import { isMeasure, MEASURES } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import { type AmountAnswer, isOfFood, resultsOf } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import type { AskReaders } from './readers.ts';

/** How much of a food is missing, in the ways that cooks measure. */
export interface MissingAmount {
  milliliters?: number;
  grams?: number;
  pieces?: number;
}

/** A food that somebody has run out of; several if its name means several. */
export interface MissingFood {
  foods: readonly string[];
  /** Null if none was named. */
  amount: MissingAmount | null;
}

const middle = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function amountOf({ given, factor, main }: AmountAnswer, { sumInBaseUnits }: AskReaders): MissingAmount {
  const size = middle(main.values) * UNITS[main.unit].size;
  const other = UNITS[main.unit].kind === 'weight' ? { grams: size } : { milliliters: size };
  if (given.kind === 'pieces') return { ...other, pieces: middle(given.count) * factor };
  if (given.kind === 'vessels') return other;
  const base = middle(sumInBaseUnits(given.amounts, factor));
  const [first] = given.amounts;
  return first && UNITS[first.unit].kind === 'volume' ? { milliliters: base } : { grams: base };
}

/** Null for what neither is measured nor counts the food itself, such as packets. */
function lineAmount({ unit, values }: LineAmount): MissingAmount | null {
  if (unit === null) return { pieces: middle(values) };
  if (!isMeasure(unit)) return null;
  const { kind, size } = MEASURES[unit];
  return kind === 'weight' ? { grams: middle(values) * size } : { milliliters: middle(values) * size };
}

const namesOf = ({ name, also = [] }: ListedFood) => [name, ...also].map(foldName);

/** A line without an answer, and the food that its words name exactly or, failing that, loosely. */
function lineFoods(text: string, { language, data }: AskContext, { askLexicon, findLoneFood }: AskReaders) {
  const known = data[language];
  if (!known) return null;
  const lexicon = askLexicon(known.names.index.lexicon, known.words);
  const read = readLine(text, lexicon.recipe);
  const [main] = read.amounts;
  // Behind an amount in brackets, too: `35 cl (1 1/2 cups) evaporated milk`
  const name = foldName(text.slice(read.amounts.at(-1)?.end).replace(/^[^\p{L}]+/u, ''));
  return {
    amount: main ? lineAmount(main) : null,
    named: () => [...known.names.ways.values()].find(({ food }) => namesOf(food).includes(name)),
    loose: () => findLoneFood(read.food || text, { lexicon, names: known.names }),
  };
}

/** Whether a word of the text is the noun of one of the food's names, and no state of any food. */
function hasNounOf(text: string, food: ListedFood, { language, lexicons }: AskContext): boolean {
  const lexicon = lexicons[language];
  const at = lexicon?.words.grammar.noun === 'first' ? 0 : -1;
  const words = tokensOf(text).filter(
    ({ kind, key }) => kind === 'word' && !lexicon?.list.prepared.map.has(key),
  );
  const nouns = namesOf(food).map((name) => name.split(' ').at(at));
  return words.some(({ key }) => nouns.includes(foldName(key)));
}

/** What is missing by a text such as `2 eggs` or `buttermilk`; null for one that names no food. */
export function readMissingFood(text: string, context: AskContext, readers: AskReaders): MissingFood | null {
  const { answer, exact, vague } = readers.ask(text, context);
  const named = resultsOf(answer).filter(isOfFood);
  // Part of a word, or a word for any food, names none: `im`, `fresh`
  const found = vague ? named.filter(({ food }) => food && hasNounOf(text, food.food, context)) : named;
  const foods = [...new Set(found.flatMap(({ food }) => food?.food.id ?? []))];
  const [first] = found;
  // Nobody weighs the food, or words of its name were read as what it is for
  const line = first && answer.kind === 'answer' ? null : lineFoods(text, context, readers);
  const exactly = line?.named() ?? null;
  if (first && (!exactly || foods.includes(exactly.food.id)))
    return { foods, amount: exact ? amountOf(first, readers) : null };
  const food = exactly ?? line?.loose();
  return line && food ? { foods: [food.food.id], amount: line.amount } : null;
}
