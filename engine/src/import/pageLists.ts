import type { Lexicon } from '../language/lexicon.ts';
import { textLine } from '../text/line/textLine.ts';
import { likeness } from '../text/recipe/lineLook.ts';
import { PLAIN } from './pageBlocks.ts';
import { isMeasured, type PageLine } from './pageSections.ts';
import { startsWithAmount } from './pageText.ts';

/** A part of the lines: its heading or the line before it, -1 if there is none, and the line behind it. */
export interface Part {
  start: number;
  end: number;
}

/** How many other lines stand between steps: what a picture shows, a number, an advertisement. */
const MAX_BETWEEN = 5;

/** Of a group's title, in characters. */
const MAX_TITLE = 60;

/** A short sentence tells a step, too, where steps look like the list before them. */
const endsList = (text: string) => /[.!?…]$/.test(text) && text.split(' ').length > 4;

/** Where runs of plain lines of one shape start and end. A title may stand in one; a paragraph that tells a step ends it. */
function runsOf(lines: readonly PageLine[]): Part[] {
  const isOf = (line: PageLine | undefined, first: PageLine | undefined) =>
    line?.level === PLAIN &&
    line.shape === first?.shape &&
    (line.item === null) === (first.item === null) &&
    (line.item !== null || !endsList(line.text) || startsWithAmount(line.text));
  const runs: Part[] = [];
  let start = 0;
  for (let end = 1; end <= lines.length; end++) {
    const first = lines[start];
    const [line, next] = lines.slice(end, end + 2);
    const isTitle = line?.starts === null && line.text.length < MAX_TITLE && !endsList(line.text);
    if (isOf(line, first) || (isTitle && isOf(next, first))) continue;
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

/** A line that tells what to do, with or without a period. */
const isToldIn =
  (lexicon: Lexicon) =>
  ({ text, level, states }: PageLine) =>
    level === PLAIN && states === null && likeness(textLine(text, lexicon)) <= 0;

/**
 * The lines that tell steps behind a row without a heading that says so: from the first one on, as long as few others but
 * `ingredients` stand between those of its shape.
 */
export function toldBehind(
  lines: readonly PageLine[],
  from: number,
  lexicon: Lexicon,
  ingredients: readonly PageLine[] = [],
): readonly PageLine[] {
  const isTold = isToldIn(lexicon);
  const others = new Set(ingredients);
  const behind = lines.slice(from).filter((line) => !others.has(line));
  const shape = behind.find(isTold)?.shape;
  const rows = [...behind.keys()].filter((at) => {
    const line = behind[at];
    return line !== undefined && line.shape === shape && isTold(line);
  });
  const gap = rows.findIndex((row, at) => (rows[at + 1] ?? Infinity) - row > MAX_BETWEEN);
  const [first = 0, last = -1] = [rows[0], rows[gap]];
  const told = behind.slice(first, last + 1);
  const shapes = new Set(told.filter(isTold).map((line) => line.shape));
  const steps = told.filter((line) => shapes.has(line.shape));
  // The last one may have the shape of another
  const next = behind[last + 1];
  return next && isTold(next) && shapes.has(next.shape) ? [...steps, next] : steps;
}

/** The list that no heading names, in all its parts, and the steps between and behind them; null if there is none. */
export function unheadedList(lines: readonly PageLine[], lexicon: Lexicon) {
  const lists = listsWithAmounts(lines);
  const [first] = lists;
  if (!first) return null;
  const shapeAt = ({ start }: Part) => lines[start + 1]?.shape;
  const parts = lists.filter((part) => shapeAt(part) === shapeAt(first));
  const list = parts.flatMap(({ start, end }) => lines.slice(start + 1, end));
  const steps = toldBehind(lines, first.end, lexicon, list);
  return steps.length > 0 ? { start: first.start, list, steps } : null;
}
