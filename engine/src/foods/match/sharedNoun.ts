import { foldLetters } from '../../language/foldAccents.ts';
import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, tokensOf } from '../../language/tokens.ts';

/** The full name of a food that shares words with another: `almond milk` in `almond or cashew milk`. */
interface SharedNoun {
  /** Possible names, the longest first. */
  names: readonly string[];
  /** What the words mean if no food has this name. */
  otherwise: 'first' | 'none';
  /** True if the first word is a food too, so that it is ambiguous: `lait ou crème de coco`. */
  unsure: boolean;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A name with the last words of another, the most first: `light brown sugar` and `light sugar` for `dark brown sugar`. */
export function namesEndingLike(first: string, last: string): readonly string[] {
  const words = wordsOf(last);
  const ends = words.length > 1 ? words.slice(1) : words;
  return ends.map((_, at) => `${first} ${ends.slice(at).join(' ')}`);
}

/**
 * `almond or cashew milk`: the last noun belongs to both, unless the first word is whole or a plural. Any other noun
 * does so only where that is a food: `cherry or grape tomatoes`, but not `butter or olive tapenade`; nor do foods that
 * need none, `egg or rice noodles`, but not `water or chicken stock`.
 */
function beforeNoun(first: string, last: string, { list }: Lexicon): SharedNoun | null {
  const [words, others] = [wordsOf(first), wordsOf(last)];
  const noun = others.at(-1) ?? '';
  const key = foldLetters(words.at(-1) ?? '');
  const isPlural = /[^su]s$/.test(key);
  const isWhole = list.heads.map.has(key) || isPlural;
  // `onion or 1 tsp onion powder`, `jalapeño or a few drops hot sauce`: another thing, with an amount of its own
  const isAnother = /^\p{N}/u.test(last) || list.articles.map.has(foldLetters(others[0] ?? ''));
  if (others.length < 2 || words.length === 0 || isWhole || isAnother) return null;
  const isOther = list.heads.map.has(foldLetters(noun)) && !list.complete.map.has(key);
  const otherwise = isOther ? 'none' : 'first';
  return { names: namesEndingLike(first, last), otherwise, unsure: false };
}

/** `Mandel oder Cashewmilch`: the noun is glued to the last one. */
function insideNoun(first: string, last: string, { list }: Lexicon): SharedNoun | null {
  const key = foldLetters(first);
  const second = foldLetters(wordsOf(last).at(-1) ?? '');
  const noun = [...list.heads.map.keys()].find(
    (head) => second.endsWith(head) && second.length > head.length + 2,
  );
  const isWhole = [...list.heads.map.keys(), ...list.complete.map.keys()].some((head) => key.endsWith(head));
  if (!noun || isWhole || /\s|-$|n$/.test(key) || key === '') return null;
  return { names: [`${key}${noun}`], otherwise: 'none', unsure: false };
}

/** Removes the `of` from a name, as in `d'amandes ou de noisettes`. */
function withoutOf(text: string, { list }: Lexicon): string {
  const tokens = tokensOf(text);
  const of = phraseAt(tokens, 0, list.of);
  const next = of && tokens[of.next]?.key === "'" ? of.next + 1 : of?.next;
  const from = next === undefined ? 0 : (tokens[skipSpace(tokens, next)]?.start ?? 0);
  return text.slice(from);
}

/**
 * `amandes ou noisettes en poudre`, `tomate o pimiento triturado`, `lait ou crème de coco`: what follows belongs to
 * both.
 */
function behindNoun(first: string, last: string, lexicon: Lexicon): SharedNoun | null {
  const { list, words: languageWords } = lexicon;
  const [words, [second = '', ...behind]] = [wordsOf(first), wordsOf(withoutOf(last, lexicon))];
  if (words.length !== 1 || behind.length === 0 || list.complete.map.has(foldLetters(first))) return null;
  // `potiron ou une courge butternut`: another thing, with a number of its own
  if (/^\p{N}/u.test(second) || list.articles.map.has(foldLetters(second))) return null;
  const name = `${first} ${behind.join(' ')}`;
  const [joint = ''] = foldLetters(behind[0] ?? '').split(/['’]/);
  const isOf = languageWords.foods.ofPart.includes(joint);
  if (isOf) {
    const both = [first, second].every((word) => list.heads.map.has(foldLetters(word)));
    return both ? { names: [name], otherwise: 'first', unsure: true } : null;
  }
  // `lait ou boisson végétale`: what is plant-based is the drink
  const isOwn = list.heads.map.has(foldLetters(second));
  const isPlain = behind
    .map(foldLetters)
    .every((word) => list.neutral.map.has(word) && !list.changes.map.has(word));
  return { names: [name], otherwise: isPlain || isOwn ? 'first' : 'none', unsure: false };
}

const SHARED = { last: beforeNoun, first: behindNoun, compound: insideNoun };

/** Completes the name of the first of two foods with a word of the last that belongs to both; null if there is none. */
export function completeSharedNoun(first: string, last: string, lexicon: Lexicon): SharedNoun | null {
  return SHARED[lexicon.words.grammar.noun](first, last, lexicon);
}
