import { foldLetters } from './foldAccents.ts';

/** How much of two words must be the same for one to be the plural of the other, in letters. */
const SHARED_LENGTH = 4;

/** The letters of a noun that its plural starts with, too: `potatoes`, `Packungen`. Two words with the same are one. */
export const nounStart = (noun: string) => foldLetters(noun).slice(0, SHARED_LENGTH);
