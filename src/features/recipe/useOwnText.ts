import { useLanguage } from '#ui/language/language.ts';

/** The `lang` attribute for a recipe's own text, which is English on every page. */
export function useOwnText(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
