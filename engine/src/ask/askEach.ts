import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AmountAnswer, AskAnswer, AskResult, Choice, Choices } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { withoutRegion } from './parseQuestion.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';
import type { parseTargetFirst } from './targetFirst.ts';
import type { parseTargetLast } from './targetLast.ts';

/** Whether it is of a food; what multiplies one of two amounts may be meant for both. */
const isOfFood = (result: AskResult | null): result is AmountAnswer =>
  result?.kind === 'amount' && result.food !== null && result.factor === 1;

/** The tokens on both sides of each `and`, `plus` or comma, both with a number. */
function partsOf(tokens: Tokens, { recipe }: AskLexicon): readonly (readonly [Tokens, Tokens])[] {
  const hasNumber = (part: Tokens) => part.some((_, at) => numberAt(part, at, recipe) !== null);
  return tokens.flatMap(({ key }, at) => {
    const isMark = /^[,;+&]$/.test(key) && tokens[at + 1]?.kind !== 'digits';
    const next = isMark ? at + 1 : phraseEnd(tokens, at, recipe.list.and);
    if (next === null) return [];
    const parts = [trimTokens(tokens.slice(0, at)), trimTokens(tokens.slice(next))] as const;
    return parts.every(hasNumber) ? [parts] : [];
  });
}

/** What its parts are read with; passed, so that code loaded before is not loaded again. */
export interface SeveralReaders {
  reask: (question: string) => AskResult | null;
  /** With all its meanings. */
  read: (question: string) => AskAnswer;
  parseTargetFirst: typeof parseTargetFirst;
  parseTargetLast: typeof parseTargetLast;
  withoutRegion: typeof withoutRegion;
}

/**
 * The amounts of two foods that a question asks for at once, each as a question of its own with its answer: `1 cup milk
 * and 2 tbsp sugar in grams`. Null unless both are certain.
 */
export function askEach(text: string, lexicon: AskLexicon, readers: SeveralReaders): Choices | null {
  const { list } = lexicon;
  const { rest, targetText } = readers.parseTargetLast(trimTokens(tokensOf(text)), lexicon);
  const amounts = stripLeading(rest, list.fill, list.howMany);
  for (const parts of partsOf(amounts, lexicon)) {
    // `8 oz chocolate in grams and 1 stick of butter`
    const sides = parts.map((part) => readers.parseTargetLast(part, lexicon));
    const shared = targetText || sides[0]?.targetText;
    const options = sides.flatMap((side): Choice[] => {
      const question = `${joinTokens(side.rest)} ${side.targetText || shared}`.trim();
      const result = readers.reask(question);
      return isOfFood(result) && result.food ? [{ question, food: result.food, result }] : [];
    });
    const [first, second] = options;
    if (first && second && first.food?.food.id !== second.food?.food.id) return { about: 'each', options };
  }
  return null;
}
