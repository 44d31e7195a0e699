import { lowerFirst } from './lowerFirst.ts';
import { startsWithProperName } from './writing/properNames.ts';
import { writingOf } from './writing/writings.ts';

/** `Gehackte Walnüsse`, `Fein gehackte frische Kräuter`: words with the ending of adjectives before a noun. */
const ADJECTIVE_FIRST =
  /^(?:(?:Fein|Frisch|Grob|Hart|Klein) \p{Ll}+|\p{Lu}[\p{Ll}-]+)e[rsn]?(?: [\p{Ll}-]{2,}e[rsn]?)* \p{Lu}/u;

/**
 * The name of a food inside a sentence: `brown sugar`, but `Greek yogurt`. Where nouns have a capital, an adjective
 * before one loses its own: `gehackte Walnüsse`.
 */
export function nameInText(language: Parameters<typeof writingOf>[0], name: string): string {
  const isSmall = !writingOf(language).capitalNouns || ADJECTIVE_FIRST.test(name);
  return isSmall && !startsWithProperName(language, name) ? lowerFirst(name) : name;
}
