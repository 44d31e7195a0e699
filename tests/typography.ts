/** What no text of a language may look like: its spaces, quotation marks and signs, and how it speaks to its readers. */
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';

export type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATED = LANGUAGE_CODES.filter((code): code is Translated => code !== DEFAULT_LANGUAGE);

type Rule = readonly [rule: string, wrong: RegExp];

const UNIT = 'ml|cl|dl|l|g|kg|oz|lb|mm|cm²?|m|°C|°F|%|EL|TL|h|min|Zoll|pouces?|pulgadas?|c\\. à|cdas?|cdtas?';

const EVERYWHERE: readonly Rule[] = [
  ['quotation marks and apostrophes of its own', /["']/],
  ['one space at a time', /\S\s\s+\S/],
  ['one sign for the ellipsis', /\.\.\./],
  ['no break between a number and its unit', new RegExp(`[\\d}] (?:${UNIT})(?![\\p{L}\\d])`, 'u')],
  ['no break in a gas mark', /Gas Mark [\d{]/],
];

const SIGNS: Record<Translated, readonly Rule[]> = {
  fr: [
    [
      'a narrow no-break space, and no other, before ; : ! ? » and %',
      /(?:^|[^\u202F\s])[;:!?»%]|[^\S\u202F][;:!?»%]/,
    ],
    ['a narrow no-break space after «', /«(?!\u202F)/],
    ['spoons that do not break apart', /c\. à|à [sc]\./],
    [
      'the first of a month',
      /(?<!\d)1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
    ],
  ],
  de: [
    ['no space before ; : ! ?', /\s[;:!?]/],
    ['a no-break space before the ellipsis', /[^\u00A0]…/],
    ['quotation marks that open low and close high', /[”«»]|“(?=\p{L})|„[^“]*$/u],
    ['Sie', /\b(?:du|dir|dich|deine?[mnrs]?)\b/i],
  ],
  es: [
    ['no space before ; : ! ?', /\s[;:!?]/],
    ['no space inside quotation marks, and no others', /«\s|\s»|[“”„]/],
    ['questions that open and close', /(?:^|\?)[^¿]*\?|¿[^?]*(?:¿|$)/],
    ['exclamations that open and close', /(?:^|!)[^¡]*!|¡[^!]*(?:¡|$)/],
    ['no break in EE. UU.', /EE\. UU/],
    ['usted', /(?<!\p{L})(?:tú|tus?|ti|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu],
  ],
};

const rulesOf = (language: Translated): readonly Rule[] => [
  ...EVERYWHERE,
  ['its decimal sign', LANGUAGES[language].decimal === ',' ? /\d\.\d{1,2}(?!\d)/ : /\d,\d{1,2}(?!\d)/],
  ...SIGNS[language],
];

/** The rules of each translation, by name, with what breaks them: for catalogs, pages, articles and recipes. */
export const TYPOGRAPHY: Record<Translated, readonly Rule[]> = {
  fr: rulesOf('fr'),
  de: rulesOf('de'),
  es: rulesOf('es'),
};
