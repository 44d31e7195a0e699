import { foldLetters } from '../../language/foldAccents.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import type { LineAmount } from '../line/readLine.ts';

/** `each` after a unit, which counts as part of it: `1 cup each flour and sugar`, `(16 oz each)`. */
export function eachOf(text: string, { start, end }: LineAmount, language: RecipeLanguage): string {
  const { map } = lexiconOf(language).list.apiece;
  const [two = '', one = ''] = /(?:\s\p{L}+)?(\s\p{L}+)$/u.exec(text.slice(start, end)) ?? [];
  return [two, one].find((words) => map.has(foldLetters(words.trim()))) ?? '';
}

/** A figure as written, without a trailing `approx.`. */
export function figureOf(text: string, { start, end }: LineAmount, language: RecipeLanguage): string {
  const { map } = lexiconOf(language).list.about;
  return text
    .slice(start, end)
    .replace(/\s+(\p{L}+)$/u, (all, word) => (map.has(foldLetters(word)) ? '' : all));
}
