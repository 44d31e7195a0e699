import type { CountryId } from '../../kitchens/kitchens.ts';
import type { RecipeLanguage } from '../../language/languagePack.ts';
import { indexPhrases, type Phrases, phraseAt } from '../../language/lexicon.ts';
import type { RecipeWords } from '../../language/recipe/recipeWords.ts';
import { cachedIn } from '../../language/remember.ts';
import type { Token } from '../../language/tokens.ts';

/** A country's own name outweighs words that countries may share. */
const EXPLICIT_WEIGHT = 5;

type Hint = readonly [country: CountryId, weight: number];

const hintsIn = new WeakMap<RecipeWords, Phrases<Hint>>();

function indexHints(words: RecipeWords): Phrases<Hint> {
  const countries = Object.entries(words.countries) as [
    CountryId,
    { explicit?: readonly string[]; words: readonly string[] },
  ][];
  return indexPhrases(
    countries.flatMap(([country, { explicit = [], words: localWords }]) => [
      ...explicit.map((phrase): [string, Hint] => [phrase, [country, EXPLICIT_WEIGHT]]),
      ...localWords.map((phrase): [string, Hint] => [phrase, [country, 1]]),
    ]),
  );
}

/**
 * A recipe's country, by the words that only cooks there write in a sample of it, each counted once; null if there are
 * none.
 */
export function toldCountry(tokens: readonly Token[], { line, recipe }: RecipeLanguage): CountryId | null {
  const hints = cachedIn(hintsIn, recipe, indexHints);
  const found = new Set<Hint>();
  for (let at = 0; at < tokens.length; at++) {
    const hint = phraseAt(tokens, at, hints);
    if (hint) found.add(hint.value);
  }
  const scores = new Map<CountryId, number>();
  for (const [country, weight] of found) scores.set(country, (scores.get(country) ?? 0) + weight);
  let best: CountryId | null = scores.has(line.country) ? line.country : null;
  for (const [country, score] of scores) if (score > (best ? (scores.get(best) ?? 0) : 0)) best = country;
  return best;
}
