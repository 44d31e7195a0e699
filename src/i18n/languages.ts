/** The interface languages. A language is one line here, one folder of catalogs beside this file, and its content files. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', prefix: '', decimal: '.', group: ',' },
  fr: { name: 'Français', locale: 'fr-FR', prefix: '/fr', decimal: ',', group: '\u202F' },
  de: { name: 'Deutsch', locale: 'de-DE', prefix: '/de', decimal: ',', group: '.' },
} as const satisfies Record<
  string,
  { name: string; locale: string; prefix: string; decimal: '.' | ','; group: string }
>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** An unknown code means the default language: what is stored may be old or not ours. */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** The language of an address: `/fr/faq` is French, anything without a known prefix the default. */
export function languageOf(pathname: string): Language {
  return toLanguage(pathname.split('/')[1]);
}
