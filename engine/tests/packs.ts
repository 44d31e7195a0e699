import { de } from '../src/language/de.ts';
import { en } from '../src/language/en.ts';
import { es } from '../src/language/es.ts';
import { fr } from '../src/language/fr.ts';
import type { LanguagePack } from '../src/language/languagePack.ts';
import { type Lexicon, lexiconOf } from '../src/language/lexicon.ts';
import type { RecipeLanguageCode } from '../src/language/recipeLanguages.ts';

/** The languages of the package. */
export const PACKS = { en, fr, de, es } as const satisfies Record<RecipeLanguageCode, LanguagePack>;
export type PackCode = keyof typeof PACKS;
export const PACK_CODES = Object.keys(PACKS) as PackCode[];

/** The words of one of them. */
export const lexiconIn = (code: PackCode): Lexicon => lexiconOf(PACKS[code].line);

/** All of them, one of them first. */
export const packsFrom = (code: PackCode): readonly [LanguagePack, ...LanguagePack[]] => [
  PACKS[code],
  ...PACK_CODES.filter((other) => other !== code).map((other) => PACKS[other]),
];
