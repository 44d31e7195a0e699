import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** Between a label and its value: `Sel\u202F: `, `Salt: `. */
export const colon = (language: Language): string => `${LANGUAGES[language].beforeMarks}: `;

/** Between the items of a list that have commas. */
export const semicolon = (language: Language): string => `${LANGUAGES[language].beforeMarks}; `;
