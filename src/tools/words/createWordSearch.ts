import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';

/** Creates a search for items whose text has all words of a query, ignoring accents and case. */
export function createWordSearch<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  // Computed on the first search.
  let folded: readonly string[] | null = null;
  return (search: string): readonly Item[] => {
    const words = foldLetters(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    folded ??= items.map((item) => foldLetters(textOf(item)));
    const texts = folded;
    return items.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
}
