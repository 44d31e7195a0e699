import { foldLetters } from '../../language/foldAccents.ts';
import type { LineAmount } from '../line/readLine.ts';
import type { Source } from '../source.ts';

/** `each` after a unit, which counts as part of it: `1 cup each flour and sugar`, `(16 oz each)`. */
export function eachSuffix({ text, lexicon }: Source, { start, end }: LineAmount): string {
  const { map } = lexicon.list.apiece;
  const [lastTwo = '', last = ''] = /(?:\s\p{L}+)?(\s\p{L}+)$/u.exec(text.slice(start, end)) ?? [];
  return [lastTwo, last].find((words) => map.has(foldLetters(words.trim()))) ?? '';
}

/** A figure as written, without a trailing `approx.`. */
export function figureText({ text, lexicon }: Source, { start, end }: LineAmount): string {
  const { map } = lexicon.list.about;
  return text
    .slice(start, end)
    .replace(/\s+(\p{L}+)$/u, (all, word) => (map.has(foldLetters(word)) ? '' : all));
}
