import type { RecipeLanguage } from '../recipeWords/recipeWords.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Notation } from './notation.ts';

/** How each language writes numbers. */
export const NOTATIONS: Readonly<Record<RecipeLanguage, Notation>> = { en, fr, de, es };
