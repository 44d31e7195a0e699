import type { Source } from '../source.ts';
import type { Edit } from './edits.ts';

/** The article before a changed number, where its sound decides: `a 9-inch pan`, `an 8-inch pan`. */
export function articleBefore({ text, lexicon }: Source, changed: Edit | undefined): Edit[] {
  const articles = lexicon.words.grammar.soundArticles;
  if (!articles || !changed) return [];
  const { plain, other, numbers } = articles;
  const found = new RegExp(`\\b(${other}|${plain})\\s+$`, 'i').exec(text.slice(0, changed.start));
  const said = found?.[1];
  if (!found || !said) return [];
  const wanted = new RegExp(`^(?:${numbers})`).test(changed.text) ? other : plain;
  if (said.toLowerCase() === wanted) return [];
  const first =
    said.charAt(0) === plain.charAt(0).toUpperCase() ? wanted.charAt(0).toUpperCase() : wanted.charAt(0);
  return [{ start: found.index, end: found.index + said.length, text: first + wanted.slice(1) }];
}
