import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Stemming } from './stemming.ts';

/** How each language's words lose their endings. */
export const STEMMINGS = { en, fr, de, es } as const satisfies Readonly<Record<string, Stemming>>;
