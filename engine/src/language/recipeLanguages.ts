import type { RecipeLanguage } from './languagePack.ts';
import { de as deLine } from './line/de.ts';
import { en as enLine } from './line/en.ts';
import { es as esLine } from './line/es.ts';
import { fr as frLine } from './line/fr.ts';
import { de as deRecipe } from './recipe/de.ts';
import { en as enRecipe } from './recipe/en.ts';
import { es as esRecipe } from './recipe/es.ts';
import { fr as frRecipe } from './recipe/fr.ts';

/** The words for reading recipes in every language. Importing this module includes all of them. */
export const RECIPE_LANGUAGES = {
  en: { line: enLine, recipe: enRecipe },
  fr: { line: frLine, recipe: frRecipe },
  de: { line: deLine, recipe: deRecipe },
  es: { line: esLine, recipe: esRecipe },
} as const satisfies Record<string, RecipeLanguage>;

/** All languages, starting with the given one. */
export const recipeLanguagesStartingWith = (
  first: RecipeLanguageCode,
): readonly [RecipeLanguage, ...RecipeLanguage[]] => [
  RECIPE_LANGUAGES[first],
  ...Object.values(RECIPE_LANGUAGES).filter((language) => language !== RECIPE_LANGUAGES[first]),
];

export type RecipeLanguageCode = keyof typeof RECIPE_LANGUAGES;
