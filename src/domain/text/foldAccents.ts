/**
 * A text as it is compared: lower case and without accents, so that `Crème` equals `creme`. Compatibility forms become
 * plain (`ﬁ` is `fi`, Unicode NFKD). Letters that are not a base letter with a mark, such as `ß` and `œ`, stay.
 */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
