import { hasListedTrait } from '../foods/listedFood.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { isContainer } from '../text/line/containers.ts';
import { type FoodInLine, findRemarks, foodsSharingName } from '../text/line/matchLine.ts';
import { type LineAmount, type ReadLine, readLine } from '../text/line/readLine.ts';
import type { Source } from '../text/source.ts';
import { isAmbiguousMeasure, isMeasure, MEASURES } from '../units/measureWords.ts';
import { isHouseholdId } from '../vessels/householdMeasures.ts';
import { areAddends } from './amountSums.ts';
import { amountsAfterFood } from './amountsAfterFood.ts';
import type { HintCode } from './askAnswer.ts';
import { findNamedFood } from './askFood.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { AskRequest, QuestionLanguage } from './askRequest.ts';
import { findLeftover } from './findLeftover.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, phraseEnd, removeFirst, trimTokens } from './phraseRuns.ts';
import { sizeByWidth } from './pieceWidth.ts';

export interface Refusal {
  code: HintCode;
  words: string;
}

/** The amounts that an answer is calculated from, and figures that repeat them. */
interface Figures {
  used: readonly LineAmount[];
  repeated: readonly LineAmount[];
}

/** The words of an amount. */
export const amountText = (line: string, { start, end }: LineAmount) => line.slice(start, end);
const kindOf = ({ unit }: LineAmount) =>
  isMeasure(unit) ? MEASURES[unit].kind : isHouseholdId(unit) ? 'volume' : null;

/** Why a line is not fully understood: something is left over, or its amounts do not add up. */
function refusal(
  { text: line, lexicon }: Pick<Source, 'text' | 'lexicon'>,
  { used, repeated }: Figures,
  left: string | null,
): Refusal | null {
  if (left !== null) return { code: 'left-over', words: left };
  const uncounted = repeated.find(({ unit }) => !isMeasure(unit));
  if (uncounted) return { code: 'left-over', words: amountText(line, uncounted) };
  for (const [index, second] of used.entries()) {
    const first = used[index - 1];
    if (!first) continue;
    if (kindOf(first) !== kindOf(second)) return { code: 'left-over', words: amountText(line, second) };
    if (!areAddends({ text: line, lexicon }, first, second))
      return { code: 'two-amounts', words: bothFigures(line, first, second) };
  }
  return null;
}

/** Two figures of a line, for a hint. */
export const bothFigures = (line: string, first: LineAmount, second: LineAmount) =>
  `${amountText(line, first)} / ${amountText(line, second)}`;

const sizeWords = new WeakMap<AskLexicon, ReadonlySet<string>>();

/** The words for the sizes of pieces, without endings: `XL`, `6-inch`. */
const sizesOf = (lexicon: AskLexicon): ReadonlySet<string> =>
  cachedIn(
    sizeWords,
    lexicon,
    ({ sizes, recipe }) =>
      new Set(
        [...sizes.map.keys(), ...recipe.lengths.map.keys()].flatMap((phrase) => foodWords(phrase, recipe)),
      ),
  );

/** Removes phrases such as `without its shell` from a name and remarks. */
function unshelled(parts: readonly string[], lexicon: AskLexicon) {
  const cut = parts.map((part) => removeFirst(tokensOf(part), lexicon.list.shelled));
  const [name = '', ...beside] = cut.map(({ tokens }) => joinTokens(tokens));
  return { name, beside, shelled: cut.some(({ found }) => found) };
}

/** Identifies the food of a line, with or without a word for the size of a piece. */
export function identifyFood(
  { text, read, remarks }: FoodInLine,
  { lexicon, names }: QuestionLanguage,
): FoodWay | null {
  if (read.food === '') return null;
  const around = remarks ?? findRemarks(text, read, { lexicon: lexicon.recipe });
  const { name, beside, shelled } = unshelled([read.food, ...around], lexicon);
  const sizes = sizesOf(lexicon);
  const named = (food: string, remarks: readonly string[]) =>
    findNamedFood({ text, read: { ...read, food }, remarks, sizes }, names);
  // Figures are for what is eaten
  const fitting = (way: FoodWay | null) => (way && shelled && !way.food.edible ? null : way);
  const sized = removeFirst(tokensOf(name), lexicon.sizes);
  // `pitted dates` have a name of their own
  const asSaid = shelled && named(read.food, around);
  if (asSaid) return asSaid;
  const found = named(name, beside);
  if (found || !sized.found) return fitting(found);
  const rest = joinTokens(sized.tokens);
  const words = foodWords(rest, lexicon.recipe);
  const size = foodWords(name, lexicon.recipe).filter((word) => !words.includes(word));
  return fitting(named(rest, [...beside, size.join(' ')]));
}

/** An understood line with the figures to calculate from. */
export interface UnderstoodLine extends Figures {
  read: ReadLine;
  food: FoodWay | null;
  /** The foods that share the name, if there are several. */
  sharers: readonly FoodWay[];
}

/** Whether an amount is zero or negative; its sign may not be part of it. */
const isNotPositive = (line: string, main: LineAmount | undefined) =>
  /^0+(?:[.,]0*)?(?![\d.,/])/.test(line) ||
  (main !== undefined && (main.values.some((value) => !(value > 0)) || /^[-−–]\s*[\d½¼¾]/u.test(line)));

/** The line read as a recipe line, and the amounts after its food (null if another food follows). */
function readAmounts({ line }: Question, lexicon: AskLexicon) {
  const all = readLine(line, lexicon.recipe);
  // `a pinch` alone is not a food
  const read = all.parts.some(({ kind }) => kind === 'food') ? all : { ...all, food: '' };
  const afterFood = amountsAfterFood(line, read, lexicon);
  const amounts = [...read.amounts, ...(afterFood ?? [])];
  return {
    read: { ...read, amounts },
    behind: afterFood,
    used: amounts.filter(({ role }) => role === 'main' || role === 'plus'),
    repeated: amounts.filter(({ role }) => role === 'alt' || role === 'size'),
  };
}

