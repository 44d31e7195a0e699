import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Notation } from '@gramwise/engine/language/notation/notation.ts';
import { NOTATIONS } from '@gramwise/engine/language/notation/notations.ts';

interface LanguageFacts extends Notation {
  /** The language's own name. */
  name: string;
  locale: string;
  /** The prefix of its URLs. */
  prefix: string;
  /** The default country of its readers. */
  kitchen: CountryId;
  /** What stands before a colon, a semicolon, a question or an exclamation mark. */
  beforeMarks: string;
}

/** The languages of the site. Adding one takes a line here, a folder of catalogs beside this file, and its content. */
export const LANGUAGES = {
  en: {
    name: 'English',
    locale: 'en-US',
    prefix: '',
    ...NOTATIONS.en,
    kitchen: 'us',
    beforeMarks: '',
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    prefix: '/fr',
    ...NOTATIONS.fr,
    kitchen: 'fr',
    beforeMarks: '\u202F',
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    prefix: '/de',
    ...NOTATIONS.de,
    kitchen: 'de',
    beforeMarks: '',
  },
  es: {
    name: 'Español',
    locale: 'es-ES',
    prefix: '/es',
    ...NOTATIONS.es,
    kitchen: 'es',
    beforeMarks: '',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The language with this code, or the default one, because a stored code may be outdated. */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** The language of a URL: `/fr/faq` is French, a URL without a known prefix is in the default language. */
export function languageOf(pathname: string): Language {
  return toLanguage(pathname.split('/')[1]);
}
