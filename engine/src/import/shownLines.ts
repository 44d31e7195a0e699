import { partHeading } from '../text/recipe/recipeParts.ts';
import { type Block, PLAIN } from './pageBlocks.ts';

/** A text in fewer elements has not lost its line breaks: an amount, a name and a remark. */
const MIN_LINES = 3;

/** A list of more lines has its line breaks. */
const MAX_LINES = 20;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** How many texts from one on say together what a text says; 0 if they say anything else. */
function countOf(text: string, texts: readonly string[], start: number): number {
  let rest = text;
  for (let at = start; at < texts.length; at++) {
    const next = texts[at] ?? '';
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
  page: readonly Block[],
  areSteps: boolean,
): readonly string[] {
  if (lines.length > MAX_LINES) return lines;
  const read = page.map((block) => ({ block, letters: lettersOf(block.text) }));
  const known = read.filter(({ letters }) => letters !== '');
  const texts = known.map(({ letters }) => letters);
  return lines.flatMap((line) => {
    const all = lettersOf(line);
    for (const start of texts.keys()) {
      const shown = known.slice(start, start + countOf(all, texts, start)).map(({ block }) => block);
      if (shown.length >= MIN_LINES && (areSteps || areItems(shown)))
        return shown.map(({ level, text }) => (level < PLAIN ? partHeading(text) : text));
    }
    return [line];
  });
}
