import type { Grammar } from '../../language/line/grammar.ts';
import { cachedIn } from '../../language/remember.ts';
import type { Source } from '../source.ts';
import type { Edit } from './edits.ts';

type Articles = NonNullable<Grammar['soundArticles']>;

const patterns = new WeakMap<Articles, ReturnType<typeof patternsOf>>();

/** An article at the end of a text, and a number that takes the other one. */
const patternsOf = ({ plain, other, numbers }: Articles) => ({
  article: new RegExp(`\\b(${other}|${plain})\\s+$`, 'i'),
  number: new RegExp(`^(?:${numbers})`),
});

/** The article before a changed number, where its sound decides: `a 9-inch pan`, `an 8-inch pan`. */
export function articleEdits({ text, lexicon }: Source, changed: Edit | undefined): Edit[] {
  const articles = lexicon.words.grammar.soundArticles;
  if (!articles || !changed) return [];
  const { plain, other } = articles;
  const pattern = cachedIn(patterns, articles, patternsOf);
  const found = pattern.article.exec(text.slice(0, changed.start));
  const article = found?.[1];
  if (!found || !article) return [];
  const correct = pattern.number.test(changed.text) ? other : plain;
  if (article.toLowerCase() === correct) return [];
  const first =
    article.charAt(0) === plain.charAt(0).toUpperCase() ? correct.charAt(0).toUpperCase() : correct.charAt(0);
  return [{ start: found.index, end: found.index + article.length, text: first + correct.slice(1) }];
}
