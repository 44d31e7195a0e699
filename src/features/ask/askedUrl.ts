import type { Language } from '#catalogs/languages.ts';
import { localHref } from '#site/paths.ts';

/** The URL, from the root of the site, at which a question is answered. */
export const askedUrl = (language: Language, question: string) =>
  localHref(language, { page: 'home', query: { q: question.trim() } });
