import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Stemming } from './stemming.ts';

/** The stemming rules of each language. */
export const STEMMINGS = { en, fr, de, es } as const satisfies Readonly<Record<string, Stemming>>;
