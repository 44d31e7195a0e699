/**
 * How a language's words lose their endings, so that all forms of a word are equal. Deliberately light, like the S
 * stemmer (Harman 1991): endings of number, gender and case only.
 */
export interface Stemming {
  /** Words may end with the noun of what they are a kind of: Mandelmehl is a Mehl. */
  compounds: boolean;
  /** Spellings that stand for one letter, as patterns with that letter. */
  digraphs: readonly (readonly [spelling: string, letter: string])[];
  /** Patterns of endings with what takes their place, in order. One that leaves too little of a word does not count. */
  endings: readonly (readonly [ending: string, instead: string])[];
}
