import type { LanguagePack } from '@gramwise/engine/language/languagePack.ts';
import type { Language } from '#catalogs/languages.ts';

/** The words of recipes, one file per language. */
const PACKS: Readonly<Record<Language, () => Promise<LanguagePack>>> = {
  en: () => import('@gramwise/engine/language/en.ts').then(({ en }) => en),
  fr: () => import('@gramwise/engine/language/fr.ts').then(({ fr }) => fr),
  de: () => import('@gramwise/engine/language/de.ts').then(({ de }) => de),
  es: () => import('@gramwise/engine/language/es.ts').then(({ es }) => es),
};

/** The words that whole recipes of a language are read with. */
export const loadPack = (language: Language): Promise<LanguagePack> => PACKS[language]();
