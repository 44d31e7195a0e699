import { maxTypos } from '../foods/match/findFoods.ts';
import { knownWords } from '../foods/match/foodIndex.ts';
import { singularOf } from '../foods/match/foodKey.ts';
import { type ListedNames, prefixOf, waysByPrefix } from '../foods/match/listedNames.ts';
import type { AskWords } from '../language/askWords/askWords.ts';
import { foldLetters } from '../language/foldAccents.ts';
import { cachedIn, remember } from '../language/remember.ts';
import type { Token } from '../language/tokens.ts';
import { typoDistance } from '../language/typoDistance.ts';
import { isMeasure } from '../units/measureWords.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { allNamesOf } from './foodNames.ts';

/** A word of a language; those of foods are without endings. */
interface Word {
  key: string;
  isFood: boolean;
}

/** All words of a language that a question may have. */
export interface Vocabulary {
  lexicon: AskLexicon;
  names: ListedNames;
  soundOf: (key: string) => string;
  /** By the first letter of their sound, foods first. */
  words: ReadonlyMap<string, readonly Word[]>;
  known: ReadonlySet<string>;
  /** Units, scales and factors. */
  units: ReadonlySet<string>;
  /** Words that only ask: what replaces a food, what it holds, how much, how hot it is inside. */
  asks: ReadonlySet<string>;
}

/** Shorter words are too like others. */
const MIN_LENGTH = { word: 3, nearSound: 6 };

/** All phrases among a language's words, and the words for numbers. */
function* phrasesIn(words: object): Generator<string> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'number') yield key;
    else if (typeof value === 'object' && value !== null) yield* phrasesIn(value);
  }
}

/** A function that writes a word as it sounds, with each letter once: `kuantos` and `cuantos` are `kuantos`. */
function soundsOf(rules: AskLexicon['words']['sounds']): (key: string) => string {
  const patterns = Object.entries(rules).map(
    ([spelling, sound]) => [new RegExp(spelling, 'g'), sound] as const,
  );
  return (key) =>
    patterns.reduce((word, [spelling, sound]) => word.replace(spelling, sound), key).replace(/(.)\1+/g, '$1');
}

/** The first letter of the sound of a word, which its first letters decide. */
const firstSound = (key: string, soundOf: Vocabulary['soundOf']) => soundOf(key.slice(0, 3)).charAt(0);

function buildVocabulary(lexicon: AskLexicon, names: ListedNames): Vocabulary {
  const { recipe, words, times } = lexicon;
  const { sounds, ...others } = words;
  const { celsius, fahrenheit } = recipe.list;
  const soundOf = remember(soundsOf(sounds));
  const { nutrients, substitute, howMany, weigh, calculators } = words;
  const wordsIn = (lists: object) =>
    new Set([...phrasesIn(lists)].flatMap((phrase) => foldLetters(phrase).split(/[ ']/)));
  const known = wordsIn([others, recipe.words]);
  const asks = wordsIn([nutrients, substitute.asks, howMany, weigh, calculators?.inside ?? []]);
  const measures = [...recipe.units.map].flatMap(([phrase, id]) => (isMeasure(id) ? [phrase] : []));
  const maps = [recipe.lengths.map, celsius.map, fahrenheit.map, times.map];
  const bySound = new Map<string, Word[]>();
  const add = (key: string, isFood: boolean) => {
    if (key.length >= MIN_LENGTH.word)
      cachedIn(bySound, firstSound(key, soundOf), () => [] as Word[]).push({ key, isFood });
  };
  for (const key of knownWords(names.index)) add(key, true);
  for (const key of known) add(key, false);
  const units = new Set([...measures, ...maps.flatMap((map) => [...map.keys()])]);
  return { lexicon, names, soundOf, words: bySound, known, units, asks };
}

const vocabularies = new WeakMap<ListedNames, Vocabulary>();

/** The words of a language, indexed when first needed. */
export const vocabularyOf = (names: ListedNames, words: AskWords): Vocabulary =>
  cachedIn(vocabularies, names, () => buildVocabulary(askLexicon(names.index.lexicon, words), names));

export const isFoodWord = (key: string, { lexicon, names }: Vocabulary) =>
  knownWords(names.index).has(singularOf(key, lexicon.recipe.words.foods));

export const isKnown = (key: string, vocabulary: Vocabulary) =>
  vocabulary.known.has(key) || isFoodWord(key, vocabulary);

/** A word without the letters that stand for a mark: `fuer` is `für`. */
export const unmarked = (key: string, { lexicon: { words } }: Vocabulary) =>
  words.marks ? key.replace(new RegExp(words.marks, 'g'), '') : key;

interface Heard {
  word: string;
  sounds: ReadonlySet<string>;
}

/** How far a word is from another, in letters and in sound; null if too far. */
function distance({ word: key, sounds }: Heard, other: string, otherSound: string): number | null {
  const allowed = maxTypos(key);
  if (Math.abs(other.length - key.length) > allowed + 1) return null;
  const inLetters = typoDistance(key, other);
  const inSound = sounds.has(otherSound)
    ? 0
    : Math.min(...[...sounds].map((sound) => typoDistance(sound, otherSound)));
  const isNear =
    inLetters <= allowed ||
    (inLetters <= allowed + 1 && (inSound === 0 || (inSound === 1 && key.length >= MIN_LENGTH.nearSound)));
  return isNear ? inLetters + inSound : null;
}

/** The known words that an unknown one may be, all as near; its accents may tell its sound: `Mähl` has no a in it. */
export function nearWords({ key, text }: Token, { lexicon, soundOf, words }: Vocabulary): readonly Word[] {
  const { units, words: line } = lexicon.recipe;
  const accented = foldLetters(soundOf(text.toLowerCase()));
  const heard = (word: string) => ({ word, sounds: new Set([soundOf(word), accented]) });
  const [asFood, asWord] = [heard(singularOf(key, line.foods)), heard(key)];
  const starts = key.length < MIN_LENGTH.word ? [] : [firstSound(key, soundOf), accented.charAt(0)];
  let least = Number.POSITIVE_INFINITY;
  let found: Word[] = [];
  for (const other of [...new Set(starts)].flatMap((start) => words.get(start) ?? [])) {
    const typed = other.isFood ? asFood : asWord;
    const far = distance(typed, other.key, soundOf(other.key));
    if (far === null || far > least) continue;
    if (far < least) found = [];
    least = far;
    found.push(other);
  }
  // `gram` and `grams` are the same
  const meaning = ({ key }: Word) => units.map.get(key) ?? singularOf(key, line.foods);
  return found.filter((word, at) => found.findIndex((other) => meaning(other) === meaning(word)) === at);
}

/** The form of a food's word, without its ending, that is most like the typed one. */
export function writtenOf(
  { key, isFood }: Word,
  { text, key: typed }: Token,
  { lexicon, names }: Vocabulary,
): string {
  const { units, numbers } = lexicon.recipe;
  if (!isFood || units.map.has(key) || numbers.map.has(key)) return key;
  const ways = waysByPrefix(names).get(prefixOf(key)) ?? [];
  const forms = [...new Set(ways.map(({ found }) => found.food))]
    .flatMap(allNamesOf)
    .flatMap((name) => name.split(/[^\p{L}\p{M}]+/u))
    .filter((word) => singularOf(foldLetters(word), lexicon.recipe.words.foods) === key);
  const far = (word: string) => typoDistance(foldLetters(word), typed);
  const [form = key] = [...new Set(forms)].sort((a, b) => far(a) - far(b));
  return text === text.toLowerCase() ? form.toLowerCase() : form;
}
