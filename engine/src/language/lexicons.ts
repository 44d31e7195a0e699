import { type Lexicon, makeLexicon } from './lexicon.ts';
import { de } from './recipeWords/de.ts';
import { en } from './recipeWords/en.ts';
import { es } from './recipeWords/es.ts';
import { fr } from './recipeWords/fr.ts';
import { RECIPE_LANGUAGES, type RecipeLanguage } from './recipeWords/recipeWords.ts';

const WORDS = { en, fr, de, es };
const made = new Map<RecipeLanguage, Lexicon>();

/** The words of a language, indexed when first needed. This module contains all four languages. */
export function lexiconOf(language: RecipeLanguage): Lexicon {
  const known = made.get(language) ?? makeLexicon(language, WORDS[language]);
  made.set(language, known);
  return known;
}

/** The words of all languages, to detect a text's language. */
export const allLexicons = (): readonly Lexicon[] => RECIPE_LANGUAGES.map(lexiconOf);
