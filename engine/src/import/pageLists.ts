import type { Lexicon } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { textLine } from '../text/line/textLine.ts';
import { likeness, startsWithAmount } from '../text/recipe/lineLook.ts';
import { mostFrequentShape, PLAIN } from './pageBlocks.ts';
import { isAmount, isMeasured, isStep, type PageLine } from './pageSections.ts';

/** A part of the lines: its heading or the line before it, -1 if there is none, and the line behind it. */
export interface Part {
  start: number;
  end: number;
}

/** `30 minutes`, in characters. */
const MAX_FACT = 20;

/** Of a group's title, in characters. */
const MAX_TITLE = 60;

const isOnlyStep = ({ text }: PageLine) => isStep(text) && !startsWithAmount(text);

/**
 * Where runs of plain lines of one shape start and end. A title may stand in one; a paragraph that tells a step ends it,
 * as does a title above an item that tells one.
 */
function runsOf(lines: readonly PageLine[]): Part[] {
  const isOf = (line: PageLine | undefined, first: PageLine | undefined, isBelowTitle: boolean) =>
    line?.level === PLAIN &&
    line.shape === first?.shape &&
    (line.item === null) === (first.item === null) &&
    ((line.item !== null && !isBelowTitle) || !isOnlyStep(line));
  const runs: Part[] = [];
  let start = 0;
  for (let end = 1; end <= lines.length; end++) {
    const first = lines[start];
    const [line, next] = lines.slice(end, end + 2);
    const isTitle = line?.starts === null && line.text.length < MAX_TITLE && !isStep(line.text);
    if (isOf(line, first, false) || (isTitle && isOf(next, first, true))) continue;
    runs.push({ start: start - 1, end });
    start = end;
  }
  return runs;
}

/** The lists of a page most lines of which start with an amount, two of them with a unit. */
export const listsWithAmounts = (lines: readonly PageLine[]): readonly Part[] =>
  runsOf(lines).filter(({ start, end }) => {
    const list = lines.slice(start + 1, end);
    const amounts = list.filter(({ text }) => startsWithAmount(text)).length;
    return amounts > 2 && amounts * 2 > list.length && list.filter(isMeasured).length > 1;
  });

/** The lists right above a heading of steps, most items of which have an amount at either end: `Flour 500 g`. */
export const listsAboveSteps = (lines: readonly PageLine[]): readonly Part[] =>
  runsOf(lines).filter(({ start, end }) => {
    const list = lines.slice(start + 1, end);
    const amounts = list.filter(
      ({ text, item }) => startsWithAmount(text) || (item !== null && /\d\s?\p{L}{0,6}\.?$/u.test(text)),
    ).length;
    return lines[end]?.starts === 'steps' && amounts > 2 && amounts * 2 > list.length;
  });

/** A list without facts of the recipe before its lines, in a list of their own: `4`, `30 minutes`. */
export function withoutFacts(
  list: readonly PageLine[],
  { list: { timeUnits } }: Lexicon,
): readonly PageLine[] {
  const isFact = ({ item, text, source, states }: PageLine) =>
    item !== null &&
    (states !== null ||
      (startsWithAmount(text) &&
        text.length < MAX_FACT &&
        source?.tokens.every(({ kind, key }) => kind !== 'word' || timeUnits.map.has(key))));
  const first = list.findIndex((line) => !isFact(line));
  // `2` may be the amount of what follows in its own element
  return first > 1 && list[first]?.item === null ? list.slice(first + 1) : list;
}

/** Between lines of one class at most as many others stand in a row: a heading, an amount in its own element. */
const MAX_BETWEEN = 3;

/** The first and last row of each run of lines of a kind. */
export function runsWith(
  lines: readonly PageLine[],
  isOne: (line: PageLine) => boolean,
): readonly { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const [at, line] of lines.entries()) {
    if (!isOne(line)) continue;
    const run = runs.at(-1);
    if (run && at - run.last <= MAX_BETWEEN + 1) run.last = at;
    else runs.push({ first: at, last: at });
  }
  return runs;
}

/** The list whose classes say that it is of ingredients, in whatever language the page is; null for none or several. */
export function classedList(lines: readonly PageLine[]): Part | null {
  const { shape } = mostFrequentShape(lines.filter((line) => /ingr/i.test(line.shape)));
  const parts = runsWith(lines, (line) => shape !== '' && line.shape === shape).map(({ first, last }) => {
    const before = lines[first - 1];
    // What stands behind each, as an amount may, stands behind the last one
    const isMore = lines[first + 1]?.shape !== shape && lines[first + 1]?.shape === lines[last + 1]?.shape;
    return { start: first - (before && isAmount(before) ? 2 : 1), end: last + (isMore ? 2 : 1) };
  });
  // Amounts may stand behind their names
  const amountsIn = ({ start, end }: Part) =>
    lines.slice(start + 1, end).filter(({ text }) => /\p{N}/u.test(text)).length;
  const [list, more] = parts.filter((part) => amountsIn(part) > 1);
  return list && !more ? list : null;
}

/** Whether a line looks like a step. */
export type ToldTester = (line: PageLine) => boolean;

/** A tester that reads each line once, however many lists a page has. */
export function toldTester(lexicon: Lexicon): ToldTester {
  const known = new Map<PageLine, boolean>();
  return (line) =>
    cachedIn(
      known,
      line,
      ({ text, level, states }) =>
        level === PLAIN && states === null && likeness(textLine(text, lexicon)) <= 0,
    );
}

/**
 * Of lines behind a list those that tell steps, where no heading says so: all of the first one's shape up to the last that
 * looks like a step, or what looks like one right behind it, and between them what looks like one in any shape.
 */
export function toldIn(behind: readonly PageLine[], isTold: ToldTester): readonly PageLine[] {
  const first = behind.findIndex(isTold);
  const shape = behind[first]?.shape;
  const last = behind.findLastIndex(
    (line, at) => (line.shape === shape || behind[at - 1]?.shape === shape) && isTold(line),
  );
  return behind.slice(Math.max(first, 0), last + 1).filter((line) => line.shape === shape || isTold(line));
}

/** The list that no heading names, in all its parts, and the steps between and behind them; null if there is none. */
export function unheadedList(lines: readonly PageLine[], isTold: ToldTester) {
  const lists = listsWithAmounts(lines);
  const [first] = lists;
  if (!first) return null;
  const shapeAt = ({ start }: Part) => lines[start + 1]?.shape;
  // A list inside another one has a shape of its own
  const parts = lists.filter(
    (part, at) => shapeAt(part) === shapeAt(first) || part.start + 1 === lists[at - 1]?.end,
  );
  const isAlike = ({ shape, item }: PageLine) => item !== null && shape === shapeAt(first);
  let { start } = first;
  const isMore = (line: PageLine | undefined) =>
    line?.level === PLAIN && line.item !== null && (startsWithAmount(line.text) || line.text.endsWith(':'));
  while (isMore(lines[start])) start -= 1;
  const list = new Set([
    ...lines.slice(start + 1, first.end),
    ...parts.flatMap((part) => lines.slice(part.start + 1, part.end)),
    // Shorter ones between the steps
    ...lines
      .slice(first.end)
      .filter((line) => isAlike(line) && startsWithAmount(line.text) && !isStep(line.text)),
  ]);
  const others = lines.slice(first.end).filter((line) => !list.has(line));
  const steps = toldIn(others, isTold);
  return steps.length > 0 ? { start, list: [...list], steps } : null;
}
