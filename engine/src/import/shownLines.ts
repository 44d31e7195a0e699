import { endsSentence, startsWithAmount } from '../text/recipe/lineLook.ts';
import { partHeading } from '../text/recipe/recipeParts.ts';
import { type Block, PLAIN } from './pageBlocks.ts';
import { isCount, isStepNumber } from './pageSections.ts';

/** A text in fewer elements has not lost its line breaks: an amount, a name and a remark. */
const MIN_LINES = 3;

/** A list of more lines has its line breaks. */
const MAX_LINES = 20;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

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
  page.filter(({ block: { text } }) => !isCount(text) && !isStepNumber(text));

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

/** The lines with the headings that the page has between them from a block on; null if it has anything else there. */
function groupedAt(
  lines: readonly string[],
  page: readonly Shown[],
  start: number,
): { lines: readonly string[]; heads: readonly Block[] } | null {
  const grouped: string[] = [];
  const heads: Block[] = [];
  let at = start;
  for (const line of lines) {
    const letters = lettersOf(line);
    let count = countOf(letters, page, at);
    const block = page[at]?.block;
    if (count === 0 && block && at > start && mayHead(block, page[at + 1]?.block)) {
      count = countOf(letters, page, ++at);
      grouped.push(partHeading(block.text));
      heads.push(block);
    }
    if (count === 0) return null;
    grouped.push(line);
    at += count;
  }
  return { lines: grouped, heads };
}

/** The ingredients or steps of a page's data under the headings of groups that only the page shows. */
export function withGroups(lines: readonly string[], page: readonly Shown[]): readonly string[] {
  for (const start of page.keys()) {
    const found = groupedAt(lines, page, start);
    const [head] = found?.heads ?? [];
    if (!found || !head) continue;
    // The first group has its heading before the first line
    const before = page[start - 1]?.block;
    const isAlike =
      before &&
      mayHead(before, page[start]?.block) &&
      before.level === head.level &&
      before.shape === head.shape;
    return isAlike ? [partHeading(before.text), ...found.lines] : found.lines;
  }
  return lines;
}
