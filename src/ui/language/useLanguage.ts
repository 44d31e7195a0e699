import { useLocation } from 'react-router';
import { type Language, languageOf } from '#i18n/languages.ts';

/** The language of the page, which is the language of its address. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
