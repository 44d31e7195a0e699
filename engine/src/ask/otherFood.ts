import { foodsOfKind } from '../foods/match/foodChoices.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { saysState } from '../foods/match/foodStates.ts';
import { tokensOf } from '../language/tokens.ts';
import type { AskLanguage } from './asking.ts';
import { endOf, type Tokens, tokensText, trimmed } from './phraseRuns.ts';
import { foodAlone } from './pieceAlone.ts';
import type { Question } from './readQuestion.ts';
import { targetAt } from './target.ts';

/** The words on both sides of each `to` or `in` of a question. */
function sidesOf(
  { asked }: Question,
  { lexicon }: AskLanguage,
): readonly { before: Tokens; after: Tokens }[] {
  const tokens = tokensOf(asked);
  return tokens.flatMap(({ kind, key }, at) => {
    const sign = key === '=' || key === '>' || key === '→' ? at + 1 : null;
    const end = sign ?? (kind === 'word' && at > 0 ? endOf(tokens, at, lexicon.list.to) : null);
    return end === null ? [] : { before: trimmed(tokens.slice(0, at)), after: trimmed(tokens.slice(end)) };
  });
}

const statesOf = (tokens: Tokens, { lexicon }: AskLanguage) =>
  foodWords(tokensText(tokens), lexicon.recipe).filter((word) => saysState(word, lexicon.recipe));

/** `fresh yeast to dry`, `cooked rice in dry rice`: a food in one state, told in another. */
export const changesState = ({ question, ...language }: AskLanguage & { question: Question }): boolean =>
  sidesOf(question, language).some(({ before, after }) => {
    // In `dried apricots in grams, chopped` both are of one food
    if (targetAt(after, 0, language.lexicon)) return false;
    const [from, to] = [statesOf(before, language), statesOf(after, language)];
    return from.length > 0 && to.some((state) => !from.includes(state));
  });

/** `yeast in baking powder`: the words behind a link are a food of their own, or another state of the first. */
export const namesTwoFoods = (asking: AskLanguage & { question: Question }): boolean =>
  changesState(asking) ||
  sidesOf(asking.question, asking).some(({ after }) => {
    const words = tokensText(after);
    const plain = tokensText(after.filter(({ text }) => statesOf(tokensOf(text), asking).length === 0));
    if (plain === '') return false;
    return foodAlone(words, asking) !== null || foodsOfKind(plain, asking.names).length > 0;
  });
