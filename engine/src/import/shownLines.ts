import { endsSentence, startsWithAmount } from '../text/recipe/lineLook.ts';
import { partHeading } from '../text/recipe/recipeParts.ts';
import { foodOf, lettersOf } from './fillParts.ts';
import { type Block, PLAIN } from './pageBlocks.ts';
import { isCount, isStep } from './pageSections.ts';

/** A text in fewer elements has not lost its line breaks: an amount, a name and a remark. */
const MIN_LINES = 3;

/** A list of more lines has its line breaks. */
const MAX_LINES = 20;

/** A block of a page, and what it says in letters and digits alone. */
interface Shown {
  block: Block;
  letters: string;
}

/** The blocks of a page that say something. */
export const shownBlocks = (page: readonly Block[]): readonly Shown[] =>
  page.map((block) => ({ block, letters: lettersOf(block.text) })).filter(({ letters }) => letters !== '');

/** The blocks without the numbers of steps: `Step 2`, `2.` */
export const withoutCounts = (page: readonly Shown[]): readonly Shown[] =>
  page.filter(({ block: { text } }) => !isCount(text));

/** How many texts from one on say together what a text says; 0 if they say anything else. */
function countOf(text: string, shown: readonly Shown[], start: number): number {
  let rest = text;
  for (let at = start; at < shown.length; at++) {
    const next = shown[at]?.letters ?? '';
    if (!rest.startsWith(next)) return 0;
    rest = rest.slice(next.length);
    if (rest === '') return at + 1 - start;
  }
  return 0;
}

const areItems = (blocks: readonly Block[]) => {
  const items = new Set(blocks.map(({ item }) => item));
  return items.size === blocks.length && !items.has(null);
};

/**
 * The lines of a page's data; for one that lost its line breaks those that the page shows: items of a list of
 * ingredients, blocks of any kind that tell steps.
 */
export function asShown(
  lines: readonly string[],
  page: readonly Shown[],
  areSteps: boolean,
): readonly string[] {
  if (lines.length > MAX_LINES) return lines;
  return lines.flatMap((line) => {
    const all = lettersOf(line);
    const isHead = ({ block, letters }: Shown) =>
      letters === all && block.level < PLAIN && mayHead(block, block);
    if (areSteps && page.some(isHead)) return [partHeading(line)];
    for (const start of page.keys()) {
      const shown = page.slice(start, start + countOf(all, page, start)).map(({ block }) => block);
      if (shown.length >= MIN_LINES && (areSteps || areItems(shown)))
        return shown.map(({ level, text }) => (level < PLAIN ? partHeading(text) : text));
    }
    return [line];
  });
}

/** The title of a group is shorter, in characters. */
const MAX_HEADING = 60;

/** Whether a block before a line of a list may head a group of them, and is none that the data lost. */
const mayHead = ({ text, level, item, shape }: Block, line: Block | undefined) =>
  text.length < MAX_HEADING &&
  !startsWithAmount(text) &&
  !endsSentence(text) &&
  (level < PLAIN || text.endsWith(':') || (item === null && shape !== line?.shape));

/** Whether lines behind a list are more of it, and not the same foods in other units or what is done with them. */
function areMore(rest: readonly string[], lines: readonly string[]): boolean {
  const known = new Set(lines.map(foodOf));
  const more = rest.filter((line) => startsWithAmount(line) && !known.has(foodOf(line)));
  return more.length * 2 >= rest.length;
}

type ItemTester = (block: Block | undefined) => boolean;

/** What stands from a block on before a text: other items of its list, and headings over either. */
function othersAt(
  page: readonly Shown[],
  at: number,
  { letters, isItem }: { letters: string; isItem: ItemTester },
): readonly Block[] {
  const others: Block[] = [];
  for (const [index, { block }] of page.slice(at).entries()) {
    const next = at + index + 1;
    const below = page[next]?.block;
    if (countOf(letters, page, next - 1) > 0) break;
    const isAbove = isItem(below) || countOf(letters, page, next) > 0;
    // A line without an amount between others may be the title of a group
    const isLine = isItem(block) && (letters === '' || startsWithAmount(block.text));
    if (!isLine && !(isAbove && mayHead(block, below))) break;
    others.push(block);
  }
  return others;
}

/**
 * The lines from a block on with the headings that the page has between them, and those of its list that data lacks, such
 * as all groups but the first. Null if it has anything else there.
 */
function groupedAt(
  lines: readonly string[],
  page: readonly Shown[],
  { start, mayLack }: { start: number; mayLack: boolean },
): { lines: readonly string[]; head: Block | undefined } | null {
  const first = page[start]?.block;
  // A list without a class may be any
  const isItem: ItemTester = (block) =>
    mayLack &&
    block?.shape === first?.shape &&
    block?.item != null &&
    /\.\w/.test(block.shape) &&
    !isStep(block.text) &&
    !isCount(block.text);
  const isHead = (block: Block) => !isItem(block) || mayHead(block, block);
  const textOf = (block: Block) => (isHead(block) ? partHeading(block.text) : block.text);
  const grouped: string[] = [];
  const others: Block[] = [];
  let at = start;
  for (const line of lines) {
    const letters = lettersOf(line);
    const before = at > start ? othersAt(page, at, { letters, isItem }) : [];
    at += before.length;
    const count = countOf(letters, page, at);
    if (count === 0) return null;
    others.push(...before);
    grouped.push(...before.map(textOf), line);
    at += count;
  }
  const behind = othersAt(page, at, { letters: '', isItem });
  const rest = behind.slice(0, behind.findLastIndex((block) => !isHead(block)) + 1);
  if (areMore(rest.filter((block) => !isHead(block)).map(textOf), grouped)) {
    others.push(...rest);
    grouped.push(...rest.map(textOf));
  }
  return { lines: grouped, head: others.find(isHead) };
}

/**
 * The ingredients or steps of a page's data under the headings of groups that only the page shows, with what else its
 * list has.
 */
export function withGroups(
  lines: readonly string[],
  page: readonly Shown[],
  areSteps: boolean,
): readonly string[] {
  const mayLack = !areSteps && lines.length >= MIN_LINES;
  for (const start of page.keys()) {
    const found = groupedAt(lines, page, { start, mayLack });
    if (!found || found.lines.length === lines.length) continue;
    const { head } = found;
    // The first group has its heading before the first line
    const before = page[start - 1]?.block;
    const isAlike =
      head &&
      before &&
      mayHead(before, page[start]?.block) &&
      before.level === head.level &&
      before.shape === head.shape;
    return isAlike ? [partHeading(before.text), ...found.lines] : found.lines;
  }
  return lines;
}
