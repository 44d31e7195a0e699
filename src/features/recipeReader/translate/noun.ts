import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import { tokensOf } from '@gramwise/engine/language/tokens.ts';
import type { Language } from '#catalogs/languages.ts';
import {
  ENGLISH_PROPER,
  FRENCH_FEMININE,
  FRENCH_SINGULAR,
  SPANISH_FEMININE,
  SPANISH_MASCULINE,
} from '#content/ingredientWords/nouns.ts';
import { foodNamed } from './findFood.ts';
import type { Agreement, Form } from './forms.ts';
import type { Target } from './target.ts';

/** A noun as shown, with what adjectives must agree with; `inflects` if they can stand before it in German. */
export interface Noun extends Agreement {
  text: string;
  inflects: boolean;
}

const wordPattern = (words: string, ending: string) => new RegExp(`^(?:${words})${ending}`, 'iu');
const FRENCH_F = wordPattern(FRENCH_FEMININE, '');
const FRENCH_S = wordPattern(FRENCH_SINGULAR, '$');
const SPANISH_F = wordPattern(SPANISH_FEMININE, '$');
const SPANISH_M = wordPattern(SPANISH_MASCULINE, '$');
const PROPER = wordPattern(ENGLISH_PROPER, '$');

/** What agrees with a noun by its first word. */
const AGREEMENTS: Partial<Record<Language, (head: string) => Agreement>> = {
  fr: (head) => ({
    gender: FRENCH_F.test(head) ? 'f' : 'm',
    plural: /[sx]$/.test(head) && !FRENCH_S.test(head),
  }),
  es: (head) => ({
    gender: SPANISH_F.test(head) || (/as?$/.test(head) && !SPANISH_M.test(head)) ? 'f' : 'm',
    plural: /s$/.test(head),
  }),
};

const NO_AGREEMENT: Agreement = { gender: 'm', plural: false };

/** The agreement that a noun's first word asks for. */
const agreementOf = (text: string, language: Language): Agreement =>
  AGREEMENTS[language]?.(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') ?? NO_AGREEMENT;

/** A noun of a table, in its singular or plural. */
export function nounOf({ text, other, gender }: Form, isPlural: boolean, language: Language): Noun {
  const shown = isPlural ? (other ?? text) : text;
  const agreement = agreementOf(shown, language);
  return {
    text: shown,
    gender: gender ?? agreement.gender,
    plural:
      other === null || language === 'fr' || language === 'es'
        ? agreement.plural || (other !== null && isPlural)
        : isPlural,
    inflects: gender !== null && !/^\p{Ll}/u.test(shown),
  };
}

/** A listed name inside a sentence. */
function inText(name: string, language: Language): string {
  if (language !== 'en') return /^\p{Lu}[\p{Lu}\d]/u.test(name) ? name : nameInText(language, name);
  return name.replace(/(?<![\p{L}'’])\p{Lu}\p{Ll}+/gu, (word) =>
    PROPER.test(word) ? word : word.toLowerCase(),
  );
}

/** A name without its remark and without states and cuts, as long as it names the same food. */
function bareName(name: string, food: string, { names, words }: Target): string {
  const isSame = (text: string) => text !== '' && foodNamed(text, names)?.food === food;
  const plain = name.replace(/\s*\([^)]*\)/g, '');
  const short = isSame(plain) ? plain : name;
  const tokens = tokensOf(short);
  for (let at = 0; at < tokens.length; at++) {
    const found = at > 0 ? phraseAt(tokens, at, words.words) : null;
    const kind = found?.value.kind;
    const rest = short.slice(0, tokens[at]?.start).trim();
    if (kind === 'preparation' && found?.next === tokens.length && isSame(rest)) return rest;
  }
  return short;
}

const bareNames = new WeakMap<Target, Map<string, string | null>>();

/** The listed name of a food, as an ingredient; null if it is not in the list. */
function listedName(food: string, target: Target): string | null {
  const known = bareNames.get(target) ?? new Map<string, string | null>();
  bareNames.set(target, known);
  const before = known.get(food);
  if (before !== undefined) return before;
  const name = target.listed.get(food);
  const shown = name === undefined ? null : inText(bareName(name, food, target), target.language);
  known.set(food, shown);
  return shown;
}

/** What a food is called; null if the list of the language lacks it. */
export function foodNoun(food: string, isPlural: boolean, target: Target): Noun | null {
  const form = target.forms.get(food);
  if (form) return nounOf(form, isPlural, target.language);
  const text = listedName(food, target);
  return text === null ? null : { text, inflects: false, ...agreementOf(text, target.language) };
}
