import { type FoodWay, type ListedNames, listedFoods } from '../foods/match/listedNames.ts';
import { lengthLoss, ovenLoss } from './answerLoss.ts';
import { askAmount } from './askAmount.ts';
import type { AskAnswer, AskResult, Choices, HintCode } from './askAnswer.ts';
import { askLength } from './askLength.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askOven } from './askOven.ts';
import { foodChoices, otherMeanings, ounceChoices, type Reask } from './choices.ts';
import { foodsLike } from './foodsLike.ts';
import { unglued } from './gluedUnits.ts';
import { everyday } from './kin.ts';
import type { AskContext } from './kitchenContext.ts';
import { ovenChoices } from './ovenChoices.ts';
import { asksCount, oneAlone } from './pieceAlone.ts';
import { readQuestion } from './readQuestion.ts';
import { signed } from './signed.ts';
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
  /** Words that would be a food, but were not needed and not understood. */
  vague?: string;
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
  const typed = spelled(unglued(signed(text, lexicon), lexicon), lexicon, names.index.known);
  const question = oneAlone(readQuestion(typed, lexicon), lexicon, names);
  const { line, bare, many } = question;
  const reading = (answer: AskAnswer): ReadQuestion => ({ answer, bare });
  if (line === '') return reading(hint('unread'));
  if (many && asksCount(many, lexicon, names)) return reading(hint('no-count', many.what));

  const reask: Reask = (other) => {
    if (depth > 0) return null;
    const { answer } = readIn(other, spoken, context, depth + 1);
    return answer.kind === 'answer' ? answer.result : null;
  };
  const choose = (choices: Choices | null, otherwise: AskAnswer) =>
    reading(choices ? { kind: 'choose', choices } : otherwise);

  const oven = bare ? null : askOven(question, lexicon);
  if (oven && 'code' in oven) return reading(hint(oven.code));
  // No oven is set to half of its degrees
  if (oven && question.factor !== 1) return reading(hint('left-over', question.factorText));
  const leaves = ovenLoss(oven, question, lexicon);
  if (leaves !== null) return reading(hint('left-over', leaves));
  if (oven && 'kind' in oven) return reading(answered(oven));
  if (oven) return choose(ovenChoices(oven, question, lexicon, reask), hint('unread'));
  const length = askLength(question, lexicon);
  const lost = length && lengthLoss(length, question, lexicon);
  if (lost) return reading(hint('left-over', lost));
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
  const answer = { ...reading(answered(read.answer, meanings)), words: read.read.food };
  return read.vague ? { ...answer, vague: read.read.food } : answer;
}

/** From this rank up no other language is tried: complete questions, answered or asked back. */
export const SURE = 3;

/** Hints to a question whose words are all known: another language would only misread them. */
const KNOWN: ReadonlySet<HintCode> = new Set<HintCode>(['no-piece', 'no-count', 'gas-steps']);

/** Volumes and weights need no food, but words that another language knows are worth more. */
const VAGUE = 2.5;

/** How certain a reading is; higher is better. A food's name alone is not a question. */
export function rank({ answer, bare, vague }: ReadQuestion): number {
  if (answer.kind === 'hint') return KNOWN.has(answer.code) ? SURE : 0;
  if (vague !== undefined) return VAGUE;
  const food = answer.kind === 'choose' && answer.choices.about === 'food';
  const sure = food ? 2 : answer.kind === 'choose' ? SURE : SURE + 1;
  return bare ? sure - 1.5 : sure;
}
