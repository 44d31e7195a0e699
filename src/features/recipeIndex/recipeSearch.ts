import { findTypoMatches } from '@gramwise/engine/language/findTypoMatches.ts';
import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { normalizeTerm, stemOf } from '@gramwise/engine/language/stems.ts';
import type { Language } from '#catalogs/languages.ts';

/** The shortest end of a German compound that stands for it: `Suppe` finds `Kürbissuppe`. */
const SHORTEST_END = 4;

/** Words in the form for comparing. */
const wordsOf = (language: Language, text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => normalizeTerm(STEMMINGS[language], word))
    .filter((word) => word !== '');

/**
 * A search over recipes, each given by its texts. A recipe must have all words of the query: a word that some recipe has
 * counts in all its forms, another as the beginning of one, and otherwise as a misspelled one. An empty query finds all.
 */
export function createRecipeSearch(
  language: Language,
  recipes: readonly (readonly string[])[],
): (query: string) => (index: number) => boolean {
  const words = recipes.map((texts) => new Set(wordsOf(language, texts.join(' '))));
  const stems = words.map((own) => new Set([...own].map((word) => stemOf(STEMMINGS[language], word))));
  const all = new Set(words.flatMap((own) => [...own]));
  const known = new Set(stems.flatMap((own) => [...own]));

  const isForm = (stem: string) => (one: string) =>
    one === stem || (STEMMINGS[language].compounds && stem.length >= SHORTEST_END && one.endsWith(stem));
  const having = (stem: string) => (index: number) => [...(stems[index] ?? [])].some(isForm(stem));
  const meaning = (word: string): ((index: number) => boolean) => {
    const stem = stemOf(STEMMINGS[language], word);
    if ([...known].some(isForm(stem))) return having(stem);
    if ([...all].some((one) => one.startsWith(word)))
      return (index) => [...(words[index] ?? [])].some((one) => one.startsWith(word));
    const meant = findTypoMatches(word, all).map((one) => having(stemOf(STEMMINGS[language], one)));
    return (index) => meant.some((has) => has(index));
  };
  return (query) => {
    const asked = wordsOf(language, query).map(meaning);
    return (index) => asked.every((has) => has(index));
  };
}
