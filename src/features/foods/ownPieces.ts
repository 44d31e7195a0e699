import type { Language } from '#catalogs/languages.ts';
import { ownPieces as de } from './ownPieces/de.ts';
import { ownPieces as en } from './ownPieces/en.ts';
import { ownPieces as es } from './ownPieces/es.ts';
import { ownPieces as fr } from './ownPieces/fr.ts';
import type { OwnPieces } from './ownPieces/words.ts';

/** Names of pieces of single foods, by language. Only pages read them, when they are built. */
export const OWN_PIECES: Readonly<Record<Language, OwnPieces>> = { de, en, es, fr };
