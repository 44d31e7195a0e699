/** A stretch of a text, and what stands in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with its edits made. Of two that overlap, the first one counts. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The place after a parenthesis that closes at `end`; `end` if none does. */
export function pastParenthesis(text: string, end: number): number {
  return end + (/^\s*[)\]]/.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}
