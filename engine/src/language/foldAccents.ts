const PLAIN = /^[ -~]*$/;

/**
 * A text in lower case and without accents for comparison, so that `Crème` equals `creme`. Compatibility forms become
 * plain (`ﬁ` is `fi`, Unicode NFKD). Letters that are not a base letter plus a mark, such as `ß` and `œ`, stay.
 */
export function foldAccents(text: string): string {
  // Most words have nothing to fold, and each word of a recipe is folded.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The same with `ß`, `œ` and `æ` as two letters. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldAccents(text).replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
