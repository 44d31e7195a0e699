import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { isMeasure } from '../../units/measureWords.ts';
import { joinAmounts } from '../findings/compound.ts';
import {
  type AmountFinding,
  type AmountRole,
  isMeasured,
  type LengthFinding,
  type MeasuredFinding,
  type TokenRun,
} from '../findings/finding.ts';
import { type Source, sourceOf } from '../source.ts';
import type { Cluster } from './cluster.ts';
import { isContainer } from './containers.ts';
import { findLaterAmounts } from './findLaterAmounts.ts';
import { findLineStart, type LineStart } from './findLineStart.ts';
import { findAmountAfterFood, tokenBefore } from './foodFirst.ts';
import { isHeading } from './heading.ts';
import { joinNames } from './joinNames.ts';
import { findNumbers, type NumberedLine, skipAbout, skipBullet } from './lineFindings.ts';
import { readCluster } from './readCluster.ts';
import { readFoodName } from './readFoodName.ts';

/** An amount of a line with its position in the text. */
export interface LineAmount {
  start: number;
  end: number;
  role: AmountRole;
  /** One number, or the two ends of a range. */
  values: readonly number[];
  /** A measure (`units.ts`), a word for counted things, or null. */
  unit: string | null;
  /** The package that the weight is printed on: `can` of `15 oz can`. */
  heldIn?: string;
}

/** A range of a line. The parts of a line, joined in order, are the line. */
interface LinePart {
  start: number;
  end: number;
  kind: 'amount' | 'food' | 'preparation' | 'note' | 'other';
}

export interface ReadLine {
  heading: boolean;
  amounts: readonly LineAmount[];
  /** The name of the food, '' for headings. */
  food: string;
  parts: readonly LinePart[];
}

/** The amount that a line is about; undefined if it states none. */
export const mainOf = ({ amounts }: Pick<ReadLine, 'amounts'>): LineAmount | undefined =>
  amounts.find(({ role }) => role === 'main');

/** Longer lines are prose and are returned as a note. In characters. */
export const MAX_LINE_LENGTH = 1000;

interface Reading extends Cluster {
  food: TokenRun[];
  /** The token after the name: remarks start here. */
  rest: number;
}

function readWithoutAmount(line: NumberedLine, at: number): Reading {
  const food = readFoodName(line, at, { end: line.tokens.length, mayList: true });
  return { amounts: [], to: at, food: food.runs, rest: food.to };
}

function readAmountFirst(
  line: NumberedLine,
  main: AmountFinding | LengthFinding,
  { part }: LineStart,
): Reading {
  const cluster = readCluster(line, main);
  const named = readFoodName(line, cluster.to, { end: line.tokens.length });
  const more = findLaterAmounts(line, cluster, named);
  // `2 cloves` without a food: the counted word is the food
  const [unit] = cluster.amounts[0]?.units ?? [];
  const isFood = named.runs.length === 0 && unit && !isMeasured(main);
  const food = isFood ? { runs: [unit], to: Math.max(named.to, unit.to) } : named;
  // The juice and zest of a lemon are a lemon
  const isWhole = line.tokens
    .slice(part?.from, part?.to)
    .some(({ key }) => line.lexicon.list.and.map.has(key));
  return {
    amounts: [...cluster.amounts, ...more],
    to: cluster.to,
    food: [...(part && !isWhole ? [part] : []), ...food.runs],
    rest: food.to,
  };
}

function readFoodFirst(line: NumberedLine, main: AmountFinding, { at }: LineStart): Reading {
  const { tokens, lexicon } = line;
  const cluster = readCluster(line, main);
  const before = readFoodName(line, at, { end: main.from });
  const word = tokenBefore(tokens, main.from);
  const isJoined =
    main.unit === null &&
    word?.kind === 'word' &&
    (lexicon.list.of.map.has(word.key) || lexicon.list.takenFrom.map.has(word.key));
  // The 2 tbsp of `salt and 2 tbsp oil` are oil
  const isOther = word !== undefined && (word.key === '+' || lexicon.list.and.map.has(word.key));
  const foodBefore = { ...cluster, food: before.runs, rest: cluster.to };
  if (!isJoined && !isOther) return foodBefore;
  const after = readFoodName(line, cluster.to, { end: tokens.length });
  const [name] = after.runs;
  // `oil and 2 tbsp for frying`
  const { tails, headingStart, vague } = lexicon.list;
  const isName = name && ![tails, headingStart, vague].some((words) => phraseAt(tokens, name.from, words));
  if (isOther) return isName ? { ...cluster, food: after.runs, rest: after.to } : foodBefore;
  return { ...cluster, food: [...before.runs, ...after.runs], rest: after.to };
}

/** `Sour cream (1 tbsp per serving)`: the only amount comes first in the parentheses. */
function remarkAmount(line: NumberedLine, start: number): MeasuredFinding | null {
  const { tokens, lexicon, findings } = line;
  const open = tokens.findIndex(({ key }, index) => index > start && key === '(');
  if (open < 0) return null;
  const at = skipAbout(tokens, skipSpace(tokens, open + 1), lexicon);
  const index = findings.findIndex(({ from }) => from === at);
  const [first, more] = index < 0 ? [] : findings.slice(index, index + 2);
  if (!first || !isMeasured(first)) return null;
  return (more && joinAmounts(line, first, more)) ?? first;
}

