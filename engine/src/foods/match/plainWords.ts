import type { Lexicon } from '../../language/lexicon.ts';
import { distinguishingWords, type FoodRule, type FoodRules } from './distinguishingWords.ts';

/** Whether a rule is for one of these words. */
const isFor = ({ foods, ends }: FoodRule, words: readonly string[]) =>
  words.some((other) => foods.has(other) || ends.some((end) => other.endsWith(end)));

/** Whether a rule of a word is for one of the words beside it. */
const matchesRule = (rules: FoodRules, word: string, words: readonly string[]) =>
  rules.get(word)?.some((rule) => isFor(rule, words)) ?? false;

/** Whether a number is the type of a flour (405, T45) or a share of fat; 00 and 2 % tell foods apart. */
function isPlainNumber(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return (
    word !== '00' &&
    (words[index + 1] === '%' ||
      words[index + 2] === '%' ||
      words[index - 1] === '%' ||
      /^[1-9]\d{1,3}$/.test(word) ||
      /^\d$/.test(words[index + 1] ?? ''))
  );
}

/** For each word, whether it leaves the food unchanged. */
export function markPlainWords(words: readonly string[], lexicon: Lexicon): readonly boolean[] {
  const { neutral, plainWith, changing, changingInName, changingFirst } = distinguishingWords(lexicon);
  return words.map((word, index) => {
    if (word === '%') return true;
    if (/^\d+$/.test(word)) return isPlainNumber(words, index);
    if (index === 0 && words.length > 1 && changingFirst.has(word)) return false;
    if (neutral.has(word))
      return !matchesRule(changing, word, words) && !matchesRule(changingInName, word, words);
    return matchesRule(plainWith, word, words);
  });
}

/** Whether a word describes the kind, size or state of a food, and is not a food itself: brown, chopped. */
export const isKindWord = (word: string, lexicon: Lexicon) => distinguishingWords(lexicon).kinds.has(word);

/** Whether a word around a food leaves it unchanged. */
export const isContextWord = (word: string, lexicon: Lexicon) =>
  /^\d+$/.test(word) || distinguishingWords(lexicon).around.has(word);

/**
 * Whether remarks beside a name turn it into another food: sugar in cubes, petit-lait. Frozen spinach that is thawed
 * stays what its name says.
 */
export function namesOtherFood(remarks: readonly string[], name: readonly string[], lexicon: Lexicon) {
  const { changing } = distinguishingWords(lexicon);
  // `50 cl de bouillon (1 cube)` is what the cube makes
  const isCounted = (at: number) => /^\d/.test(remarks[at - 1] ?? '');
  const isSaid = ({ words }: FoodRule) => name.some((word) => words.has(word));
  return remarks.some(
    (word, at) => !isCounted(at) && changing.get(word)?.some((rule) => !isSaid(rule) && isFor(rule, name)),
  );
}
