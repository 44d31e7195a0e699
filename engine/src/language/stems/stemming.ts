/**
 * A language's rules for stemming, so that all forms of a word are equal. Deliberately light, like the S
 * stemmer (Harman 1991): endings of number, gender and case only.
 */
export interface Stemming {
  /** Whether compounds end with their head noun: Mandelmehl is a Mehl. */
  compounds: boolean;
  /** Patterns of spellings that are replaced by one letter. */
  digraphs: readonly (readonly [spelling: string, letter: string])[];
  /** Patterns of endings with replacements, in order. A rule that leaves too little of a word is skipped. */
  endings: readonly (readonly [ending: string, instead: string])[];
}
