import type { Language } from '#catalogs/languages.ts';

/** A line, the language to show it in, and what a cook there would print. */
export type TranslatedLine = readonly [line: string, to: Language, shown: string];
