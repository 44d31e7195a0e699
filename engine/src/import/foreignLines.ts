import { BOLD, PLAIN } from './pageBlocks.ts';
import type { PageLine } from './pageSections.ts';

/** The shapes that several lines have which can only be lines of the list. */
function ownShapes(lines: readonly PageLine[], isLine: (text: string) => boolean): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { level, text, shape } of lines)
    if (level === PLAIN && isLine(text)) (once.has(shape) ? twice : once).add(shape);
  return twice;
}

/** `Herb pesto` before lines of a list, but not `Kcal: 398`. */
const mayHeadGroup = ({ item, text }: PageLine) => item === null && text.length < 60 && !/:\s*\S/.test(text);

/**
 * The lines of a part without those of another shape before its first line and behind its last one: counters, buttons
 * to share, nutrients, related pages. One between them, right before a line, heads a group. `isLine` tells what is a
 * line of the part in any shape.
 */
export function withoutForeignLines(
  lines: readonly PageLine[],
  isLine: (text: string) => boolean,
): readonly PageLine[] {
  const shapes = ownShapes(lines, isLine);
  if (shapes.size === 0) return lines;
  const isOwn = ({ level, text, shape }: PageLine) => level === PLAIN && (shapes.has(shape) || isLine(text));
  const [first, last] = [lines.findIndex(isOwn), lines.findLastIndex(isOwn)];
  return lines.flatMap((line, at) => {
    if (line.level === BOLD || (line.level < BOLD && at < last)) return [line];
    if (at < first || at > last) return [];
    if (isOwn(line)) return [line];
    const next = lines[at + 1];
    return [next && isOwn(next) && mayHeadGroup(line) ? { ...line, level: BOLD } : line];
  });
}
