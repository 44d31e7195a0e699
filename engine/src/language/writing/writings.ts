import type { RecipeLanguage } from '../recipeWords/recipeWords.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Writing } from './writing.ts';

const WRITINGS: Readonly<Record<RecipeLanguage, Writing>> = { en, fr, de, es };

/** How a language writes amounts. This module contains all four languages. */
export const writingOf = (language: RecipeLanguage): Writing => WRITINGS[language];
