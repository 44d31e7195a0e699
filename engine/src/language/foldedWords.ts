import { foldLetters } from './foldAccents.ts';

/** The words of a text in lower case and without accents, without signs and digits. */
export const foldedWords = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
