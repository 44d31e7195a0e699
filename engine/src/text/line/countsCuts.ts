import { foldedWords } from '../../language/foldedWords.ts';
import { mainOf } from './readLine.ts';
import type { ReadText } from './textLine.ts';

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
  const { map } = lexicon.list.cuts;
  // `Gurkenscheiben`
  const isCompound = noun === 'compound' && [...map.keys()].some((cut) => word.endsWith(cut));
  return isCompound || map.has(word);
}
