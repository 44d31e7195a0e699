import { type ListedNames, listedFoods } from '../recipeText/listedNames.ts';
import { askAmount } from './askAmount.ts';
import type { AskAnswer, AskResult, Choices, HintCode } from './askAnswer.ts';
import { foodsLike } from './askFood.ts';
import { askLength } from './askLength.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askOven } from './askOven.ts';
import { foodChoices, otherMeanings, ounceChoices, type Reask } from './choices.ts';
import { everyday } from './kin.ts';
import type { AskContext } from './kitchenContext.ts';
import { ovenChoices } from './ovenChoices.ts';
import { readQuestion } from './readQuestion.ts';
import { spelled } from './spelling.ts';

/** A loaded language. */
export interface Spoken {
  lexicon: AskLexicon;
  names: ListedNames;
}

export interface ReadQuestion {
  answer: AskAnswer;
  bare: boolean;
  /** The food's name is incomplete or misspelled. */
  guessed?: true;
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
export function readIn(
  text: string,
  { lexicon, names }: Spoken,
  context: AskContext,
  depth: number,
): ReadQuestion {
  const question = readQuestion(spelled(text, lexicon, names.index.known), lexicon);
  const { line, bare } = question;
  const reading = (answer: AskAnswer): ReadQuestion => ({ answer, bare });
  if (line === '') return reading(hint('unread'));

  const reask: Reask = (other) => {
    if (depth > 0) return null;
    const { answer } = readIn(other, { lexicon, names }, context, depth + 1);
    return answer.kind === 'answer' ? answer.result : null;
  };
  const choose = (choices: Choices | null, otherwise: AskAnswer) =>
    reading(choices ? { kind: 'choose', choices } : otherwise);

  const oven = bare ? null : askOven(question, lexicon);
  if (oven && 'code' in oven) return reading(hint(oven.code));
  if (oven && 'kind' in oven) return reading(answered(oven));
  if (oven) return choose(ovenChoices(oven, question, lexicon, reask), hint('unread'));
  const length = askLength(question, lexicon);
  if (length) return reading(answered(length));

  const read = askAmount(question, lexicon, names, context);
  const setting = { question, lexicon, reask };
  if (read.kind === 'which-food') {
    const shared = read.sharers.length > 0;
    const foods = shared ? read.sharers : everyday(listedFoods(names));
    return choose(
      foodChoices(foods, read.read, setting, { about: shared ? 'shared' : 'food' }),
      hint('unread'),
    );
  }
  if (read.kind === 'hint') {
    if (read.code !== 'unknown-food' || depth > 0) return reading(hint(read.code, read.words));
    const misspelled = !bare && lexicon.recipe.language === context.language;
    const like = foodsLike(read.words, names, MOST_LIKE, misspelled);
    const code = bare ? 'unread' : 'unknown-food';
    const choices = foodChoices(like, read.read, setting, { least: 1 });
    // Only one food is spelled like this, and the answer names it.
    const [only, ...more] = choices?.options ?? [];
    return only && more.length === 0
      ? { ...reading(answered(only.result)), guessed: true }
      : choose(choices, hint(code, read.words));
  }
  const ounces = read.ounces && depth === 0 ? ounceChoices(read.ounces, read.read, setting) : null;
  if (ounces) return choose(ounces, hint('unread'));
  return reading(answered(read.answer, depth > 0 ? [] : otherMeanings(read, names, context, setting, text)));
}

/** From this rank up no other language is tried: complete questions, answered or asked back. */
export const SURE = 3;

/** How certain a reading is; higher is better. A food's name alone is not a question. */
export function rank({ answer, bare, guessed }: ReadQuestion): number {
  // The food or the oven is known: another language would only misread the words.
  if (answer.kind === 'hint') return answer.code === 'no-piece' || answer.code === 'gas-steps' ? SURE : 0;
  const food = answer.kind === 'choose' ? answer.choices.about === 'food' : guessed;
  const sure = food ? 2 : answer.kind === 'choose' ? SURE : SURE + 1;
  return bare ? sure - 1.5 : sure;
}
