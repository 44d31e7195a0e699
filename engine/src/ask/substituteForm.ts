import type { AskWords } from '../language/askWords/askWords.ts';
import { hasPhrase, indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import {
  hasDigits,
  isWord,
  joinTokens,
  phraseEnd,
  trimTokens,
  withoutEnd,
  withoutStart,
} from './phraseRuns.ts';

interface FormWords {
  forms: readonly string[];
  links: readonly string[];
  aside: readonly string[];
}

const lists = new WeakMap<AskWords, Lists<FormWords>>();

const listsOf = (words: AskWords) =>
  cachedIn(lists, words, ({ site, to, has, howMany, fill }) =>
    indexLists({
      forms: site?.replaces.forms ?? [],
      links: [...to, ...has, ...howMany, ...(site?.replaces.by ?? [])],
      aside: [...fill, ...howMany],
    }),
  );

/** A form of a food, and what it stands for in another. */
export interface FormQuestion {
  text: string;
  by: string;
}

/** Without words for forms. */
function plainName(tokens: readonly Token[], { forms }: Lists<FormWords>): readonly Token[] {
  return tokens.filter((_, at) => phraseAt(tokens, at, forms) === null);
}

/** `1 tbsp fresh` of `dried thyme`, which names the food once. */
export function completeForm({ text, by }: FormQuestion, words: AskWords): string {
  const index = listsOf(words);
  const tokens = tokensOf(text);
  const named = plainName(tokens, index).filter(({ kind }) => kind === 'word');
  // Beside an amount the one word is its unit; `baking powder` is a name
  if (!hasPhrase(tokens, index.forms) || named.length > (hasDigits(tokens) ? 1 : 0)) return text;
  return `${text} ${joinTokens(trimTokens(plainName(tokensOf(by), index)))}`;
}

/**
 * Reads a question for a food in one form as in another, which follows it: `1 tbsp fresh oregano = how much dried`; null
 * for any other.
 */
export function splitFormQuestion(question: string, words: AskWords): FormQuestion | null {
  const index = listsOf(words);
  const tokens = withoutStart(tokensOf(question), index.aside);
  for (const at of tokens.keys()) {
    const end = at > 0 ? phraseEnd(tokens, at, index.links) : null;
    if (end === null) continue;
    const by = withoutEnd(withoutStart(tokens.slice(end), index.links), index.aside);
    const text = trimTokens(tokens.slice(0, at));
    const isForm = hasPhrase(by, index.forms) && by.filter(isWord).length <= 3;
    if (isForm && text.some(isWord)) return { text: joinTokens(text), by: joinTokens(by) };
  }
  return null;
}
