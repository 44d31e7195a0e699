import type { Lexicon } from '@gramwise/engine/language/lexicon.ts';
import type { RecipeWords } from '@gramwise/engine/language/recipeWords/recipeWords.ts';
import type { Language } from '#i18n/languages.ts';

/** Recipe words, one file per language. */
const RECIPE_WORDS: Readonly<Record<Language, () => Promise<RecipeWords>>> = {
  en: () => import('@gramwise/engine/language/recipeWords/en.ts').then(({ en }) => en),
  fr: () => import('@gramwise/engine/language/recipeWords/fr.ts').then(({ fr }) => fr),
  de: () => import('@gramwise/engine/language/recipeWords/de.ts').then(({ de }) => de),
  es: () => import('@gramwise/engine/language/recipeWords/es.ts').then(({ es }) => es),
};

/** The words that amounts and recipes of a language are read with. */
export async function loadLexicon(language: Language): Promise<Lexicon> {
  const [{ makeLexicon }, words] = await Promise.all([
    import('@gramwise/engine/language/lexicon.ts'),
    RECIPE_WORDS[language](),
  ]);
  return makeLexicon(language, words);
}
