import { isHeading } from '../text/line/heading.ts';
import { endsSentence } from '../text/recipe/lineLook.ts';
import { partHeading } from '../text/recipe/recipeParts.ts';
import { BOLD, PLAIN } from './pageBlocks.ts';
import type { PageLine } from './pageSections.ts';

/** Fewer lines may stand between those of a part: an image, a hint. */
const MAX_GAP = 4;

/** The shapes that several lines have which can only be lines of the list. */
function ownShapes(lines: readonly PageLine[], isLine: (text: string) => boolean): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { level, text, shape } of lines)
    if (level === PLAIN && isLine(text)) (once.has(shape) ? twice : once).add(shape);
  return twice;
}

/** `Herb pesto` before lines of a list, but not `Kcal: 398`. */
const mayHeadGroup = ({ item, text, source }: PageLine) =>
  (item === null || (source && isHeading(source.tokens, source.lexicon))) &&
  text.length < 60 &&
  !/:\s*\S/.test(text) &&
  !endsSentence(text);

const isInCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

/** The last line of a part; behind a gap only lines go on with it that are like those before. */
function endOfOwn(lines: readonly PageLine[], isOwn: (line: PageLine) => boolean): number {
  const shapes = new Set<string>();
  let [last, near, isBehind] = [-1, -1, false];
  for (const [at, line] of lines.entries()) {
    // A heading of the part goes on with it
    if (line.level < PLAIN && last >= 0 && !isBehind) near = at;
    if (!isOwn(line)) continue;
    isBehind = last >= 0 && at - near > MAX_GAP && !shapes.has(line.shape);
    if (isBehind) continue;
    shapes.add(line.shape);
    last = near = at;
  }
  return last;
}

/**
 * The lines of a part without those of another shape before its first line and behind its last one: counters, buttons
 * to share, nutrients, related pages. One right before a line heads a group, as does one in capitals. `isLine` tells
 * what is a line of the part in any shape.
 */
export function withoutForeignLines(
  lines: readonly PageLine[],
  isLine: (text: string) => boolean,
): readonly PageLine[] {
  const shapes = ownShapes(lines, isLine);
  if (shapes.size === 0) return lines;
  const isOwn = ({ level, text, shape }: PageLine) => level === PLAIN && (shapes.has(shape) || isLine(text));
  const [first, last] = [lines.findIndex(isOwn), endOfOwn(lines, isOwn)];
  const areInCapitals = lines.every(({ text }) => !isLine(text) || isInCapitals(text));
  const isHead = (line: PageLine) =>
    isOwn(line) ? !areInCapitals && !isLine(line.text) && isInCapitals(line.text) : mayHeadGroup(line);
  return lines.flatMap((line, at) => {
    if (line.level === BOLD || (line.level < BOLD && at < last)) return [line];
    if (at < first - 1 || at > last) return [];
    const next = lines[at + 1];
    if (next && isOwn(next) && isHead(line)) return [{ ...line, text: partHeading(line.text), level: BOLD }];
    return at < first ? [] : [line];
  });
}
