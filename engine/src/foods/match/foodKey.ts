import type { Lexicon } from '../../language/lexicon.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';

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
  'of the a an de d du des la le les l un une von vom der die das del el los las en al au aux a und et'.split(
    ' ',
  ),
);

type NameLexicon = Pick<Lexicon, 'language' | 'list'>;

/** What a token adds to the words of a name; null if nothing. */
function foodWord({ kind, key, text }: Token, { language, list }: NameLexicon): string | null {
  if (kind === 'digits' || key === '%') return key;
  if (kind !== 'word') return null;
  // Dice, not the article without its accent
  if (/^dés$/iu.test(text.normalize('NFC'))) return 'dé';
  const joins = JOINING.has(key) && !(key === 'the' && language === 'fr');
  if (joins || key.length > LONGEST_WORD || list.typeBefore.map.has(key)) return null;
  return singularOf(key, language);
}

/** The words of a name or a line in comparable form, in order, without joining words. */
export function foodWords(text: string, lexicon: NameLexicon): string[] {
  const words: string[] = [];
  for (const token of tokensOf(text)) {
    if (words.length >= MOST_WORDS) break;
    const word = foodWord(token, lexicon);
    if (word !== null) words.push(word);
  }
  return words;
}
