import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { mayStartNumber } from '../findings/finding.ts';
import type { Source } from '../source.ts';
import { parenthesisDepths } from './lineFindings.ts';
import { onlySizes } from './readFoodName.ts';
import { mainOf } from './readLine.ts';
import { type TextLine, textLine } from './textLine.ts';

/** A line of one food, and where it starts in the text that it is a part of. */
interface LineOfFood {
  line: TextLine;
  start: number;
}

/** A number behind a word or sign that joins it to what stands before: `and 2` of `1 carrot and 2 onions`. */
interface Joint {
  end: number;
  start: number;
}

function jointsIn({ tokens, lexicon: { list } }: Source): Joint[] {
  const depths = parenthesisDepths(tokens);
  return tokens.flatMap(({ key, start: end }, at) => {
    const next = key === '+' ? at + 1 : (phraseAt(tokens, at, list.plus)?.next ?? -1);
    const number = skipSpace(tokens, next);
    const start = tokens[number]?.start ?? 0;
    return at > 0 && next > 0 && depths[at] === 0 && mayStartNumber(tokens, number) ? [{ end, start }] : [];
  });
}

/** Whether words for a food stand behind a line's amount. */
function hasName({ read }: TextLine): boolean {
  const main = mainOf(read);
  return read.parts.some(({ kind, start }) => kind === 'food' && main && start >= main.end);
}

/** What a line's name is: more than a size or a kind, as the `red` of `1 red`; or a purpose: `1 for brushing`. */
function namedIn(line: TextLine): 'food' | 'purpose' | null {
  const { food } = line.read;
  const name = { ...line, text: food, tokens: tokensOf(food) };
  if (food !== '' && phraseAt(name.tokens, 0, name.lexicon.list.tails)) return 'purpose';
  return hasName(line) && !onlySizes(name, [{ from: 0, to: name.tokens.length }]) ? 'food' : null;
}

/** Whether a line is an amount of a food and ways to prepare it, which a food behind it does not share. */
const isWhole = (line: TextLine): boolean =>
  line.read.amounts[0]?.start === 0 &&
  line.read.amounts[0].role === 'main' &&
  namedIn(line) === 'food' &&
  line.read.parts.every(
    ({ kind, start, end }) =>
      kind !== 'note' || !/\p{L}/u.test(line.text.slice(start, end).replace(/\([^()]*\)/g, '')),
  );

/** A line up to a food with an amount of its own, and from there. */
interface TwoFoods {
  first: TextLine;
  second: LineOfFood;
}

function twoFoodsAt(line: TextLine, { end, start }: Joint): TwoFoods | null {
  const { text, lexicon, read } = line;
  // `1 cup plus 2 tbsp flour`
  if (read.amounts.some((amount) => amount.start === start)) return null;
  const second = textLine(text.slice(start), lexicon);
  if (second.read.amounts[0]?.start !== 0 || namedIn(second) === null) return null;
  return {
    first: textLine(text.slice(0, end).replace(/[\s,]+$/, ''), lexicon),
    second: { line: second, start },
  };
}

/** More than any line has. */
const MAX_JOINTS = 4;
const MAX_FOODS = 6;

function twoFoodsIn(line: TextLine): TwoFoods | null {
  for (const joint of jointsIn(line).slice(0, MAX_JOINTS)) {
    const found = twoFoodsAt(line, joint);
    if (found) return found;
  }
  return null;
}

/**
 * A line as one for each of its foods that has an amount of its own, at most 6: `1 carrot` and `2 onions, chopped` of `1
 * carrot and 2 onions, chopped`.
 */
export function linesByFood(line: TextLine, most = MAX_FOODS): readonly LineOfFood[] {
  const found = most > 1 ? twoFoodsIn(line) : null;
  if (!found || !isWhole(found.first) || namedIn(found.second.line) !== 'food') return [{ line, start: 0 }];
  const { first, second } = found;
  const more = linesByFood(second.line, most - 1).map((part) => ({
    ...part,
    start: part.start + second.start,
  }));
  return [{ line: first, start: 0 }, ...more];
}

/**
 * Whether a line has another amount that it cannot be parted from: `1 red and 2 green peppers`, `juice of 1 lemon and 2
 * limes`, `3 eggs and 1 for brushing`.
 */
export function holdsSecondFood(line: TextLine): boolean {
  const found = twoFoodsIn(line);
  return found !== null && hasName(found.first) && linesByFood(line).length === 1;
}
