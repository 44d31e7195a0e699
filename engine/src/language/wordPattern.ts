/**
 * A regular expression source for folded words as listed in packs: whole words, and for `-form` any word that
 * ends so. Matches nothing for an empty list.
 */
export const wordPattern = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : `(?:${words.map((word) => (word.startsWith('-') ? word.slice(1) : `\\b${word}`)).join('|')})\\b`;
