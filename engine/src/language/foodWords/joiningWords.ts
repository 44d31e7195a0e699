/**
 * Words that only join others in a name, of all languages, since recipes use foreign food names, such as `crème de
 * cassis`. `the` is not among them, because it is tea in French without its accent.
 */
export const JOINING_WORDS: readonly string[] = [
  ...['of', 'a', 'an'],
  ...['de', 'd', 'du', 'des', 'la', 'le', 'les', 'l', 'un', 'une', 'au', 'aux', 'et'],
  ...['von', 'vom', 'der', 'die', 'das', 'und'],
  ...['el', 'del', 'los', 'las', 'en', 'al'],
];
