import { typoDistance } from './typoDistance.ts';

/** Shorter words, such as `egg`, must match exactly. */
const MIN_WORD_LENGTH = 4;

/** One typo from four letters on, two from seven; none in numbers. */
const maxTypos = (word: string) =>
  word.length < MIN_WORD_LENGTH || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2;

/** Finds the words that a misspelled one may mean: those with the fewest typos. */
export function findTypoMatches(word: string, words: Iterable<string>): string[] {
  let fewest = maxTypos(word);
  if (fewest === 0) return [];
  let found: string[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > 1 || other.length < MIN_WORD_LENGTH || /\d/.test(other))
      continue;
    // Two typos and a different first letter make it another word.
    const n = typoDistance(word, other);
    if (n > fewest || (n > 1 && other[0] !== word[0])) continue;
    if (n < fewest) found = [];
    fewest = n;
    found.push(other);
  }
  return found;
}
