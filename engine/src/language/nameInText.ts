import { writingOf } from './writing/writings.ts';

/** A text with a small first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Names that keep their capital though the first word ends like an adjective: of a place, foreign, or one noun. */
const PROPER = /^(?:Schweizer|Wiener|Golden|Ginger|Kosher|Sauce|Tater|Rote Bete|Grüne Soße)(?!\p{L})/u;

/** `Gehackte Walnüsse`, `Fein gehackte frische Kräuter`: words with the ending of adjectives before a noun. */
const ADJECTIVE_FIRST =
  /^(?:(?:Fein|Frisch|Grob|Hart|Klein) \p{Ll}+|\p{Lu}[\p{Ll}-]+)e[rsn]?(?: [\p{Ll}-]{2,}e[rsn]?)* \p{Lu}/u;

const startsWithAdjective = (name: string) => ADJECTIVE_FIRST.test(name) && !PROPER.test(name);

/** The name of a food or of a filled cup inside a sentence. Where nouns have a capital, an adjective before one loses its own. */
export const nameInText = (language: Parameters<typeof writingOf>[0], name: string): string =>
  writingOf(language).capitalNouns && !startsWithAdjective(name) ? name : lowerFirst(name);
