import { useLanguage } from '#ui/language/language.ts';

/** Marks an element whose text is the recipe's own: English, also inside a French or German page. */
export function useOwnText(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
