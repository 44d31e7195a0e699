import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { stemOf } from '@gramwise/engine/language/stems.ts';
import type { Language } from '#catalogs/languages.ts';

/** The stems that an index knows: of whole words, and of the ends of compounds. */
export interface Known {
  words: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

/** The shortest part of a compound: `öl`, `ei`. */
const SHORTEST_PART = 2;

/** The shortest end of a known compound that may end another, and the shortest part that may stand in for the whole. */
const SHORTEST_END = 4;

/** Linking letters in German compounds: `Kürbis-suppe`, `Tomate-n-suppe`, `Ei-er-kuchen`, `Geburtstag-s-kuchen`. */
const LINKS = /^(?:|e?n|er?|e?s)$/;

/** Where the first part may end: at the second, or one or two letters before it. */
const startsBefore = (second: number) =>
  [second, second - 1, second - 2].filter((end) => end >= SHORTEST_PART);

/** The ways to read a compound as two known terms: `mehltasse` is `mehl` and `tass`. */
export function compoundParts(language: Language, word: string, { words, ends }: Known): [string, string][] {
  const found: [string, string][] = [];
  for (let second = SHORTEST_PART; second <= word.length - SHORTEST_PART; second++) {
    const last = stemOf(STEMMINGS[language], word.slice(second));
    const isEnd = words.has(last) || (word.length - second > SHORTEST_END && ends.has(last));
    if (last.length <= SHORTEST_PART || !isEnd) continue;
    const start = startsBefore(second)
      .filter((first) => LINKS.test(word.slice(first, second)))
      .map((first) => stemOf(STEMMINGS[language], word.slice(0, first)))
      .find((stem) => words.has(stem));
    if (start !== undefined) found.push([start, last]);
  }
  return found;
}

/** The longest known word that an unknown compound begins with, or else ends with: `reste` of `resteverwertung`. */
export function knownPart(language: Language, word: string, { words }: Known): string | null {
  const lengths = Array.from(
    { length: Math.max(word.length - SHORTEST_END, 0) },
    (_, n) => word.length - 1 - n,
  );
  const parts = [...lengths.map((n) => word.slice(0, n)), ...lengths.map((n) => word.slice(-n))];
  return parts.map((part) => stemOf(STEMMINGS[language], part)).find((stem) => words.has(stem)) ?? null;
}
