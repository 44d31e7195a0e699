import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { stemOf } from '@gramwise/engine/language/stems.ts';
import type { Language } from '#catalogs/languages.ts';

/** The stems in an index: of whole words, and of the ends of compounds. */
export interface KnownStems {
  words: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

/** The minimum length of a part of a compound: `öl`, `ei`. */
const MIN_PART_LENGTH = 2;

/** The minimum length of a known compound's end that may end another, and of a part that may represent the whole. */
const MIN_END_LENGTH = 4;

/** Linking letters in German compounds: `Kürbis-suppe`, `Tomate-n-suppe`, `Ei-er-kuchen`, `Geburtstag-s-kuchen`. */
const LINKING_LETTERS = /^(?:|e?n|er?|e?s)$/;

/** The positions where the first part may end: at the second, or one or two letters before it. */
const startsBefore = (second: number) =>
  [second, second - 1, second - 2].filter((end) => end >= MIN_PART_LENGTH);

/** The ways to read a compound as two known terms: `mehltasse` is `mehl` and `tass`. */
export function splitCompound(
  language: Language,
  word: string,
  { words, ends }: KnownStems,
): [string, string][] {
  const found: [string, string][] = [];
  for (let second = MIN_PART_LENGTH; second <= word.length - MIN_PART_LENGTH; second++) {
    const last = stemOf(STEMMINGS[language], word.slice(second));
    const isEnd = words.has(last) || (word.length - second > MIN_END_LENGTH && ends.has(last));
    if (last.length <= MIN_PART_LENGTH || !isEnd) continue;
    const start = startsBefore(second)
      .filter((first) => LINKING_LETTERS.test(word.slice(first, second)))
      .map((first) => stemOf(STEMMINGS[language], word.slice(0, first)))
      .find((stem) => words.has(stem));
    if (start !== undefined) found.push([start, last]);
  }
  return found;
}

/** The longest known word that an unknown compound begins with, or else ends with: `reste` of `resteverwertung`. */
export function findKnownPart(language: Language, word: string, { words }: KnownStems): string | null {
  const lengths = Array.from(
    { length: Math.max(word.length - MIN_END_LENGTH, 0) },
    (_, n) => word.length - 1 - n,
  );
  const parts = [...lengths.map((n) => word.slice(0, n)), ...lengths.map((n) => word.slice(-n))];
  return parts.map((part) => stemOf(STEMMINGS[language], part)).find((stem) => words.has(stem)) ?? null;
}
