import { foodWords } from '../foods/match/foodKey.ts';
import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import { hasTrait } from '../foods/traits.ts';
import { tokensOf } from '../language/tokens.ts';
import { foodsSharing, remarksOf } from '../text/line/foodOfLine.ts';
import { type LineAmount, type ReadLine, readLine } from '../text/line/readLine.ts';
import { isMeasure, MEASURES } from '../units/measureWords.ts';
import { isSum } from './agree.ts';
import type { HintCode } from './askAnswer.ts';
import { foodMeant } from './askFood.ts';
import type { AskLexicon } from './askLexicon.ts';
import { leftOver } from './leftOver.ts';
import { amountsBehind } from './moreAmounts.ts';
import { tokensText, without } from './phraseRuns.ts';
import type { Question } from './readQuestion.ts';

interface Refusal {
  code: HintCode;
  words: string;
}

/** The amounts that an answer is calculated from, and the other figures of the line. */
interface Figures {
  used: readonly LineAmount[];
  again: readonly LineAmount[];
}

/** The words of an amount. */
export const textOf = (line: string, { start, end }: LineAmount) => line.slice(start, end);
const kindOf = ({ unit }: LineAmount) => (isMeasure(unit) ? MEASURES[unit].kind : null);

/** Why a line is not understood as a whole: something is left over, or its amounts are no sum. */
function refusal(line: string, { used, again }: Figures, left: string | null): Refusal | null {
  if (left !== null) return { code: 'left-over', words: left };
  const uncounted = again.find(({ unit }) => !isMeasure(unit));
  if (uncounted) return { code: 'left-over', words: textOf(line, uncounted) };
  for (const [index, second] of used.entries()) {
    const first = used[index - 1];
    if (!first) continue;
    if (kindOf(first) !== kindOf(second)) return { code: 'left-over', words: textOf(line, second) };
    if (!isSum(line, first, second)) return { code: 'two-amounts', words: both(line, first, second) };
  }
  return null;
}

/** Two figures of a line, for a hint. */
export const both = (line: string, first: LineAmount, second: LineAmount) =>
  `${textOf(line, first)} / ${textOf(line, second)}`;

const sizesIn = new WeakMap<AskLexicon, ReadonlySet<string>>();

/** The words for the sizes of pieces, without endings: `XL`. */
function sizesOf(lexicon: AskLexicon): ReadonlySet<string> {
  const known =
    sizesIn.get(lexicon) ??
    new Set([...lexicon.sizes.map.keys()].flatMap((phrase) => foodWords(phrase, lexicon.recipe)));
  sizesIn.set(lexicon, known);
  return known;
}

/** What is said beside a food, without `without its shell`. */
function unshelled(remarks: readonly string[], lexicon: AskLexicon) {
  const cut = remarks.map((remark) => without(tokensOf(remark), lexicon.list.shelled));
  return { beside: cut.map(({ tokens }) => tokensText(tokens)), shelled: cut.some(({ found }) => found) };
}

/** The food of a line, with or without the word for the size of a piece. */
export function meant(
  read: ReadLine,
  remarks: readonly string[],
  lexicon: AskLexicon,
  names: ListedNames,
): FoodWay | null {
  const { beside, shelled } = unshelled(remarks, lexicon);
  const sizes = sizesOf(lexicon);
  const isWhole = (way: FoodWay | null) => (shelled && way && !hasTrait(way.food.id, 'egg') ? null : way);
  const sized = without(tokensOf(read.food), lexicon.sizes);
  const found = foodMeant(read.food, beside, names, sizes);
  if (found || !sized.found) return isWhole(found);
  const rest = tokensText(sized.tokens);
  const words = foodWords(rest, lexicon.recipe);
  const size = foodWords(read.food, lexicon.recipe).filter((word) => !words.includes(word));
  return isWhole(foodMeant(rest, [...beside, size.join(' ')], names, sizes));
}

/** What a line says, with the figures to calculate from; or why it cannot be answered. */
interface Understood extends Figures {
  read: ReadLine;
  food: FoodWay | null;
  /** The foods that share the name, if it is of several. */
  sharers: readonly FoodWay[];
}

/** Reads the line of a question; nothing of it may be left over. */
export function understood(
  question: Question,
  lexicon: AskLexicon,
  names: ListedNames,
): Understood | (Refusal & { read: ReadLine }) {
  const { line, target, bare } = question;
  const all = readLine(line, lexicon.recipe);
  // `a pinch` alone is not a food
  const read = all.parts.some(({ kind }) => kind === 'food') ? all : { ...all, food: '' };
  const refuse = (code: HintCode, words = '') => ({ code, words, read });
  const behind = amountsBehind(line, read, lexicon);
  if (behind === null) return refuse('unread');
  const used = [...read.amounts.filter(({ role }) => role === 'main' || role === 'plus'), ...behind];
  const again = read.amounts.filter(({ role }) => role === 'alt' || role === 'size');
  const [main] = used;
  if (/^0+(?:[.,]0*)?(?![\d.,/])/.test(line)) return refuse('not-positive');
  if (read.heading || !main || !/\p{L}/u.test(line)) return refuse('unread');
  if (main.values.some((value) => !(value > 0)) || /^[-−–]\s*[\d½¼¾]/u.test(line))
    return refuse('not-positive');
  const sharers = foodsSharing(line, read, names.index).flatMap((id) => names.ways.get(id) ?? []);
  const remarks = behind.length > 0 ? [] : remarksOf(line, read);
  const food = read.food && sharers.length === 0 ? meant(read, remarks, lexicon, names) : null;
  const left = leftOver(line, [...used, ...again], food, lexicon);
  const refused = refusal(line, { used, again }, left !== null && read.food && !food ? read.food : left);
  if (refused) return { ...refused, read };
  const wants = target?.measure;
  // Weight to weight and volume to volume need no food.
  const alike = !bare && used.every((one) => wants && kindOf(one) === MEASURES[wants].kind);
  if (sharers.length > 0) return { read, food, used, again, sharers: alike ? [] : sharers };
  if (read.food && !food && !alike)
    return refuse(/\p{L}{2}/u.test(read.food) && behind.length === 0 ? 'unknown-food' : 'unread', read.food);
  return { read, food, used, again, sharers };
}
