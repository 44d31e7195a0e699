import type { CountryId } from '../../kitchens/kitchens.ts';
import { type Phrases, phraseAt, phrasesOf } from '../../language/lexicon.ts';
import { COUNTRY_WORDS } from '../../language/recipeWords/countries.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { tokensOf } from '../../language/tokens.ts';

/** Where a recipe in a language is from if none of its words tells. */
const USUAL = { en: 'us', fr: 'fr', de: 'de', es: 'es' } as const satisfies Record<RecipeLanguage, CountryId>;

/** This much of a recipe is enough to tell, in characters. */
const SAMPLE = 6000;

/** A country's own name outweighs words that countries may share. */
const SAID = 5;

type Hint = readonly [country: CountryId, weight: number];

const hintsByLanguage = new Map<RecipeLanguage, Phrases<Hint>>();

function hintsOf(language: RecipeLanguage): Phrases<Hint> {
  const known = hintsByLanguage.get(language);
  if (known) return known;
  const countries = Object.entries(COUNTRY_WORDS[language]) as [
    CountryId,
    { said?: string; words: string },
  ][];
  const hints = phrasesOf(
    countries.flatMap(([country, { said = '', words }]) => [
      ...said.split(',').map((phrase): [string, Hint] => [phrase, [country, SAID]]),
      ...words.split(',').map((phrase): [string, Hint] => [phrase, [country, 1]]),
    ]),
  );
  hintsByLanguage.set(language, hints);
  return hints;
}

/**
 * A recipe's country, by the words that only cooks there write, each counted once; by its language if there are none
 * or countries tie. It decides which cup and which spoons are meant.
 */
export function guessKitchen(text: string, language: RecipeLanguage): CountryId {
  const tokens = tokensOf(text.slice(0, SAMPLE));
  const hints = hintsOf(language);
  const found = new Set<Hint>();
  for (let at = 0; at < tokens.length; at++) {
    const hint = phraseAt(tokens, at, hints);
    if (hint) found.add(hint.value);
  }
  const scores = new Map<CountryId, number>();
  for (const [country, weight] of found) scores.set(country, (scores.get(country) ?? 0) + weight);
  const usual = USUAL[language];
  let best: CountryId = usual;
  for (const [country, score] of scores) if (score > (scores.get(best) ?? 0)) best = country;
  return best;
}
