import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import { tokensOf } from '@gramwise/engine/language/tokens.ts';
import type { Language } from '#catalogs/languages.ts';
import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';
import { countedName } from './countedName.ts';
import { foodNamed } from './findFood.ts';
import { type Agreement, agrees, type Form } from './forms.ts';
import type { Target } from './target.ts';

/** A noun as shown, with what adjectives must agree with; `inflects` if they can stand before it in German. */
export interface Noun extends Agreement {
  text: string;
  inflects: boolean;
}

const startsWith = (text: string, words: string, ending = '$') =>
  new RegExp(`^(?:${words})${ending}`, 'iu').test(text);

/** What agrees with a noun by its first word. */
const AGREEMENTS: Partial<Record<Language, (head: string, nouns: IngredientFile['nouns']) => Agreement>> = {
  fr: (head, { frenchFeminine, frenchSingular }) => ({
    gender: startsWith(head, frenchFeminine, '[sx]?$') ? 'f' : 'm',
    plural: /[sx]$/.test(head) && !startsWith(head, frenchSingular),
  }),
  es: (head, { spanishFeminine, spanishMasculine }) => ({
    gender:
      startsWith(head, spanishFeminine) || (/as?$/.test(head) && !startsWith(head, spanishMasculine))
        ? 'f'
        : 'm',
    plural: /s$/.test(head),
  }),
};

const NO_AGREEMENT: Agreement = { gender: 'm', plural: false };

/** The agreement that a noun's first word asks for. */
const agreementOf = (text: string, { language, file }: Target): Agreement =>
  AGREEMENTS[language]?.(/^[\p{L}-]+/u.exec(text)?.[0] ?? '', file.nouns) ?? NO_AGREEMENT;

/** A noun of a table, in its singular or plural. */
export function nounOf({ text, other, gender }: Form, isPlural: boolean, target: Target): Noun {
  const { language } = target;
  const shown = isPlural ? (other ?? text) : text;
  const agreement = agreementOf(shown, target);
  return {
    text: shown,
    gender: gender ?? agreement.gender,
    plural: other === null || agrees(language) ? agreement.plural || (other !== null && isPlural) : isPlural,
    inflects: gender !== null && !/^\p{Ll}/u.test(shown),
  };
}

/** Names of languages whose lists write every word of them large. */
const TITLES: Partial<Record<Language, (name: string, nouns: IngredientFile['nouns']) => string>> = {
  en: (name, { englishProper }) =>
    name.replace(/(?<![\p{L}'’])\p{Lu}\p{Ll}+/gu, (word) =>
      startsWith(word, englishProper) ? word : word.toLowerCase(),
    ),
};

/** A listed name inside a sentence. */
function inText(name: string, { language, file }: Target): string {
  const title = TITLES[language];
  if (title) return title(name, file.nouns);
  return /^\p{Lu}[\p{Lu}\d]/u.test(name) ? name : nameInText(language, name);
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
  const shown = name === undefined ? null : inText(bareName(name, food, target), target);
  known.set(food, shown);
  return shown;
}

/** Whether there are several of what a noun names, and whether a number says so. */
export interface Count {
  isPlural: boolean;
  isCounted: boolean;
}

/** What a food is called; null if the list of the language lacks it. */
export function foodNoun(food: string, { isPlural, isCounted }: Count, target: Target): Noun | null {
  const form = target.forms.get(food);
  if (form) return nounOf(form, isPlural, target);
  const name = listedName(food, target);
  if (name === null) return null;
  const { language, file } = target;
  const text = isCounted ? countedName(name, !isPlural, { language, nouns: file.nouns }) : name;
  return { text, inflects: false, ...agreementOf(text, target) };
}
