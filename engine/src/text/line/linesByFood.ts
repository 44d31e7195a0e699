import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { numberAt } from '../findings/numbers.ts';
import { parenthesisDepths, skipAbout } from './lineFindings.ts';
import { onlySizes } from './readFoodName.ts';
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
  const next = key === '+' ? at + 1 : phraseAt(tokens, at, lexicon.list.plus)?.next;
  const first = skipSpace(tokens, next ?? tokens.length);
  // `je 1 TL`, `about 2 cups`
  const each = phraseAt(tokens, first, lexicon.list.apiece)?.next ?? first;
  const number = skipAbout(tokens, skipSpace(tokens, each), lexicon);
  const found = numberAt(tokens, number, lexicon);
  const [start = 0, from = 0] = [first, number].map((index) => tokens[index]?.start ?? 0);
  if (!found || read.amounts.some((amount) => amount.start === from)) return null;
  const second = textLine(text.slice(start), lexicon);
  const name = namedIn(second);
  const [amount] = second.read.amounts;
  if (amount?.start !== from - start) return null;
  // `1 red pepper and 1 green`, `1 onion and 1/2`, but not `half diced and half sliced`
  const isMore = found.as === 'digits' && (name === 'kind' ? amount.unit === null : second.read.food === '');
  if ((name === null || name === 'kind') && !isMore) return null;
  return {
    first: textLine(text.slice(0, end).replace(/[\s,]+$/, ''), lexicon),
    second: { line: second, start },
  };
}

function twoFoodsIn(line: TextLine): TwoFoods | null {
  const { tokens, lexicon } = line;
  let named = 0;
  const joints = [...tokens.keys()].filter((at) => {
    const { key = '' } = tokens[at] ?? {};
    // Not in a name: `half and half`
    named = Math.max(named, phraseAt(tokens, at, lexicon.list.notUnits)?.next ?? 0);
    return at > 0 && at >= named && (key === '+' || lexicon.list.plus.map.has(key));
  });
  if (joints.length === 0) return null;
  const depths = parenthesisDepths(tokens);
  for (const at of joints) {
    const found = depths[at] === 0 ? twoFoodsAt(line, at) : null;
    if (found) return found;
  }
  return null;
}

/** Whether a line is an amount of a food and ways to prepare it, which a food behind it does not share. */
const isWhole = (line: TextLine): boolean =>
  line.read.amounts[0]?.start === 0 &&
  namedIn(line) === 'food' &&
  line.read.parts.every(
    ({ kind, start, end }) =>
      kind !== 'note' || !/\p{L}/u.test(line.text.slice(start, end).replace(/\([^()]*\)/g, '')),
  );

/** Whether a number counts what another counts or measures: `2 de maíz` behind `1 lata de atún y`. */
function borrowsUnit({ read: { amounts }, tokens, lexicon }: TextLine): boolean {
  const [amount] = amounts;
  const next = tokens.findIndex(({ kind, start }) => kind !== 'space' && start >= (amount?.end ?? 0));
  return amount?.unit === null && phraseAt(tokens, next, lexicon.list.of) !== null;
}

/** Whether each of two foods is understood without the other. */
const canBeParted = ({ first, second: { line } }: TwoFoods): boolean =>
  isWhole(first) && namedIn(line) === 'food' && !borrowsUnit(line);

/** More than any line has. */
const MAX_FOODS = 6;

/**
 * A line as one for each of its foods that has an amount of its own, at most 6: `1 carrot` and `2 onions, chopped` of
 * `1 carrot and 2 onions, chopped`.
 */
export function linesByFood(line: TextLine, most = MAX_FOODS): readonly LineOfFood[] {
  const found = most > 1 ? twoFoodsIn(line) : null;
  if (!found || !canBeParted(found)) return [{ line, start: 0 }];
  const { first, second } = found;
  const more = linesByFood(second.line, most - 1).map((part) => ({
    ...part,
    start: part.start + second.start,
  }));
  return [{ line: first, start: 0 }, ...more];
}

/**
 * Whether a line has another amount that it cannot be parted from: `1 red and 2 green peppers`, `juice of 1 lemon and 2
 * limes`, `3 eggs and 1 for brushing`, `1 lata de atún y 2 de maíz`.
 */
export function holdsSecondFood(line: TextLine): boolean {
  const found = twoFoodsIn(line);
  return found !== null && namedIn(found.first) !== null && !canBeParted(found);
}
