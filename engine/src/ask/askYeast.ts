import { convertYeast, type YeastKind } from '../calculators/yeast.ts';
import { foldName } from '../foods/match/findFoods.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { YeastAnswer } from './askAnswer.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { Reask } from './choices.ts';
import { findLoneFood } from './loneFood.ts';
import { sidesOf, statesOf } from './otherFood.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, type Tokens } from './phraseRuns.ts';

const KINDS: Readonly<Partial<Record<string, YeastKind>>> = {
  'yeast-fresh': 'fresh',
  'yeast-active-dry': 'active-dry',
  'yeast-instant': 'instant',
};

/** Whether a food is a kind of yeast that `askYeast` knows. */
export const isYeast = (found: FoodWay | null): boolean => found !== null && found.food.id in KINDS;

/** The only kind of yeast with a word in its name: `fresh`. */
function kindCalled(word: string, { names }: QuestionLanguage): FoodWay | undefined {
  const [found, ...more] = [...names.ways.values()].filter(
    ({ food: { id, name } }) => KINDS[id] && foldName(name).split(' ').includes(foldName(word)),
  );
  return more.length > 0 ? undefined : found;
}

/** The sides of a question that start with the amount; in `how much fresh yeast is 7 g dry` it comes last. */
function amountFirst(question: Question, language: QuestionLanguage) {
  const hasNumber = (tokens: Tokens) =>
    tokens.some((_, at) => numberAt(tokens, at, language.lexicon.recipe) !== null);
  return sidesOf(question, language).filter(({ before, after }) => hasNumber(before) && !hasNumber(after));
}

/**
 * Answers how much of one kind of yeast takes the place of another: `20 g fresh yeast to dry`. Null for anything else,
 * and where a kind of yeast is not certain.
 */
export function askYeast({
  question,
  reask,
  ...language
}: QuestionLanguage & { question: Question; reask: Reask }): YeastAnswer | null {
  for (const { before, after } of amountFirst(question, language)) {
    const from = reask(`${joinTokens(before)} = g`);
    const kind = from?.kind === 'amount' && from.food ? KINDS[from.food.food.id] : undefined;
    if (from?.kind !== 'amount' || !from.food || !kind || from.main.values.length > 1) continue;
    const name = joinTokens(after);
    // `fresh yeast to dry` names its food once
    const plain = tokensOf(from.food.food.name).filter((token) => statesOf([token], language).length === 0);
    const to =
      [name, `${name} ${joinTokens(plain)}`, `${joinTokens(plain)} ${name}`]
        .map((text) => findLoneFood(text, language))
        .find((found) => found && KINDS[found.food.id]) ?? kindCalled(name, language);
    const target = to && KINDS[to.food.id];
    const grams = target && convertYeast(from.main.values[0] ?? 0, kind, target);
    if (to && target && target !== kind && grams?.ok)
      return { kind: 'yeast', from, fromKind: kind, to, toKind: target, grams: grams.value };
  }
  return null;
}
