import type { Source } from '../source.ts';
/** A range of a text, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with its edits applied. Of two that overlap, the first wins. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** How many parentheses a text leaves open. */
const countOpen = (text: string) =>
  Math.max(0, (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0));

/**
 * The position after a parenthesis that closes at `end`, or after some more words if it was opened after `from`:
 * `2 cups (12-oz. pkg.)`, `1 cup (about 4 oz (115 g))`; `end` if none does.
 */
export function skipParenthesis(text: string, end: number, from = end): number {
  let to = end;
  for (let left = Math.max(1, countOpen(text.slice(from, end))); left > 0; left--) {
    const isOpen = countOpen(text.slice(from, to)) > 0;
    const closed = (isOpen ? /^[^()[\]]{0,40}[)\]]/ : /^\s{0,7}[)\]]/).exec(text.slice(to, to + 41));
    to += closed?.[0].length ?? 0;
  }
  return to;
}

/**
 * The position after the dot of an abbreviated unit that ends at `end`: `8 oz. cheese`. Before a capital it may end a
 * sentence, but not after a few letters in an ingredient line: `1 c. Sugar`.
 */
export function skipDot(
  { text, lexicon }: Pick<Source, 'text' | 'lexicon'>,
  end: number,
  inLine: boolean,
): number {
  const after = text.slice(end, end + 9);
  const before = text.slice(Math.max(0, end - 4), end);
  // `a 12-in. Dutch oven`
  const word = (inLine ? /(?<!\p{L})\p{L}{1,3}$/u : /(?<=-)\p{L}{1,3}$/u).exec(before)?.[0].toLowerCase();
  const short = word !== undefined && !lexicon.list.shortUnits.map.has(word);
  const isDot = /^\.\s*[\p{Ll}(),;:\]-]/u.test(after) || (short && /^\.\s*\p{Lu}/u.test(after));
  return isDot ? end + 1 : end;
}
