import type { Language } from '#catalogs/languages.ts';
import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';
import { pluralIn } from './forms.ts';

/** How a language counts a food by its listed name, which has one number only; its words fold to `nouns`. */
interface Counting {
  /** What follows the noun and its adjectives: `de poulet`. */
  rest: RegExp;
  /** Only the last word changes. */
  isLast?: true;
  one: (word: string) => string;
  several: (word: string) => string;
  /** Words of one form. */
  fixed: (nouns: IngredientFile['nouns']) => string;
}

const COUNTINGS: Partial<Record<Language, Counting>> = {
  en: {
    rest: /\s+(?:in|with|of|for|to|from)\s|,|\s*\(/,
    isLast: true,
    one: (word) =>
      word
        .replace(/(?<=rr|nd|ov|tr|tt)ies$/, 'y')
        .replace(/(?<=ea|oa)ves$/, 'f')
        .replace(/(?<=o|ch|sh|x)es$|(?<=chili)es$/, '')
        .replace(/(?<![usi])s$/, ''),
    several: (word) =>
      /[sz]$/.test(word)
        ? word
        : word
            .replace(/(?<=[^aeiou])y$/, 'ie')
            .replace(/(?<=ch|sh|x)$/, 'e')
            .concat('s'),
    fixed: ({ englishFixed }) => englishFixed,
  },
  fr: {
    rest: /\s+(?:d’|(?:de(?! terre)|du|des|à|au|aux|en|pour|et)\s)|\s*\(/,
    one: (word) => word.replace(/(?<=au)x$/, '').replace(/(?<!ai|oi)s$/, ''),
    several: (word) => (/(?:[ae]u|chou)$/.test(word) ? `${word}x` : pluralIn('fr', word)),
    fixed: ({ frenchSingular, frenchBeside }) => `${frenchSingular}|${frenchBeside}|.*-.*`,
  },
  es: {
    rest: /\s+(?:de|del|al|a|en|con|sin|para|y)\s|\s*\(/,
    one: (word) =>
      word
        .replace(/(?<=nue|codorni|raí)ces$/, 'z')
        .replace(/ones$/, 'ón')
        .replace(/(?<!p)anes$/, 'án')
        .replace(/eses$/, 'és')
        .replace(/(?<=col|frijol|flor|pan)es$/, '')
        .replace(/(?<!é)s$/, ''),
    several: (word) => pluralIn('es', word),
    fixed: ({ spanishBeside }) => spanishBeside,
  },
};

/** A listed name as it is counted: `1 jalapeño`, `2 turkey breasts`. */
export function countedName(
  name: string,
  isOne: boolean,
  { language, nouns }: { language: Language; nouns: IngredientFile['nouns'] },
): string {
  const counting = COUNTINGS[language];
  if (!counting) return name;
  const end = counting.rest.exec(name)?.index ?? name.length;
  const words = name.slice(0, end).split(' ');
  const noun = counting.isLast ? words.length - 1 : 0;
  const fixed = new RegExp(`^(?:${counting.fixed(nouns)})$`, 'iu');
  // Its other words may be names: `galletas Graham`
  const isSaid = fixed.test(words[noun] ?? '') || (!isOne && /s$/.test(words[noun] ?? ''));
  if (isSaid) return name;
  const counted = words.map((word, at) => {
    const isOther = at !== noun && (counting.isLast || /^\p{Lu}/u.test(word) || fixed.test(word));
    if (isOther) return word;
    return isOne ? counting.one(word) : counting.several(word);
  });
  return counted.join(' ') + name.slice(end);
}
