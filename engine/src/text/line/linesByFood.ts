import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { numberAt } from '../findings/numbers.ts';
import { parenthesisDepths, skipAbout } from './lineFindings.ts';
import { onlySizes } from './readFoodName.ts';
import { MAX_LINE_LENGTH, mainOf } from './readLine.ts';
import { type TextLine, textLine } from './textLine.ts';

/** A line of one food, and where it starts in the text that it is a part of. */
interface LineOfFood {
  line: TextLine;
  start: number;
}

/**
 * What a line's name is: a food, only a size or a kind, as the `red` of `1 red`, or a purpose: `1 for brushing`.
 */
function nameOf({ read: { food }, lexicon }: TextLine): 'food' | 'purpose' | 'kind' {
  const tokens = tokensOf(food);
  if (food !== '' && phraseAt(tokens, 0, lexicon.list.tails)) return 'purpose';
  return onlySizes({ text: food, tokens, lexicon }, [{ from: 0, to: tokens.length }]) ? 'kind' : 'food';
}

/** The same of a name behind its amount; null if there is none. */
function namedIn(line: TextLine): ReturnType<typeof nameOf> | null {
  const { amounts, parts } = line.read;
  const isAfter = parts.some(({ kind, start }) => kind === 'food' && start >= (amounts[0]?.end ?? Infinity));
  const name = nameOf(line);
  return isAfter || name === 'purpose' ? name : null;
}

/** A line up to a food with an amount of its own, and from there. */
interface TwoFoods {
  first: TextLine;
  second: LineOfFood;
}

/** A word or sign that may join two foods. */
interface Joint {
  /** Its token. */
  at: number;
  /** Where it starts in the text. */
  end: number;
  /** The token behind it. */
  first: number;
  isComma: boolean;
}

/** Signs that part two foods, and the gap between two columns. */
const COLUMNS = /^(?:[+;|]|\t.*|\s{2,})$/;

/** The joints of a line outside parentheses; none in a text too long to be a line, whose amounts nothing reads. */
function jointsOf({ text, tokens, lexicon: { list } }: TextLine): readonly Joint[] {
  if (text.length > MAX_LINE_LENGTH) return [];
  const found = tokens.flatMap(({ key, text: sign, start }, at) => {
    const isComma = key === ',' && tokens[at + 1]?.kind === 'space';
    const next = isComma || COLUMNS.test(sign) ? at + 1 : phraseAt(tokens, at, list.plus)?.next;
    return next && at > 0 ? [{ at, end: start, first: skipSpace(tokens, next), isComma }] : [];
  });
  if (found.length === 0) return found;
  const depths = parenthesisDepths(tokens);
  // Not in a name: `half and half`
  const ends = tokens.map((_, at) => phraseAt(tokens, at, list.notUnits)?.next ?? 0);
  const isNamed = (joint: number) => ends.some((end, at) => at <= joint && end > joint);
  return found.filter(({ at }) => depths[at] === 0 && !isNamed(at));
}

/** The second food behind a joint: `2 onions` of `1 carrot and 2 onions`, but none in `1 cup plus 2 tbsp flour`. */
function twoFoodsAt(line: TextLine, { end, first }: Joint): TwoFoods | null {
  const { text, lexicon, read, tokens } = line;
  // `je 1 TL`, `about 2 cups`
  const each = phraseAt(tokens, first, lexicon.list.apiece)?.next ?? first;
  const number = skipAbout(tokens, skipSpace(tokens, each), lexicon);
  const found = numberAt(tokens, number, lexicon);
  const [start = 0, from = 0] = [first, number].map((index) => tokens[index]?.start ?? 0);
  if (!found) return null;
  const before = textLine(text.slice(0, end).replace(/[\s,]+$/, ''), lexicon);
  // Of `1 cup plus 2 tbsp flour`, but the pepper's own in `salt and 1 tsp pepper`
  if (before.read.amounts.length > 0 && read.amounts.some((amount) => amount.start === from)) return null;
  const second = textLine(text.slice(start), lexicon);
  const name = namedIn(second);
  const [amount] = second.read.amounts;
  if (amount?.start !== from - start) return null;
  // `1 red pepper and 1 green`, `1 onion and 1/2`, but not `half diced and half sliced`
  const isMore = found.as === 'digits' && (name === 'kind' ? amount.unit === null : second.read.food === '');
  if ((name === null || name === 'kind') && !isMore) return null;
  return { first: before, second: { line: second, start } };
}

