import type { Language } from '#catalogs/languages.ts';
import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';

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
    rest: /\s+(?:d’|(?:de|du|des|à|au|aux|en|pour|et)\s)|\s*\(/,
    one: (word) => word.replace(/(?<=au)x$/, '').replace(/(?<!ai|oi)s$/, ''),
    several: (word) => (/[sxz]$/.test(word) ? word : word + (/(?:[ae]u|chou)$/.test(word) ? 'x' : 's')),
    fixed: ({ frenchSingular }) => `${frenchSingular}|.*-.*`,
  },
  es: {
    rest: /\s+(?:de|del|al|a|en|con|sin|para|y)\s|\s*\(/,
    one: (word) =>
      word
        .replace(/(?<=nue|codorni|raí)ces$/, 'z')
        .replace(/ones$/, 'ón')
        .replace(/(?<=col|frijol|flor|pan)es$/, '')
        .replace(/s$/, ''),
    several: (word) =>
      /s$/.test(word) ? word : word.replace(/z$/, 'c') + (/[aeiouáéó]$/.test(word) ? 's' : 'es'),
    fixed: ({ spanishFixed }) => spanishFixed,
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
  const fixed = new RegExp(`^(?:${counting.fixed(nouns)})$`, 'iu');
  const words = name.slice(0, end).split(' ');
  const counted = words.map((word, at) => {
    if (fixed.test(word) || (counting.isLast && at < words.length - 1)) return word;
    return isOne ? counting.one(word) : counting.several(word);
  });
  return counted.join(' ') + name.slice(end);
}
