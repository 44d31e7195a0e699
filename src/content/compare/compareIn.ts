import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { CHECKED, COMPARED_SITES, type ComparePage } from './compare.ts';
import { compare as de } from './de.ts';
import { compare as en } from './en.ts';
import { compare as fr } from './fr.ts';

const PAGES: Record<Language, ComparePage> = { en, fr, de };

/** The comparison in a language, with what is the same in every language. */
export const compareIn = (language: Language) => ({
  ...PAGES[language],
  sites: COMPARED_SITES,
  checked: formatDate(language, CHECKED, { day: undefined }),
});
