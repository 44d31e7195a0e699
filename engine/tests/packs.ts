import { de } from '../src/language/de.ts';
import { en } from '../src/language/en.ts';
import { es } from '../src/language/es.ts';
import { fr } from '../src/language/fr.ts';
import type { LanguagePack } from '../src/language/languagePack.ts';
import { type Lexicon, lexiconOf } from '../src/language/lexicon.ts';
import type { RecipeLanguageCode } from '../src/language/recipeLanguages.ts';
import { de as siteDe } from '../src/language/siteWords/de.ts';
import { en as siteEn } from '../src/language/siteWords/en.ts';
import { es as siteEs } from '../src/language/siteWords/es.ts';
import { fr as siteFr } from '../src/language/siteWords/fr.ts';
import { withSiteWords } from '../src/language/withSiteWords.ts';

/** The languages of the package, with the words of the site. */
export const PACKS = {
  en: { ...en, ask: withSiteWords(en.ask, siteEn) },
  fr: { ...fr, ask: withSiteWords(fr.ask, siteFr) },
  de: { ...de, ask: withSiteWords(de.ask, siteDe) },
  es: { ...es, ask: withSiteWords(es.ask, siteEs) },
} as const satisfies Record<RecipeLanguageCode, LanguagePack>;
export type PackCode = keyof typeof PACKS;
export const PACK_CODES = Object.keys(PACKS) as PackCode[];

/** The words of one of them. */
export const lexiconIn = (code: PackCode): Lexicon => lexiconOf(PACKS[code].line);

/** All of them, one of them first. */
export const packsFrom = (code: PackCode): readonly [LanguagePack, ...LanguagePack[]] => [
  PACKS[code],
  ...PACK_CODES.filter((other) => other !== code).map((other) => PACKS[other]),
];
