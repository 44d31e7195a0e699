import type { Lexicon } from '../../language/lexicon.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { tokensOf } from '../../language/tokens.ts';

/** Longer words are not part of a food's name. */
const LONGEST_WORD = 40;
const MOST_WORDS = 14;

const STEMS: Readonly<Record<RecipeLanguage, (word: string) => string>> = {
  en: (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(?<=o|ch|sh|ss|x)es$/, '')
      .replace(/(?<![sui])s$/, '')
      .replace(/(?<=lea|loa|hal)ves$/, 'f'),
  fr: (word) => word.replace(/(?<=[^s])[sx]$/, ''),
  // The endings of plurals and adjectives: Mandeln, brauner, frische
  de: (word) => (word.length > 4 ? word.replace(/(?:ern|en|er|em|es|e|n|s)$/, '') : word),
  es: (word) => word.replace(/(?<=[lrndzj])es$/, '').replace(/(?<=[aeiou])s$/, ''),
};

/** Words that would be another food without their ending: peppers are no pepper, Kirsch is no Kirsche. */
const KEPT: Readonly<Record<RecipeLanguage, ReadonlySet<string>>> = {
  en: new Set(['peppers', 'bitters']),
  fr: new Set(),
  de: new Set(['kirsch', 'tamarin']),
  es: new Set(),
};

/** A word without plural endings; short words stay. */
export function singularOf(word: string, language: RecipeLanguage): string {
  if (KEPT[language].has(word)) return `${word}!`;
  // No name has a letter thrice, so that this typo cannot lead to another one
  const typed = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return typed.length > 3 ? STEMS[language](typed) : typed;
}

/** Words that only join others: `farine de blé` is `farine blé`. French tea is no article. */
const JOINING = new Set(
  'of the a an de d du des la le les l un une von vom der die das del el los las en al au aux a und y et'.split(
    ' ',
  ),
);

/** The words of a name or a line in comparable form, in order, without joining words. */
export function foodWords(text: string, { language, list }: Pick<Lexicon, 'language' | 'list'>): string[] {
  const words: string[] = [];
  const tokens = tokensOf(text);
  for (const { kind, key, text: written } of tokens) {
    if (words.length >= MOST_WORDS) break;
    if (kind === 'digits') {
      words.push(key);
    } else if (kind === 'mark' && key === '%') words.push('%');
    // Dice, not the article without its accent
    else if (/^dés$/iu.test(written.normalize('NFC'))) words.push('dé');
    else if (
      kind === 'word' &&
      key.length <= LONGEST_WORD &&
      !(JOINING.has(key) && key !== 'y' && !(key === 'the' && language === 'fr')) &&
      !list.typeBefore.map.has(key)
    )
      words.push(singularOf(key, language));
    else if (kind === 'word' && key === 'y') words.push('y');
  }
  return words;
}
