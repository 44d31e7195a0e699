import { writingOf } from './writing/writings.ts';

/** A text with a small first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `Gehackte Walnüsse`: two words, the first with the ending of an adjective. */
const ADJECTIVE_FIRST = /^\p{Lu}\p{Ll}+e[rsn]? \p{Lu}/u;

/** The name of a filled cup inside a sentence. Where nouns have a capital, an adjective before one loses its own. */
export const nameInText = (language: Parameters<typeof writingOf>[0], name: string): string =>
  writingOf(language).capitalNouns && !ADJECTIVE_FIRST.test(name) ? name : lowerFirst(name);
