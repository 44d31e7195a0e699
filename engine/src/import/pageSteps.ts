import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { BOLD, PLAIN } from './pageBlocks.ts';
import { MAX_BETWEEN, type Part, runsWith, type ToldTester, toldIn } from './pageLists.ts';
import { endOfPart, isCount, isSentence, isStep, isStepListBelow, type PageLine } from './pageSections.ts';

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
  for (let at = start, end = start; lines[at]?.starts === 'steps'; at = end) {
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

/** The lines numbered from 1 on, one of which tells: `1. Mix`, `2. Bake it.`; none for a single one, or for questions. */
function numberedLines(lines: readonly PageLine[]): readonly PageLine[] {
  const numbered: PageLine[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    const isNext = new RegExp(`^${numbered.length + 1}[.)]\\s+\\p{Lu}`, 'u').test(line.text);
    if (!isNext || line.level < PLAIN || at - last > MAX_BETWEEN + 1) continue;
    numbered.push(line);
    last = at;
  }
  const isTold = ({ text }: PageLine) => isSentence(text) && !text.endsWith('?');
  return numbered.length > 1 && numbered.some(isTold) ? numbered : [];
}

/** The sentences behind numbers in elements of their own; none for few. */
function linesBehindNumbers(lines: readonly PageLine[]): readonly PageLine[] {
  const told = lines.filter(({ text }, at) => isSentence(text) && isCount(lines[at - 1]?.text ?? ''));
  return told.length > 2 ? told : [];
}

/**
 * The lines below the steps' heading after the list of ingredients, best a heading of nothing else, then right behind the
 * list; if there is none, the list of sentences that follows, else what classes or numbers tell, else the
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
  for (const at of headings.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_LISTS)) {
    const below = linesBelow(lines, at);
    if (below.length > 0) return below;
  }
  const next = lines[part.end];
  if (next && next.level < PLAIN && next.starts === null && isStepListBelow(lines, part.end))
    return lines.slice(part.end + 1, endOfPart(lines, part.end));
  const behind = lines.slice(part.end);
  const some = [
    classedSteps(behind),
    classedSteps(lines.slice(0, part.start)),
    numberedLines(lines.slice(part.start)),
    linesBehindNumbers(behind),
  ].find(({ length }) => length > 0);
  if (some) return some;
  const inside = linesToMenu(lines.slice(part.start, part.end));
  const below = toldIn(
    inside.slice(firstIn(inside) + 1),
    ({ text, level, item }) => item === null && level === PLAIN && isSentence(text),
  );
  return below.length > 0 || !isTold ? below : toldIn(behind, isTold);
}
