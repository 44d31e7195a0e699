import { typoDistance } from '../../language/typoDistance.ts';
import type { FoodIndex } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { isContextWord, isKindWord } from './plainWords.ts';

/** Shorter words are a letter away from too many others. */
const MIN_LENGTH = 8;
const LONG_WORD = /\p{L}{8}/u;
/** Names are short; more words are prose. */
const MAX_WORDS = 6;

const lettersOf = (word: string) => [...word].sort().join('');

/** Another letter makes another word: Hack and Nack, amaretti and amaretto. One too few, too many or swapped does not. */
const mayBeTypo = (word: string, other: string) =>
  Math.abs(other.length - word.length) === 1 || lettersOf(word) === lettersOf(other);

/** The one word of food names that a word is a single typo of; null if there is none or more than one. */
function meantWord(word: string, { words }: Pick<FoodIndex, 'words'>): string | null {
  const near = (words.get(word.charAt(0)) ?? []).filter(
    (other) =>
      Math.abs(other.length - word.length) <= 1 && typoDistance(word, other) === 1 && mayBeTypo(word, other),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/**
 * A name with the one typo in a long word mended: `Frülingszwiebeln`; null unless only one word of all names of foods can
 * be meant. The other words have to be known.
 */
export function mendTypo(text: string, index: Pick<FoodIndex, 'known' | 'lexicon' | 'words'>): string | null {
  if (!LONG_WORD.test(text)) return null;
  const words = foodWords(text, index.lexicon);
  if (words.length > MAX_WORDS) return null;
  const isKnown = (word: string) =>
    index.known.has(word) || isKindWord(word, index.lexicon) || isContextWord(word, index.lexicon);
  const [typo, ...more] = words.filter((word) => !isKnown(word));
  if (typo === undefined || more.length > 0 || typo.length < MIN_LENGTH) return null;
  const meant = meantWord(typo, index);
  return meant === null ? null : words.map((word) => (word === typo ? meant : word)).join(' ');
}
