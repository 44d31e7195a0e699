import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { numberAt } from '../findings/numbers.ts';
import { parenthesisDepths, skipAbout } from './lineFindings.ts';
import { onlySizes } from './readFoodName.ts';
import { mainOf } from './readLine.ts';
import { type TextLine, textLine } from './textLine.ts';

/** A line of one food, and where it starts in the text that it is a part of. */
interface LineOfFood {
  line: TextLine;
  start: number;
}

/**
 * What a line's name behind its amount is: a food, only a size or a kind, as the `red` of `1 red`, or a purpose: `1 for
 * brushing`. Null if there is none.
 */
function namedIn({ read: { food, amounts, parts }, lexicon }: TextLine): 'food' | 'purpose' | 'kind' | null {
  const isAfter = parts.some(({ kind, start }) => kind === 'food' && start >= (amounts[0]?.end ?? Infinity));
  const tokens = tokensOf(food);
  if (food !== '' && phraseAt(tokens, 0, lexicon.list.tails)) return 'purpose';
  if (!isAfter) return null;
  return onlySizes({ text: food, tokens, lexicon }, [{ from: 0, to: tokens.length }]) ? 'kind' : 'food';
}

/** A line up to a food with an amount of its own, and from there. */
interface TwoFoods {
  first: TextLine;
  second: LineOfFood;
}

/**
 * The second food behind a word or sign that joins it: `2 onions` of `1 carrot and 2 onions`, but none in `1 cup plus 2
 * tbsp flour`.
 */
function twoFoodsAt(line: TextLine, at: number): TwoFoods | null {
  const { text, lexicon, read, tokens } = line;
  const { key, start: end = 0 } = tokens[at] ?? {};
  const before = textLine(text.slice(0, end).replace(/[\s,]+$/, ''), lexicon);
  const next = key === '+' ? at + 1 : phraseAt(tokens, at, lexicon.list.plus)?.next;
  const first = skipSpace(tokens, next ?? tokens.length);
  // `je 1 TL`, `about 2 cups`
  const each = phraseAt(tokens, first, lexicon.list.apiece)?.next ?? first;
  const number = skipAbout(tokens, skipSpace(tokens, each), lexicon);
  const found = numberAt(tokens, number, lexicon);
  const [start = 0, from = 0] = [first, number].map((index) => tokens[index]?.start ?? 0);
  // Of `1 cup plus 2 tbsp flour`, but the pepper's own in `salt and 1 tsp pepper`
  const isOfFirst = before.read.amounts.length > 0 && read.amounts.some((amount) => amount.start === from);
  if (!found || isOfFirst) return null;
  const second = textLine(text.slice(start), lexicon);
  const name = namedIn(second);
  const [amount] = second.read.amounts;
  if (amount?.start !== from - start) return null;
  // `1 red pepper and 1 green`, `1 onion and 1/2`, but not `half diced and half sliced`
  const isMore = found.as === 'digits' && (name === 'kind' ? amount.unit === null : second.read.food === '');
  if ((name === null || name === 'kind') && !isMore) return null;
  return { first: before, second: { line: second, start } };
}

function twoFoodsIn(line: TextLine): TwoFoods | null {
  const { tokens, lexicon } = line;
  const joints = [...tokens.keys()].filter((at) => {
    const { key = '' } = tokens[at] ?? {};
    return at > 0 && (key === '+' || lexicon.list.plus.map.has(key));
  });
  if (joints.length === 0) return null;
  const depths = parenthesisDepths(tokens);
  for (const at of joints) {
    const found = depths[at] === 0 ? twoFoodsAt(line, at) : null;
    if (found) return found;
  }
  return null;
}

