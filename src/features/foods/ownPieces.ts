import { ownPieces as de } from '#catalogs/de/ownPieces.ts';
import { ownPieces as en } from '#catalogs/en/ownPieces.ts';
import { ownPieces as es } from '#catalogs/es/ownPieces.ts';
import { ownPieces as fr } from '#catalogs/fr/ownPieces.ts';
import type { Language } from '#catalogs/languages.ts';
import type { OwnPieces } from '#catalogs/ownPieces.ts';

/** Names of pieces of single foods, by language. Only pages read them, when they are built. */
export const OWN_PIECES: Readonly<Record<Language, OwnPieces>> = { de, en, es, fr };
