import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Notation } from './notation.ts';

/** How each language writes numbers. */
export const NOTATIONS = { en, fr, de, es } as const satisfies Readonly<Record<string, Notation>>;
