import type { Language } from '#catalogs/languages.ts';
import { figuresIn } from './figures.tsx';
import { ovenDialIn } from './OvenDial.tsx';
import { ovenTableIn } from './OvenTable.tsx';

/** The components any article in a language can use, by name. */
export const articleElements = (language: Language) => ({
  ...figuresIn(language),
  OvenDial: ovenDialIn(language),
  OvenTable: ovenTableIn(language),
});
