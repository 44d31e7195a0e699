import type { CountryId } from '#domain/kitchens/kitchens.ts';

/**
 * The languages of the site. Adding one takes a line here, a folder of catalogs beside this file, and its content.
 * `kitchen` is where its readers cook until they say otherwise.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', prefix: '', decimal: '.', group: ',', kitchen: 'us' },
  fr: { name: 'Français', locale: 'fr-FR', prefix: '/fr', decimal: ',', group: '\u202F', kitchen: 'fr' },
  de: { name: 'Deutsch', locale: 'de-DE', prefix: '/de', decimal: ',', group: '.', kitchen: 'de' },
} as const satisfies Record<
  string,
  { name: string; locale: string; prefix: string; decimal: '.' | ','; group: string; kitchen: CountryId }
>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The language with this code, or the default one, because a stored code may be outdated. */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** The language of an address: `/fr/faq` is French, an address without a known prefix is in the default language. */
export function languageOf(pathname: string): Language {
  return toLanguage(pathname.split('/')[1]);
}
