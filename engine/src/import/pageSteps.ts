import type { Lexicon } from '../language/lexicon.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { instructs } from './instructs.ts';
import { BOLD, PLAIN } from './pageBlocks.ts';
import { type Part, runsWith, type ToldTester, toldIn } from './pageLists.ts';
import { isSentence, isStep, type PageLine } from './pageSections.ts';
import { areStepsBelow, endOfPart, isHead, isNumbered } from './partEnds.ts';

/** Generated pages have thousands of such headings. */
export const MAX_LISTS = 20;

/** The rows of headings of a part. */
export const rowsOf = (lines: readonly PageLine[], part: 'ingredients' | 'steps') =>
  [...lines.keys()].filter((at) => lines[at]?.starts === part);

/** The row of the first ingredient in a part. */
const firstIn = (inside: readonly PageLine[]) =>
  inside.findIndex(({ item, text }) => item !== null || startsWithAmount(text));

/** The lines of a part up to the first heading if steps follow its list above that: the heading is of a menu. */
function linesToMenu(inside: readonly PageLine[]): readonly PageLine[] {
  const isTold = (line: PageLine | undefined) =>
    line?.level === PLAIN && line.item === null && isStep(line.text);
  const end = inside.findIndex(({ level }) => level < BOLD);
  const first = firstIn(inside);
  const isBehind = (line: PageLine, at: number) => at > first && isTold(line) && isTold(inside[at + 1]);
  return first >= 0 && inside.slice(0, Math.max(end, 0)).some(isBehind) ? inside.slice(0, end) : inside;
}

/** What stands below a heading of steps and those right behind it: `Make the crust`, `Make the filling`. */
function linesBelow(lines: readonly PageLine[], start: number): readonly PageLine[] {
  const below: PageLine[] = [];
  const known = new Set<string | undefined>();
  for (let at = start, end = start; at === start || lines[at]?.starts === 'steps'; at = end) {
    const heading = lines[at];
    if (heading?.level !== lines[start]?.level) break;
    end = endOfPart(lines, at);
    const more = lines.slice(at + 1, end);
    // Pages have the same steps again to print them
    if (known.has(more[0]?.text)) break;
    known.add(more[0]?.text);
    if (heading && at > start && !heading.isWhole) below.push(heading);
    below.push(...more);
  }
  return below;
}

/** How many lines may stand between a list and a heading that says nothing of the steps below it. */
const MAX_BEFORE = 20;

/** The row of the first such heading behind a list; none behind a heading of steps. */
export function toldHeading(lines: readonly PageLine[], end: number): readonly number[] {
  for (let at = end; at < Math.min(end + MAX_BEFORE, lines.length); at++) {
    const line = lines[at];
    if (!line || !isHead(line)) continue;
    if (line.starts === 'steps') break;
    if (line.starts === null && areStepsBelow(lines, at)) return [at];
  }
  return [];
}

/** What classes name steps in whatever language the page is. */
export const STEP_CLASS = /instruct|direction|method|step|prepar/i;

/** The lines whose classes say that they are steps, and the sentences right behind; none that read otherwise. */
function classedSteps(lines: readonly PageLine[]): readonly PageLine[] {
  const isTold = (line: PageLine | undefined) => line?.level === PLAIN && isStep(line.text);
  const runs = runsWith(lines, ({ shape, level }) => level === PLAIN && STEP_CLASS.test(shape));
  const parts = runs.map(({ first, last }) => {
    let end = last + 1;
    while (isTold(lines[end])) end += 1;
    return lines.slice(first, end);
  });
  const steps = new Map<string | undefined, readonly PageLine[]>();
  // Pages have the same steps again to print them
  for (const part of parts)
    if (part.some(isTold) && !steps.has(part[0]?.text)) steps.set(part[0]?.text, part);
  return [...new Set([...steps.values()].flat())];
}

/** `Last updated in May.`, in characters. */
const MAX_TAIL = 80;

/**
 * Steps without what a page says behind them: lines that tell nothing to do, are no items, or not of their shape. A
 * single long one may be a remark on the dish.
 */
