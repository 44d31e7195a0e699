import type { Language } from '#catalogs/languages.ts';

/** Where the words of questions are. Not in `site/paths.ts`, which every page loads. */
export const askFilePath = (language: Language) => `/ask/${language}.json`;
