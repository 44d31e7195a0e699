import { figuresIn } from '#content/articles/figures.tsx';
import type { Language } from '#i18n/languages.ts';
import { ovenDialIn } from './OvenDial.tsx';
import { ovenTableIn } from './OvenTable.tsx';

/** The components any article in a language can use, by name. */
export const articleElements = (language: Language) => ({
  ...figuresIn(language),
  OvenDial: ovenDialIn(language),
  OvenTable: ovenTableIn(language),
});
