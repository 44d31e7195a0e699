import { foldLetters } from '../../language/foldAccents.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { LineAmount, ReadLine } from '../line/readLine.ts';
import type { Source } from '../source.ts';
import { type Edit, skipDot } from './edits.ts';

/** Whether a figure comes after the food, not beside the first figure: `2 cups flour (250 g)`. */
export const isAfterFood = ({ amounts: [main], parts }: ReadLine, amount: LineAmount): boolean =>
  parts.some(
    ({ kind, start, end }) =>
      (kind === 'food' || kind === 'preparation') && start >= (main?.end ?? 0) && end <= amount.start,
  );

/** Whether a text only introduces or joins figures: `about`, `= ca.`, ` / `. */
function isJoining(text: string, { list }: Lexicon): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => list.about.map.has(foldLetters(word)) || list.or.map.has(foldLetters(word)));
}

/**
 * Removes a later figure from a line, with the parenthesis or comma around it if that holds only `figures`; null if
 * other words refer to it, as in `(about 3 cups diced)`.
 */
export function removeFigure(
  source: Source,
  amount: LineAmount,
  figures: readonly LineAmount[],
): Edit | null {
  const { text, lexicon } = source;
  const before = text.slice(0, amount.start);
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
  const isOpen = open > Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'));
  const sign = isOpen ? null : /[,;/=–-](?=[^,;/=–-]*$)/.exec(before);
  const from = isOpen ? open : sign?.index;
  const close = isOpen ? text.slice(amount.end).search(/[)\]]/) : -1;
  const to = isOpen ? amount.end + close + 1 : text.length;
  if (from === undefined || (isOpen && close < 0)) return null;
  let between = '';
  let at = from + 1;
  for (const { start, end } of figures) {
    if (start < at || end > to) continue;
    between += `${text.slice(at, start)} `;
    at = skipDot(source, end, true);
  }
  between += text.slice(at, to).replace(/^\./, '');
  if (!isJoining(between, lexicon)) return null;
  return { start: before.slice(0, from).trimEnd().length, end: to, text: '' };
}
