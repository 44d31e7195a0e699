import { foldLetters } from './foldAccents.ts';
import type { RecipeLanguage } from './recipeWords/recipeWords.ts';

/** Shorter words are left as they are: `gas`, `ofen`, `mes`. */
const SHORTEST_STEM = 3;

/** The word without an ending, if enough of it is left. */
function without(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

/**
 * The common stem of a word's forms: `berries` and `berry` are `berri`. Deliberately light, like the S stemmer (Harman
 * 1991): it only cuts endings of number, gender and case.
 */
const STEMS = {
  en: (word) =>
    without(
      word.replace(/^(loa|lea|hal|kni|cal|shel)ves$/, '$1f'),
      /(?<=ss|x|z|ch|sh|o)es$|(?<![us])s$/,
    ).replace(/(?<=...)(?:ie|y)$/, 'i'),
  fr: (word) => without(without(word, /s$|(?<=eau|eu|ou)x$/), /e+$/).replace(/enn$/, 'en'),
  // `kuchen` and `hähnchen` keep their ends, or cake would be found in every kitchen (`küche`).
  de: (word) =>
    /chen$|^eier$/.test(word)
      ? word.replace(/^eier$/, 'ei')
      : without(word, /(?:e(?:rn|[mnrs])?|(?<=e[lr])n|(?<=[bdfghklmnrt])s)$/),
  es: (word) => without(without(word, /s$/), /[aeo]$/).replace(/c$/, 'z'),
} satisfies Record<RecipeLanguage, (word: string) => string>;

/** German writes `ä` as `ae` where it has no umlauts; both fold to `a`. */
const DIGRAPHS = /([aou])e/g;

/** A term in the form for comparing: lower case, no accents, `ß`, `œ` and `æ` as two letters, `×` as `x`, no `°`. */
export function plainTerm(language: RecipeLanguage, term: string): string {
  const plain = foldLetters(term).replaceAll('×', 'x').replaceAll('°', '');
  return language === 'de' ? plain.replace(DIGRAPHS, '$1') : plain;
}

/** The stem of a term as `plainTerm` gives it. Numbers and sizes stay whole. */
export const stemOf = (language: RecipeLanguage, plain: string) =>
  /\d/.test(plain) ? plain : STEMS[language](plain);