/** Whether a line is an amount with words, and not a heading. */
const saysAmount = (line: string, read: ReadLine, used: readonly LineAmount[]) =>
  !read.heading && used.length > 0 && /\p{L}/u.test(line);

/** Whether a weight beside several whole things is that of all: `2 onions (250 g)`, but not `3 eggs (63 g)`. */
const isOfAll = (main: LineAmount, size: LineAmount, food: FoodWay | null) =>
  main.unit === null && size.role === 'alt' && food !== null && !hasListedTrait(food.food, 'egg');

/** The size of a packet, of one piece or of all, where it is given: it beats what shops sell. `1 can (14 oz)`. */
function bySize(amounts: Figures, food: FoodWay | null): Figures {
  const [main, ...more] = amounts.used;
  const [size, ...others] = amounts.repeated;
  if (!main || !size || !isMeasure(size.unit) || more.length + others.length > 0) return amounts;
  const { unit } = main;
  const [count = 0, end] = main.values;
  const isEach =
    end === undefined && (isContainer(unit) ? size.role === 'size' : count === 1 && !isMeasure(unit));
  if (!isEach && !isOfAll(main, size, food)) return amounts;
  const values = size.values.map((value) => value * (isEach ? count : 1));
  return { used: [{ ...size, values, ...(isContainer(unit) && { heldIn: unit }) }], repeated: [] };
}

/** Whether the food of such a question changes nothing; in milligrams of what is no food, medicine is asked for. */
const needsNoFood = ({ target, bare }: Question, read: ReadLine, food: FoodWay | null) =>
  (!bare || isHouseholdId(read.amounts[0]?.unit ?? null)) &&
  (food !== null || read.food === '' || target?.measure !== 'mg');

/** Weight to weight and volume to volume need no food. */
const isSameKind = ({ target }: Question, used: readonly LineAmount[]) =>
  used.every((amount) => target?.measure && kindOf(amount) === MEASURES[target.measure].kind);

/**
 * The words behind a measure of no food, which may name where it is used: `une tasse belge`, `1 cup (Brazil)`; null if
 * there are none. A food follows `de` in the languages that join it to its measure.
 */
function placeOf(line: string, { used, repeated }: Figures, { recipe, words }: AskLexicon): string | null {
  const last = used.at(-1);
  if (!last || repeated.length > 0 || kindOf(last) !== 'volume' || !isAmbiguousMeasure(last.unit))
    return null;
  const rest = trimTokens(tokensOf(line.slice(last.end)));
  const isRemark = rest[0]?.key === '(';
  const first = isRemark ? 1 : 0;
  const isKnown = phraseEnd(rest, first, recipe.list.of, recipe.list.modifiers) !== null;
  return (isRemark || words.write.of !== '') && rest[first]?.kind === 'word' && !isKnown
    ? joinTokens(rest)
    : null;
}

type Amounts = ReturnType<typeof readAmounts>;

/** The food of a line, or those that share its name. */
function foodsOf(
  { read, behind: afterFood }: Amounts,
  request: AskRequest,
): Pick<UnderstoodLine, 'food' | 'sharers'> {
  const { line } = request.question;
  const { index, ways } = request.names;
  const sharers = foodsSharingName(line, read, index).flatMap((id) => ways.get(id) ?? []);
  if (sharers.length > 0) return { food: null, sharers };
  return {
    food: identifyFood({ text: line, read, ...(afterFood?.length !== 0 && { remarks: [] }) }, request),
    sharers,
  };
}

/** The unread part of a line; the whole food name, if the food is not known. */
function findUnreadPart(
  { read, used, repeated }: Amounts,
  food: FoodWay | null,
  { question, lexicon }: AskRequest,
) {
  const width = food && sizeByWidth(question.line, food.food.id, lexicon.recipe);
  const spans = [...used, ...repeated, ...(width ? [width] : [])];
  const left = findLeftover(question, spans, { food, lexicon });
  return food || !left ? left : read.food || left;
}

/** Reads the line of a question completely, or says why that is not possible. */
export function understandQuestion(request: AskRequest): UnderstoodLine | (Refusal & { read: ReadLine }) {
  const { question, lexicon } = request;
  const amounts = readAmounts(question, lexicon);
  const { read, behind: afterFood, used, repeated } = amounts;
  const refuse = (code: HintCode, words = '') => ({ code, words, read });
  if (isNotPositive(question.line, used[0])) return refuse('not-positive');
  if (afterFood === null || !saysAmount(question.line, read, used)) return refuse('unread');
  const { food, sharers } = foodsOf(amounts, request);
  const refused = refusal(
    { text: question.line, lexicon: lexicon.recipe },
    { used, repeated },
    findUnreadPart(amounts, food, request),
  );
  if (refused) return { ...refused, read };
  const figures = bySize({ used, repeated }, food);
  if (isSameKind(question, figures.used)) {
    const place = food ? null : placeOf(question.line, figures, lexicon);
    if (place !== null) return refuse('left-over', place);
    if (needsNoFood(question, read, food)) return { read, food, ...figures, sharers: [] };
  }
  if (!read.food || food || sharers.length > 0) return { read, food, ...figures, sharers };
  const isName = /\p{L}{2}/u.test(read.food) && afterFood.length === 0;
  return refuse(isName ? 'unknown-food' : 'unread', read.food);
}
