import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Writing } from './writing.ts';

const WRITINGS = { en, fr, de, es } as const satisfies Readonly<Record<string, Writing>>;

/** How a language writes amounts. Importing this module includes all languages. */
export const writingOf = (language: keyof typeof WRITINGS): Writing => WRITINGS[language];
