import { foldedWords } from '../../language/foldedWords.ts';
import type { Lexicon, Phrases } from '../../language/lexicon.ts';
import { mainOf } from './readLine.ts';
import type { ReadText } from './textLine.ts';

/** Whether a word is in a list or, where words are joined, ends in one of it: `Gurkenscheiben`. */
export const endsInWord = (word: string, { map }: Phrases<unknown>, { words }: Lexicon): boolean =>
  map.has(word) || (words.grammar.noun === 'compound' && [...map.keys()].some((end) => word.endsWith(end)));

/** Counting words for a part of a vegetable or fruit. */
const CUT_UNITS: ReadonlySet<string> = new Set(['slice', 'leaf']);

/** Whether a line counts cuts of its food, which are lighter than whole pieces: `8 tomato slices`, `4 lime wedges`. */
export function countsCuts({ text, read, lexicon }: ReadText): boolean {
  const main = mainOf(read);
  if (main && CUT_UNITS.has(main.unit ?? '')) return true;
  const name = read.parts.findLast(({ kind }) => kind === 'food');
  const words = foldedWords(text.slice(name?.start, name?.end));
  const { noun } = lexicon.words.grammar;
  const word = (noun === 'first' ? words[0] : words.at(-1)) ?? '';
  return endsInWord(word, lexicon.list.cuts, lexicon);
}
