/** Words that English titles do not capitalize, except as the first; `de` as in `crème de cacao`. */
const LOWERCASE_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'de',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** An English name in title case: `Cream of tartar` as `Cream of Tartar`, `Low-fat milk` as `Low-Fat Milk`. */
export const titleCase = (name: string) =>
  name.replace(/(^|[\s(-])(\p{L}[\p{L}'’]*)/gu, (_, before: string, word: string) =>
    before !== '' && LOWERCASE_WORDS.has(word)
      ? before + word
      : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