export function withoutTail(steps: readonly PageLine[], lexicon: Lexicon): readonly PageLine[] {
  const told = steps.filter(({ text }) => instructs(text, lexicon));
  const areItems = told.filter(({ item, text }) => item !== null || isNumbered(text)).length > 1;
  const shapes = new Set(told.map(({ shape }) => shape));
  const isOwn = (line: PageLine) =>
    told.includes(line) || (areItems ? line.item !== null || isNumbered(line.text) : shapes.has(line.shape));
  const end = steps.findLastIndex(isOwn) + 1;
  const tail = steps.slice(end);
  const isRemark = tail.length === 1 && tail.some(({ text }) => text.length > MAX_TAIL);
  return told.length === 0 || isRemark ? steps : steps.slice(0, end);
}

/** Lines without notes that stand before the steps, in a list of another shape. */
const withoutNotes = (lines: readonly PageLine[]) => {
  const notes = lines.findIndex(({ starts }) => starts === 'notes');
  const shape = lines[notes + 1]?.shape;
  const end = lines.findIndex((line, at) => at > notes && line.shape !== shape);
  return notes < 0 || end < 0 || lines[notes + 1]?.item == null ? lines : lines.toSpliced(notes, end - notes);
};

/**
 * The steps in a list of ingredients that no heading ends: sentences of another kind than its lines, or from some line on
 * mostly items that tell what to do. `Brown sugar, packed.` alone looks like one, too.
 */
function stepsInList(inside: readonly PageLine[]): readonly PageLine[] {
  const first = firstIn(inside);
  const behind = inside.slice(first + 1);
  const isSaid = ({ text, level }: PageLine) =>
    level === PLAIN && isSentence(text) && (isNumbered(text) || !startsWithAmount(text));
  const ofOtherShape = (line: PageLine) => isSaid(line) && line.shape !== inside[first]?.shape;
  // Where steps have a shape of their own, `Salt.` is none
  const isOther =
    behind.filter(ofOtherShape).length > 1
      ? ofOtherShape
      : (line: PageLine) => ofOtherShape(line) || (isSaid(line) && line.item === null);
  const isTold = (line: PageLine) => {
    const { text, level, source } = line;
    const isItem = level === PLAIN && isSentence(text) && !startsWithAmount(text) && source !== null;
    return isOther(line) || (isItem && instructs(text, source.lexicon));
  };
  const told = toldIn(behind, isTold);
  return told.filter(isTold).length * 2 > told.length ? told : toldIn(behind, isOther);
}

/**
 * The lines below the steps' heading after the list of ingredients, best a heading of nothing else, then right behind the
 * list; if there is none, the list of sentences that follows, else what classes tell, else the
 * sentences below the list, or as a guess, what is told behind it.
 */
export function stepLines(
  lines: readonly PageLine[],
  part: Part,
  isTold: ToldTester | null,
): readonly PageLine[] {
  const headings = rowsOf(lines, 'steps').filter((at) => at >= part.end);
  const rank = (at: number) => {
    const { isWhole = false, level = PLAIN } = lines[at] ?? {};
    if (isWhole && level < PLAIN) return 0;
    return at === part.end ? 1 : isWhole ? 2 : 3;
  };
  const named = headings.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_LISTS);
  // Where classes name the steps, no heading needs to
  const isClassed = classedSteps(lines).length > 0;
  const told = isClassed ? [] : toldHeading(lines, part.end);
  for (const at of [
    ...named.filter((row) => rank(row) < 2),
    ...told,
    ...named.filter((row) => rank(row) > 1),
  ]) {
    const below = linesBelow(lines, at);
    if (below.length > 0) return below;
  }
  // Steps may stand beside the list, in the column before it
  const above = rowsOf(lines, 'steps').findLast((at) => at < part.start);
  if (named.length === 0 && above !== undefined) {
    const below = linesBelow(lines.slice(0, part.start), above);
    if (below.some(({ text }) => isSentence(text))) return below;
  }
  const behind = withoutNotes(lines.slice(part.end));
  for (const apart of isClassed ? [behind, lines.slice(0, part.start)] : []) {
    const steps = classedSteps(apart);
    if (steps.length > 0) return steps;
  }
  const below = stepsInList(linesToMenu(lines.slice(part.start, part.end)));
  return below.length > 0 || !isTold ? below : toldIn(behind, isTold);
}
