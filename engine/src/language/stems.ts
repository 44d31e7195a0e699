import { foldLetters } from './foldAccents.ts';
import type { Stemming } from './stems/stemming.ts';

/** Shorter words are left as they are: `gas`, `ofen`, `mes`. */
const MIN_STEM_LENGTH = 3;

/** Compiled patterns of rules; garbage-collected with the rules. */
const compiled = new WeakMap<readonly string[], RegExp>();

function patternOf(rule: readonly [string, string]): RegExp {
  const pattern = compiled.get(rule) ?? new RegExp(rule[0], 'g');
  compiled.set(rule, pattern);
  return pattern;
}

/** Normalizes a term: lower case, no accents, `ß`, `œ` and `æ` as two letters, `×` as `x`, no `°`. */
export function normalizeTerm({ digraphs }: Stemming, term: string): string {
  const plain = foldLetters(term).replaceAll('×', 'x').replaceAll('°', '');
  return digraphs.reduce((text, rule) => text.replace(patternOf(rule), rule[1]), plain);
}

/**
 * The common stem of a word's forms, as `normalizeTerm` gives it: `berries` and `berry` are `berri`. Numbers stay
 * whole.
 */
export function stemOf({ endings }: Stemming, plain: string): string {
  if (/\d/.test(plain)) return plain;
  return endings.reduce((word, rule) => {
    const stem = word.replace(patternOf(rule), rule[1]);
    return rule[1] === '' && stem.length < MIN_STEM_LENGTH ? word : stem;
  }, plain);
}
