import { en } from './catalog.ts';
import { de } from './de/catalog.ts';
import { es } from './es/catalog.ts';
import { fr } from './fr/catalog.ts';
import type { Language } from './languages.ts';

/** The messages of all languages except the tools', which `messages.ts` adds. */
export const SITE_CATALOGS = { en, fr, de, es } satisfies Record<Language, unknown>;