/** More than any size before its container has. */
const MAX_SIZE_TOKENS = 8;

/** A line whose count of containers stands in parentheses, without these: `(2) 15-ounce cans`. */
function withPlainCount(source: Source): Source {
  const { tokens, lexicon } = source;
  const open = skipBullet(tokens);
  const [sign, count, close] = tokens.slice(open, open + 3);
  if (sign?.key !== '(' || count?.kind !== 'digits' || close?.key !== ')') return source;
  const size = skipSpace(tokens, open + 3);
  const [next, ...more] = tokens.slice(size, size + MAX_SIZE_TOKENS);
  // Not `(2) 200 g flour`, the second of a list
  const isSized = more.some(({ key }) => isContainer(lexicon.units.map.get(key) ?? null));
  if (next?.kind !== 'digits' || !isSized) return source;
  const gap = { ...close, kind: 'space', key: ' ', end: next.start } as const;
  return {
    ...source,
    tokens: [
      ...tokens.slice(0, open),
      { ...sign, kind: 'space', key: ' ' },
      count,
      gap,
      ...tokens.slice(size),
    ],
  };
}

/** A line whose number of a size stands in parentheses, without these: `1 (3 1/2) pound chicken`. */
function withPlainSize(source: Source): Source {
  const { tokens, lexicon } = source;
  const open = skipSpace(tokens, skipBullet(tokens) + 1);
  const close = tokens.findIndex(({ kind, key }, at) => at > open && (kind === 'word' || key === ')'));
  const unit = tokens[skipSpace(tokens, close + 1)]?.key ?? '';
  const [count, , sign] = tokens.slice(open - 2);
  const isSize = count?.kind === 'digits' && sign?.key === '(' && tokens[close]?.key === ')';
  if (!isSize || !isMeasure(lexicon.units.map.get(unit) ?? null)) return source;
  const isSign = (at: number) => at === open || at === close;
  return { ...source, tokens: tokens.filter((_, at) => !isSign(at)) };
}

function readingOf(source: Source): Reading {
  const bullet = skipBullet(source.tokens);
  const line = findNumbers(source, bullet);
  const start = findLineStart(line, bullet);
  const head = line.starts.get(start.at);
  if ((head?.kind === 'amount' || head?.kind === 'length') && !head.sides)
    return readAmountFirst(line, head, start);
  const first = head ? head.to : start.at;
  const main = findAmountAfterFood(line, first);
  if (main) return readFoodFirst(line, main, start);
  const remark = remarkAmount(line, first);
  const plain = readWithoutAmount(line, first);
  return remark ? { ...plain, amounts: [{ ...remark, role: 'main' }] } : plain;
}

const textOf = ({ tokens }: Source, { from, to }: TokenRun) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

function partsOf({ text, tokens, lexicon }: Source, reading: Reading): LinePart[] {
  const kinds = Array<LinePart['kind']>(tokens.length).fill('other');
  kinds.fill('note', reading.rest);
  for (const { from, to } of reading.food) kinds.fill('food', from, to);
  for (const { from, to } of reading.amounts) kinds.fill('amount', from, to);
  for (let at = reading.rest; at < tokens.length; at++) {
    if (kinds[at] === 'note' && phraseAt(tokens, at, lexicon.list.prepared)) kinds[at] = 'preparation';
  }
  const parts: LinePart[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const kind = kinds[index] ?? 'other';
    const last = parts.at(-1);
    if (last?.kind === kind) last.end = end;
    else parts.push({ start, end, kind });
  }
  return parts.length === 0 && text.length > 0 ? [{ start: 0, end: text.length, kind: 'note' }] : parts;
}

/** A line with nothing in it to convert. */
const plainLine = (text: string, heading: boolean): ReadLine => ({
  heading,
  amounts: [],
  food: '',
  parts: text === '' ? [] : [{ start: 0, end: text.length, kind: 'note' }],
});

/**
 * Reads one ingredient line. Never throws, takes linear time, and prefers no result to a wrong one: a line that cannot
 * be read has no amounts.
 */
export function readSource(given: Source): ReadLine {
  if (given.text.length > MAX_LINE_LENGTH) return plainLine(given.text, false);
  const source = withPlainSize(withPlainCount(given));
  const { text, tokens, lexicon } = source;
  if (isHeading(tokens, lexicon)) return plainLine(text, true);
  const reading = readingOf(source);
  const names = reading.food.map((run) => textOf(source, run).trim()).filter(Boolean);
  const food = joinNames(names, lexicon).replaceAll('*', '').replace(/\s+/g, ' ');
  const amounts = reading.amounts.map(({ from, to, role, values, unit, heldIn }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    role,
    values: values.slice(0, 2),
    unit,
    ...(heldIn !== undefined && { heldIn }),
  }));
  return { heading: false, amounts, food, parts: partsOf(source, reading) };
}

export const readLine = (text: string, lexicon: Lexicon): ReadLine =>
  text.length > MAX_LINE_LENGTH ? plainLine(text, false) : readSource(sourceOf(text, lexicon));
