import type { Language } from '#catalogs/languages.ts';
import { de } from './typed/de.ts';
import { en } from './typed/en.ts';
import { es } from './typed/es.ts';
import { fr } from './typed/fr.ts';
import type { Query } from './typed/query.ts';

/** What people type in each language, and the URL that should come first. */
export const QUERIES: Readonly<Record<Language, readonly Query[]>> = {
  en,
  fr,
  de,
  es,
};

/** Queries that no page is about: the search says so, with near misses or nothing. */
export const UNKNOWN: Readonly<Record<Language, readonly string[]>> = {
  en: ['brown butter', 'spaceship', 'my car engine', 'iphone'],
  fr: ['beurre noisette', 'voiture', 'moteur de voiture'],
  de: ['Geschirrspüler', 'Auto', 'Quarktasche'],
  es: ['mantequilla avellana', 'motor de avión', 'ordenador'],
};
