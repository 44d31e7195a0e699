import { type FoodWay, type ListedNames, listedFoods } from '../recipeText/listedNames.ts';
import { askAmount } from './askAmount.ts';
import type { AskAnswer, AskResult, Choices, HintCode } from './askAnswer.ts';
import { askLength } from './askLength.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askOven } from './askOven.ts';
import { foodChoices, offered, otherMeanings, ounceChoices, type Reask } from './choices.ts';
import { foodsLike } from './foodsLike.ts';
import { everyday } from './kin.ts';
import type { AskContext } from './kitchenContext.ts';
import { readQuestion } from './readQuestion.ts';
import { spelled } from './spelling.ts';

/** A loaded language. */
export interface Spoken {
  lexicon: AskLexicon;
  names: ListedNames;
  /** The question may well be in it, so that parts of names and typos count as questions. */
  likely: boolean;
}

export interface ReadQuestion {
  answer: AskAnswer;
  bare: boolean;
  /** The words read as a food. */
  words?: string;
  /** If the food is unknown, the question with each of these foods instead. */
  offer?: (foods: readonly FoodWay[]) => Choices | null;
}

export const hint = (code: HintCode, words = ''): AskAnswer => ({ kind: 'hint', code, words });
const answered = (result: AskResult, choices: readonly Choices[] = []): AskAnswer => ({
  kind: 'answer',
  result,
  choices,
});

/** How many foods are offered at most for an unknown name. */
const MOST_LIKE = 4;

/** Reads a question in one language. A choice is read with `depth` 1 and offers no further choices. */
export function readIn(text: string, spoken: Spoken, context: AskContext, depth: number): ReadQuestion {
  const { lexicon, names } = spoken;
  const question = readQuestion(spelled(text, lexicon, names.index.known), lexicon);
  const { line, bare } = question;
  const reading = (answer: AskAnswer): ReadQuestion => ({ answer, bare });
  if (line === '') return reading(hint('unread'));

  const reask: Reask = (other) => {
    if (depth > 0) return null;
    const { answer } = readIn(other, spoken, context, depth + 1);
    return answer.kind === 'answer' ? answer.result : null;
  };
  const choose = (choices: Choices | null, otherwise: AskAnswer) =>
    reading(choices ? { kind: 'choose', choices } : otherwise);

  const oven = bare ? null : askOven(question, lexicon);
  if (oven && 'code' in oven) return reading(hint(oven.code));
  if (oven && 'kind' in oven) return reading(answered(oven));
  if (oven) {
    const on = (letter: 'C' | 'F') => `${oven.value} °${letter}`;
    const scales = [
      { question: on('C'), scale: 'celsius' as const },
      { question: on('F'), scale: 'fahrenheit' as const },
    ];
    return choose(offered('scale', scales, reask), hint('unread'));
  }
  const length = askLength(question, lexicon);
  if (length) return reading(answered(length));

  const read = askAmount(question, lexicon, names, context);
  const setting = { question, lexicon, reask };
  if (read.kind === 'which-food')
    return choose(foodChoices(everyday(listedFoods(names)), read.read, setting), hint('unread'));
  if (read.kind === 'hint') {
    if (read.code !== 'unknown-food' || depth > 0) return reading(hint(read.code, read.words));
    // A bare word may be no question at all; with a unit it asks about a food
    const code = bare && !question.target ? 'unread' : 'unknown-food';
    const misspelled = !bare && lexicon.recipe.language === context.language;
    const like = spoken.likely ? foodsLike(read.words, names, lexicon, MOST_LIKE, misspelled) : [];
    const offer = (foods: readonly FoodWay[]) => foodChoices(foods, read.read, setting, { least: 1 });
    return { ...choose(offer(like), hint(code, read.words)), words: read.words, offer };
  }
  const ounces = read.ounces && depth === 0 ? ounceChoices(read.ounces, read.read, setting) : null;
  if (ounces) return choose(ounces, hint('unread'));
  const meanings = depth > 0 ? [] : otherMeanings(read, names, context, setting, text);
  return { ...reading(answered(read.answer, meanings)), words: read.read.food };
}

/** From this rank up no other language is tried: complete questions, answered or asked back. */
export const SURE = 3;

/** How certain a reading is; higher is better. A food's name alone is not a question. */
export function rank({ answer, bare }: ReadQuestion): number {
  // The food and its words are known: another language would only misread them.
  if (answer.kind === 'hint') return answer.code === 'no-piece' ? SURE : 0;
  const food = answer.kind === 'choose' && answer.choices.about === 'food';
  const sure = food ? 2 : answer.kind === 'choose' ? SURE : SURE + 1;
  return bare ? sure - 1.5 : sure;
}