/** Whether a line is a food, perhaps behind its amount, and ways to prepare it, which a food behind it does not share. */
function isWhole(line: TextLine): boolean {
  const { amounts, food, parts } = line.read;
  const isNamed = amounts.length === 0 ? food !== '' : amounts[0]?.start === 0 && namedIn(line) === 'food';
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
function isFoodAndAmount({ text, tokens, lexicon, read }: TextLine): boolean {
  const [amount, more] = read.amounts;
  const names = read.parts.filter(({ kind }) => kind === 'food');
  if (!amount || more || names.length !== 1 || (names[0]?.end ?? 0) > amount.start) return false;
  const name = tokensOf(read.food);
  const { tails, vague, sizes } = lexicon.list;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const before = words.filter(({ start }) => start < amount.start);
  if (before.length > MAX_NAME_WORDS || [tails, vague].some((list) => phraseAt(name, 0, list))) return false;
  if (onlySizes({ text: read.food, tokens: name, lexicon }, [{ from: 0, to: name.length }])) return false;
  const aside = text.indexOf('(', amount.end);
  const behind = words.filter(({ start }) => start >= amount.end && (aside < 0 || start < aside));
  return behind.every(({ key }) => sizes.map.has(key));
}

/** Each food of a line whose amounts stand behind them: `milk 1 cup` and `sugar 2 tbsp`; null in any other line. */
function foodsBeforeAmounts({ text, tokens, lexicon, read }: TextLine): readonly LineOfFood[] | null {
  if (!read.amounts[0]?.start) return null;
  const depths = parenthesisDepths(tokens);
  const parts: LineOfFood[] = [];
  let from = 0;
  let isListed = false;
  const close = (end: number) => {
    const start = tokens[skipSpace(tokens, from)]?.start ?? end;
    parts.push({ start, line: textLine(text.slice(start, end).trimEnd(), lexicon) });
  };
  for (const [at, { key, start }] of tokens.entries()) {
    const comma = key === ',' && tokens[at + 1]?.kind === 'space';
    const next = comma || key === '+' ? at + 1 : phraseAt(tokens, at, lexicon.list.plus)?.next;
    if (next === undefined || depths[at] !== 0 || at < from) continue;
    isListed ||= comma;
    close(start);
    from = next;
  }
  close(text.length);
  if (parts.length < 2 || parts.length > MAX_FOODS) return null;
  // `onion 1, cut in 4`
  const mayBeNote = isListed && parts.some(({ line }) => !isMeasure(mainOf(line.read)?.unit ?? null));
  return !mayBeNote && parts.every(({ line }) => isFoodAndAmount(line)) ? parts : null;
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
function listedFoods({ text, tokens, lexicon }: TextLine): readonly LineOfFood[] | null {
  const depths = parenthesisDepths(tokens);
  const commas = [...tokens.keys()].filter(
    (at) => tokens[at]?.key === ',' && tokens[at + 1]?.kind === 'space' && depths[at] === 0,
  );
  if (commas.length < MIN_LISTED - 1) return null;
  const starts = commas.map((comma) => {
    const next = skipSpace(tokens, comma + 1);
    // `..., and 1/2 tsp salt`
    return (
      tokens[skipSpace(tokens, phraseAt(tokens, next, lexicon.list.plus)?.next ?? next)]?.start ?? text.length
    );
  });
  const ends = commas.map((comma) => tokens[comma]?.start ?? 0);
  const hasAmount = (start: number, end?: number) =>
    textLine(text.slice(start, end), lexicon).read.amounts.length > 0;
  const counted = starts.flatMap((start, at) => (hasAmount(start, ends[at + 1]) ? [at] : []));
  if (counted.length < MIN_LISTED - 1) return null;
  const lines = [-1, ...counted].map((at, index): LineOfFood => {
    const start = starts[at] ?? 0;
    return { start, line: textLine(text.slice(start, ends[counted[index] ?? ends.length]), lexicon) };
  });
  return lines.every(({ line }) => isListedFood(line)) ? lines : null;
}

/** The lines of a part, by their places in the whole line. */
const within = ({ start }: LineOfFood, lines: readonly LineOfFood[]) =>
  lines.map((line) => ({ ...line, start: line.start + start }));

/**
 * A line as one for each of its foods that has an amount of its own, at most 6 unless it lists them with commas: `1 carrot` and `2 onions, chopped` of
 * `1 carrot and 2 onions, chopped`. A food without one may be the first: `salt` of `salt and 1 tsp pepper`.
 */
export function linesByFood(line: TextLine, most = MAX_FOODS): readonly LineOfFood[] {
  const listed = most === MAX_FOODS ? listedFoods(line) : null;
  if (listed) return listed.flatMap((part) => within(part, linesByFood(part.line, most - 1)));
  const turned = most === MAX_FOODS ? foodsBeforeAmounts(line) : null;
  if (turned) return turned;
  const found = most > 1 ? twoFoodsIn(line) : null;
  if (!found || !canBeParted(found)) return [{ line, start: 0 }];
  const { first, second } = found;
  return [{ line: first, start: 0 }, ...within(second, linesByFood(second.line, most - 1))];
}

/**
 * Whether a line has another amount that it cannot be parted from: `1 red and 2 green peppers`, `juice of 1 lemon and 2
 * limes`, `3 eggs and 1 for brushing`, `1 lata de atún y 2 de maíz`.
 */
export function holdsSecondFood(line: TextLine): boolean {
  const found = twoFoodsIn(line);
  return found !== null && namedIn(found.first) !== null && !canBeParted(found);
}
