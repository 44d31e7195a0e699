import { LANGUAGE_CODES, type Language } from '#i18n/languages.ts';
import { faq as de } from './de.ts';
import { faq as en } from './en.ts';
import { faq as fr } from './fr.ts';
import type { FaqPage } from './schema.ts';

const PAGES: Record<Language, FaqPage> = { en, fr, de };

/** The questions in all languages, as entries of their collection. */
export const allQuestions = () => LANGUAGE_CODES.map((id) => ({ id, ...PAGES[id] }));
