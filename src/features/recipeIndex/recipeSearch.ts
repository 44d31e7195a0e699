import { findTypoMatches } from '@gramwise/engine/language/findTypoMatches.ts';
import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { normalizeTerm, stemOf } from '@gramwise/engine/language/stems.ts';
import type { Language } from '#catalogs/languages.ts';

/** The minimum length of the last part of a German compound that matches it: `Suppe` finds `Kürbissuppe`. */
const MIN_END_LENGTH = 4;

/** The words of a text, normalized for comparison. */
const splitWords = (language: Language, text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => normalizeTerm(STEMMINGS[language], word))
    .filter((word) => word !== '');

/**
 * Creates a search over recipes, each given by its texts. A recipe must match all words of the query: a word that some
 * recipe has matches in all its forms, another as a prefix, and otherwise as a misspelling. An empty query matches all.
 */
export function createRecipeSearch(
  language: Language,
  recipes: readonly (readonly string[])[],
): (query: string) => (index: number) => boolean {
  const words = recipes.map((texts) => new Set(splitWords(language, texts.join(' '))));
  const stems = words.map(
    (recipeWords) => new Set([...recipeWords].map((word) => stemOf(STEMMINGS[language], word))),
  );
  const all = new Set(words.flatMap((recipeWords) => [...recipeWords]));
  const known = new Set(stems.flatMap((recipeStems) => [...recipeStems]));

  const isForm = (stem: string) => (candidate: string) =>
    candidate === stem ||
    (STEMMINGS[language].compounds && stem.length >= MIN_END_LENGTH && candidate.endsWith(stem));
  const hasStem = (stem: string) => (index: number) => [...(stems[index] ?? [])].some(isForm(stem));
  const matcherFor = (word: string): ((index: number) => boolean) => {
    const stem = stemOf(STEMMINGS[language], word);
    if ([...known].some(isForm(stem))) return hasStem(stem);
    if ([...all].some((known) => known.startsWith(word)))
      return (index) => [...(words[index] ?? [])].some((known) => known.startsWith(word));
    const matchers = findTypoMatches(word, all).map((spelling) =>
      hasStem(stemOf(STEMMINGS[language], spelling)),
    );
    return (index) => matchers.some((has) => has(index));
  };
  return (query) => {
    const matchers = splitWords(language, query).map(matcherFor);
    return (index) => matchers.every((has) => has(index));
  };
}
