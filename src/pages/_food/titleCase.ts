/** Words that English titles do not capitalize, except as the first. */
const LOWERCASE_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** An English name in title case: `Brown sugar` as `Brown Sugar`, `Cream of tartar` as `Cream of Tartar`. */
export const titleCase = (name: string) =>
  name.replace(/(^|[\s(])(\p{L}[\p{L}'’]*)/gu, (_, before: string, word: string) =>
    before !== '' && LOWERCASE_WORDS.has(word)
      ? before + word
      : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