function twoFoodsIn(line: TextLine, joints: readonly Joint[]): TwoFoods | null {
  for (const joint of joints) {
    const found = joint.isComma ? null : twoFoodsAt(line, joint);
    if (found) return found;
  }
  return null;
}

/** Whether a line is a food, perhaps behind its amount, and ways to prepare it, which a food behind it does not share. */
function isWhole(line: TextLine): boolean {
  const { amounts, food, parts } = line.read;
  // Not the `red` of `red and 1 green pepper`
  const isNamed =
    amounts.length === 0
      ? food !== '' && nameOf(line) === 'food'
      : amounts[0]?.start === 0 && namedIn(line) === 'food';
  const isRemark = ({ kind, start, end }: (typeof parts)[number]) =>
    kind === 'note' && /\p{L}/u.test(line.text.slice(start, end).replace(/\([^()]*\)/g, ''));
  return isNamed && !parts.some(isRemark);
}

/** Whether a number counts what another counts or measures: `2 de maíz` behind `1 lata de atún y`. */
function borrowsUnit({ read: { amounts }, tokens, lexicon }: TextLine): boolean {
  const [amount] = amounts;
  const next = tokens.findIndex(({ kind, start }) => kind !== 'space' && start >= (amount?.end ?? 0));
  return amount?.unit === null && phraseAt(tokens, next, lexicon.list.of) !== null;
}

/** Whether each of two foods is understood without the other; not `zest and 2 tbsp juice of 1 lemon`. */
function canBeParted({ first, second: { line } }: TwoFoods): boolean {
  const { read, text } = line;
  const isOfBoth = first.read.amounts.length === 0 && /\d/.test(text.slice(read.amounts[0]?.end));
  return isWhole(first) && namedIn(line) === 'food' && !isOfBoth && !borrowsUnit(line);
}

/** More than any line has. */
const MAX_FOODS = 6;

/** More words are no name: `stir until it is smooth 2 cups`. */
const MAX_NAME_WORDS = 4;

/** Whether a text is a food and, behind it, its amount: `milk 1 cup`, `Onions: 2 large (red)`. */
function isFoodAndAmount(line: TextLine): boolean {
  const { text, tokens, lexicon, read } = line;
  const [amount, more] = read.amounts;
  const names = read.parts.filter(({ kind }) => kind === 'food');
  if (!amount || more || names.length !== 1 || (names[0]?.end ?? 0) > amount.start) return false;
  const aside = text.indexOf('(', amount.end);
  const words = tokens.filter(({ kind, start }) => kind === 'word' && (aside < 0 || start < aside));
  const name = words.filter(({ start }) => start < amount.start);
  const isSize = ({ key, start }: Token) => start < amount.end || lexicon.list.sizes.map.has(key);
  return name.length <= MAX_NAME_WORDS && words.every(isSize) && nameOf(line) === 'food';
}

/** Whether a line is a measured food and the next has its amount behind it: `1 cup milk` and `sugar 2 tbsp`. */
function isTurnedBehind([first, second, more]: readonly LineOfFood[], { read }: TextLine): boolean {
  if (!first || !second || more || read.amounts.length > 1) return false;
  const areMeasured = [first, second].every(({ line }) => isMeasure(mainOf(line.read)?.unit ?? null));
  return areMeasured && isWhole(first.line) && isFoodAndAmount(second.line);
}

/** Each food of a line whose amounts stand behind them, but perhaps the first: `milk 1 cup` and `sugar 2 tbsp`; null in any other line. */
function foodsBeforeAmounts(line: TextLine, joints: readonly Joint[]): readonly LineOfFood[] | null {
  const { text, tokens, lexicon, read } = line;
  if (read.amounts.length === 0 || joints.length >= MAX_FOODS) return null;
  const starts = [0, ...joints.map(({ first }) => tokens[first]?.start ?? text.length)];
  const parts = starts.map((start, at) => ({
    start,
    line: textLine(text.slice(start, joints[at]?.end).trimEnd(), lexicon),
  }));
  // `onion 1, cut in 4`
  const mayBeNote = ({ line: { read: part } }: LineOfFood) => !isMeasure(mainOf(part)?.unit ?? null);
  const hasComma = joints.some(({ isComma }) => isComma);
  if (hasComma && parts.some(mayBeNote)) return null;
  const isTurned = parts.every((part) => isFoodAndAmount(part.line));
  // `250 g flour, of which 2 tbsp`
  return isTurned || (!hasComma && isTurnedBehind(parts, line)) ? parts : null;
}

/** Fewer amounts behind commas may be of one food: `1 chicken, 2 kg, in 8 pieces`. */
const MIN_LISTED = 3;

