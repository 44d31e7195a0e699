import type { FoodWords } from '../../language/foodWords/foodWords.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn, remember } from '../../language/remember.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';

/** The hyphen of `un-cooked`, which is not cooked. */
const NEGATED = /\b(un)-(?=\p{L})/giu;

const MAX_WORD_LENGTH = 40;
const MAX_NAME_WORDS = 14;
const MIN_STEM_LENGTH = 3;

/** How a language's food words are normalized. */
interface WordForms {
  joining: ReadonlySet<string>;
  accented: ReadonlyMap<string, string>;
  singularOf: (word: string) => string;
}

/** Creates a function that takes plural endings off a word; short words stay. */
function singularsOf({ endings, kept }: FoodWords): (word: string) => string {
  const exceptions = new Set(kept);
  const rules = endings.map(([ending, instead]) => [new RegExp(ending), instead] as const);
  return (word) => {
    if (exceptions.has(word)) return `${word}!`;
    // No name has a letter three times in a row
    const typed = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
    if (typed.length <= MIN_STEM_LENGTH) return typed;
    return rules.reduce((stem, [ending, instead]) => stem.replace(ending, instead), typed);
  };
}

const indexed = new WeakMap<FoodWords, WordForms>();

const formsOf = (words: FoodWords): WordForms =>
  cachedIn(indexed, words, ({ joining, accented }) => ({
    joining: new Set(joining),
    accented: new Map(Object.entries(accented)),
    singularOf: remember(singularsOf(words)),
  }));

/** A word without plural endings; short words stay. */
export const singularOf = (word: string, words: FoodWords) => formsOf(words).singularOf(word);

type NameLexicon = Pick<Lexicon, 'words' | 'list'>;

/** The normalized word of a token; null if it does not belong to a name. */
function foodWord({ kind, key, text }: Token, forms: WordForms, { list }: NameLexicon): string | null {
  if (kind === 'digits' || key === '%') return key;
  if (kind !== 'word') return null;
  const { joining, accented, singularOf } = forms;
  const accentedWord = accented.size > 0 && accented.get(text.normalize('NFC').toLowerCase());
  if (accentedWord) return accentedWord;
  if (joining.has(key) || key.length > MAX_WORD_LENGTH || list.typeBefore.map.has(key)) return null;
  return singularOf(key);
}

/** The normalized words of a name or a line, in order, without joining words. */
export function foodWords(text: string, lexicon: NameLexicon): string[] {
  const forms = formsOf(lexicon.words.foods);
  const words: string[] = [];
  for (const token of tokensOf(text.includes('-') ? text.replace(NEGATED, '$1') : text)) {
    if (words.length >= MAX_NAME_WORDS) break;
    const word = foodWord(token, forms, lexicon);
    if (word !== null) words.push(word);
  }
  return words;
}
