import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../../language/tokens.ts';
import { joined } from '../findings/compound.ts';
import { type AmountRole, type Finding, isMeasured, type Run } from '../findings/finding.ts';
import { followsFood } from './foodFirst.ts';
import { type FoodRuns, foodFrom } from './foodName.ts';
import { isHeading } from './heading.ts';
import { laterAmounts } from './laterAmounts.ts';
import { type Cluster, clusterFrom } from './lineAmounts.ts';
import { afterBullet, depthsOf, lineFindings } from './lineFindings.ts';
import { type LineStart, lineStart } from './lineStart.ts';

/** An amount of a line with its position in the text. */
export interface LineAmount {
  start: number;
  end: number;
  role: AmountRole;
  /** One number, or the two ends of a range. */
  values: readonly number[];
  /** A measure (`units.ts`), a word for counted things, or null. */
  unit: string | null;
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

/** Longer lines are prose and are returned as a note. In characters. */
export const MAX_LINE_LENGTH = 1000;

interface Reading extends Cluster {
  food: Run[];
  /** The token after the name: remarks start here. */
  rest: number;
}

const withoutAmounts = (
  tokens: readonly Token[],
  at: number,
  findings: readonly Finding[],
  lexicon: Lexicon,
): Reading => {
  const food = foodFrom(tokens, at, tokens.length, findings, lexicon, true);
  return { amounts: [], to: at, food: food.runs, rest: food.to };
};

function amountFirst(
  tokens: readonly Token[],
  main: Finding,
  start: LineStart,
  findings: readonly Finding[],
  lexicon: Lexicon,
): Reading {
  const cluster = clusterFrom(tokens, main, findings, lexicon);
  const later = findings.filter(({ from }) => from >= cluster.to);
  let food: FoodRuns = foodFrom(tokens, cluster.to, tokens.length, later, lexicon);
  const more = laterAmounts(tokens, cluster, food, later, lexicon);
  // `2 cloves` without a food: the counted word is the food
  const [unit] = cluster.amounts[0]?.units ?? [];
  if (food.runs.length === 0 && unit && !isMeasured(main))
    food = { runs: [unit], to: Math.max(food.to, unit.to) };
  const part = start.part ? [{ from: start.part.from, to: start.part.to }] : [];
  return {
    amounts: [...cluster.amounts, ...more],
    to: cluster.to,
    food: [...part, ...food.runs],
    rest: food.to,
  };
}

function foodFirst(
  tokens: readonly Token[],
  main: Finding,
  start: LineStart,
  findings: readonly Finding[],
  lexicon: Lexicon,
): Reading {
  const cluster = clusterFrom(tokens, main, findings, lexicon);
  const before = foodFrom(
    tokens,
    start.at,
    main.from,
    findings.filter((one) => one.from < main.from),
    lexicon,
  );
  const word = tokens[tokens[main.from - 1]?.kind === 'space' ? main.from - 2 : main.from - 1];
  const isJoined =
    main.unit === null &&
    word?.kind === 'word' &&
    (lexicon.list.of.map.has(word.key) || /^from$/.test(word.key));
  const after = foodFrom(
    tokens,
    cluster.to,
    tokens.length,
    findings.filter(({ from }) => from >= cluster.to),
    lexicon,
  );
  return isJoined
    ? { ...cluster, food: [...before.runs, ...after.runs], rest: after.to }
    : { ...cluster, food: before.runs, rest: cluster.to };
}

/** `Sour cream (1 tbsp per serving)`: the only amount comes first in the parentheses. */
function remarkAmount(
  tokens: readonly Token[],
  findings: readonly Finding[],
  start: number,
  lexicon: Lexicon,
): Finding | null {
  const open = tokens.findIndex(({ key }, index) => index > start && key === '(');
  if (open < 0) return null;
  let at = skipSpace(tokens, open + 1);
  for (let steps = 0; steps < 3; steps++) {
    const word = phraseAt(tokens, at, lexicon.list.about);
    if (tokens[at]?.key === '~' || tokens[at]?.key === '.') at = skipSpace(tokens, at + 1);
    else if (word) at = skipSpace(tokens, word.next);
  }
  const index = findings.findIndex(({ from }) => from === at);
  const [first, more] = findings.slice(Math.max(0, index), index + 2);
  if (index < 0 || !first || !isMeasured(first)) return null;
  return (more && joined(tokens, first, more)) ?? first;
}

function readingOf(tokens: readonly Token[], lexicon: Lexicon): Reading {
  const bullet = afterBullet(tokens);
  const findings = lineFindings(tokens, bullet, lexicon);
  const start = lineStart(tokens, bullet, findings, lexicon);
  const head = findings.find(({ from }) => from === start.at);
  if (head && (head.kind === 'amount' || head.kind === 'length') && !head.sides)
    return amountFirst(tokens, head, start, findings, lexicon);
  const first = head ? head.to : start.at;
  const depths = depthsOf(tokens);
  const main = findings.find((one) => followsFood(tokens, one, first, depths, lexicon));
  if (main) return foodFirst(tokens, main, start, findings, lexicon);
  const remark = remarkAmount(tokens, findings, first, lexicon);
  const plain = withoutAmounts(tokens, first, findings, lexicon);
  return remark ? { ...plain, amounts: [{ ...remark, role: 'main' }] } : plain;
}

const textOf = (tokens: readonly Token[], { from, to }: Run) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

function partsOf(text: string, tokens: readonly Token[], reading: Reading, lexicon: Lexicon): LinePart[] {
  const kinds: LinePart['kind'][] = tokens.map((_, index) => (index >= reading.rest ? 'note' : 'other'));
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

/**
 * Reads one ingredient line. Never throws, takes linear time, and prefers no result to a wrong one: a line that cannot
 * be read has no amounts.
 */
export function readLine(text: string, lexicon: Lexicon): ReadLine {
  const whole: LinePart[] = text === '' ? [] : [{ start: 0, end: text.length, kind: 'note' }];
  if (text.length > MAX_LINE_LENGTH) return { heading: false, amounts: [], food: '', parts: whole };
  const tokens = tokensOf(text);
  if (isHeading(tokens, lexicon)) return { heading: true, amounts: [], food: '', parts: whole };
  const reading = readingOf(tokens, lexicon);
  const food = reading.food
    .map((run) => textOf(tokens, run).trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll('*', '')
    .replace(/\s+/g, ' ');
  const amounts = reading.amounts.map(({ from, to, role, values, unit }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    role,
    values: values.slice(0, 2),
    unit,
  }));
  return { heading: false, amounts, food, parts: partsOf(text, tokens, reading, lexicon) };
}