/** Whether a text starts with an amount and names its food, or is a part of counted foods: `juice of 1 lemon`. */
function isListedFood(line: TextLine): boolean {
  const { amounts, parts } = line.read;
  const first = parts.findIndex(({ kind }) => kind !== 'other');
  if (parts[first]?.kind === 'amount') return namedIn(line) === 'food';
  const isFoodAt = (start: number) => parts.some((part) => part.kind === 'food' && part.start >= start);
  return parts[first]?.kind === 'food' && amounts[0]?.unit === null && isFoodAt(amounts[0].end);
}

/**
 * Each food of a line that lists them: `250 g butter, 200 g sugar, 4 eggs, beaten`. Words without an amount belong to
 * the food before. Null unless at least three foods are listed and each has its amount.
 */
function listedFoods(line: TextLine, joints: readonly Joint[]): readonly LineOfFood[] | null {
  const { text, tokens, lexicon } = line;
  const commas = joints.filter(({ isComma }) => isComma);
  if (commas.length < MIN_LISTED - 1) return null;
  // `..., and 1/2 tsp salt`
  const behindAnd = (at: number) => skipSpace(tokens, phraseAt(tokens, at, lexicon.list.plus)?.next ?? at);
  const starts = commas.map(({ first }) => tokens[behindAnd(first)]?.start ?? text.length);
  const hasAmount = (start: number, end?: number) =>
    textLine(text.slice(start, end), lexicon).read.amounts.length > 0;
  const counted = starts.flatMap((start, at) => (hasAmount(start, commas[at + 1]?.end) ? [at] : []));
  if (counted.length < MIN_LISTED - 1) return null;
  const lines = [-1, ...counted].map((at, index): LineOfFood => {
    const start = starts[at] ?? 0;
    const end = commas[counted[index] ?? commas.length]?.end;
    return { start, line: textLine(text.slice(start, end), lexicon) };
  });
  return lines.every(({ line: food }) => isListedFood(food)) ? lines : null;
}

/** What a list of foods is for: `Filling: 100 g butter, 100 g sugar, 2 eggs`. */
const LABEL = /^\P{N}{2,40}?(?::| [-–])\s+(?=\p{N})/u;

/** The lines of a part, by their places in the whole line. */
const within = ({ start }: LineOfFood, lines: readonly LineOfFood[]) =>
  lines.map((line) => ({ ...line, start: line.start + start }));

/** The foods that a line lists, below what they are for; null for any other line. */
function labeledFoods(line: TextLine, joints: readonly Joint[], most: number): readonly LineOfFood[] | null {
  const label = LABEL.exec(line.text)?.[0] ?? '';
  const list = label === '' ? line : textLine(line.text.slice(label.length), line.lexicon);
  const listed = listedFoods(list, label === '' ? joints : jointsOf(list));
  const foods = listed?.flatMap((part) => within(part, linesByFood(part.line, most - 1)));
  if (!foods || label === '') return foods ?? null;
  const head = { line: textLine(label.trimEnd(), line.lexicon), start: 0 };
  return [head, ...within({ line, start: label.length }, foods)];
}

/**
 * A line as one for each of its foods that has an amount of its own, at most 6 unless it lists them with commas:
 * `1 carrot` and `2 onions, chopped` of `1 carrot and 2 onions, chopped`; above them what a list is for. A food without
 * one may be the first: `salt` of `salt and 1 tsp pepper`.
 */
export function linesByFood(line: TextLine, most = MAX_FOODS): readonly LineOfFood[] {
  const joints = jointsOf(line);
  if (joints.length === 0 || most <= 1) return [{ line, start: 0 }];
  const all =
    most === MAX_FOODS ? (labeledFoods(line, joints, most) ?? foodsBeforeAmounts(line, joints)) : null;
  if (all) return all;
  const found = twoFoodsIn(line, joints);
  if (!found || !canBeParted(found)) return [{ line, start: 0 }];
  const { first, second } = found;
  return [{ line: first, start: 0 }, ...within(second, linesByFood(second.line, most - 1))];
}

/**
 * Whether a line has another amount that it cannot be parted from: `1 red and 2 green peppers`, `juice of 1 lemon and 2
 * limes`, `3 eggs and 1 for brushing`, `1 lata de atún y 2 de maíz`.
 */
export function holdsSecondFood(line: TextLine): boolean {
  const found = twoFoodsIn(line, jointsOf(line));
  return found !== null && namedIn(found.first) !== null && !canBeParted(found);
}
