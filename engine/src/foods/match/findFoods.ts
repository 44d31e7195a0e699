import { foldLetters } from '../../language/foldAccents.ts';
import { typoDistance } from '../../language/typoDistance.ts';

/** A food, or a food filled in one way, with all its names, normalized by `foldName`. */
export interface SearchableFood {
  folded: readonly string[];
}

/** A name normalized for comparison: without accents, case, hyphens and ligatures. */
export const foldName = (name: string) =>
  foldLetters(name)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** Lower is better; the last rank is for names that match only with typos. */
const RANK = { same: 0, start: 1, wordStart: 2, within: 3, words: 4, typo: 5 } as const;

/**
 * How well a folded name matches a folded query; null if it does not. `within` matches parts of compounds: `mehl` in
 * `weizenmehl`.
 */
function rank(name: string, query: string, words: readonly string[]): number | null {
  if (name === query) return RANK.same;
  if (name.startsWith(query)) return RANK.start;
  if (name.includes(` ${query}`)) return RANK.wordStart;
  if (query.length > 2 && name.includes(query)) return RANK.within;
  const has = ` ${name}`;
  if (words.length > 1 && words.every((word) => has.includes(` ${word}`))) return RANK.words;
  return null;
}

/** Whether each word of the query is a word of the name, or the start of one, allowing a typo. */
function matchesWithTypos(name: string, words: readonly string[]): boolean {
  const parts = name.split(' ');
  return words.every((word) =>
    parts.some((part) => part.startsWith(word) || typoDistance(word, part) <= maxTypos(word)),
  );
}

/** How many typos are allowed in a word of a name: one from four letters up, two from eight. */
export const maxTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Finds the entries that a typed text may mean, best first; entries of equal rank keep their order. Accents and case
 * are ignored; matches with typos count only if there are no others.
 */
export function findFoods<Entry extends SearchableFood>(entries: readonly Entry[], typed: string): Entry[] {
  const query = foldName(typed.slice(0, 64));
  if (query === '') return [...entries];
  const words = query.split(' ');
  const found = entries
    .map((entry) => ({ entry, rank: bestRank(entry.folded.map((name) => rank(name, query, words))) }))
    .filter((match): match is { entry: Entry; rank: number } => match.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
  if (found.length > 0) return found;
  return entries.filter(({ folded }) => folded.some((name) => matchesWithTypos(name, words)));
}

function bestRank(ranks: readonly (number | null)[]): number | null {
  const found = ranks.filter((rank) => rank !== null);
  return found.length > 0 ? Math.min(...found) : null;
}
