import { findChoices } from '../foods/match/findChoices.ts';
import { MATCH_POLICIES } from '../foods/match/levels.ts';
import { type FoodWay, listedFoods } from '../foods/match/listedNames.ts';
import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { isMeasure } from '../units/measureWords.ts';
import { findLengthLeftover, findOvenLeftover } from './answerLeftover.ts';
import { type AmountReading, askAmount } from './askAmount.ts';
import {
  type AskAnswer,
  type AskResult,
  type Choices,
  choiceAnswer,
  hintAnswer,
  resultAnswer,
} from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import { askCount } from './askCount.ts';
import { askLength } from './askLength.ts';
import { askOven } from './askOven.ts';
import type { AskRequest, QuestionLanguage } from './askRequest.ts';
import {
  foodChoices,
  otherMeanings,
  ounceChoices,
  packChoices,
  type Reask,
  spoonChoices,
} from './choices.ts';
import { everydayFoods } from './foodMeanings.ts';
import { expandIdioms, separateGluedUnits } from './gluedUnits.ts';
import { joinMinusSign } from './joinMinusSign.ts';
import { asksForCount, countLoneFood } from './loneFood.ts';
import { withNameLast } from './nameFirst.ts';
import { asksForAnother, changesState, namesTwoFoods, weighsCooked } from './otherFood.ts';
import { ovenChoices } from './ovenChoices.ts';
import { namesGasSteps } from './ovenWords.ts';
import type { HowMuchQuestion } from './parseHowMuch.ts';
import { parseQuestion, type Question, withoutRegion } from './parseQuestion.ts';
import { CONCLUSIVE_HINTS } from './rankReading.ts';
import { parseTargetFirst } from './targetFirst.ts';
import { parseTargetLast } from './targetLast.ts';

/** A loaded language. */
export interface LoadedLanguage extends QuestionLanguage {
  /** True if the question is probably in it, so that parts of names are accepted. */
  likely: boolean;
}

export interface QuestionReading {
  answer: AskAnswer;
  bare: boolean;
  /** Whether an answer is for an amount that nobody named, a cup. */
  assumed?: boolean;
  /** Words in the place of a food that were neither needed nor understood. */
  vague?: string;
  /** The words read as a food. */
  words?: string;
  /** If the food is unknown, offers the question with each of these foods instead. */
  offer?: (foods: readonly FoodWay[]) => Choices | null;
}

/** A question being read. */
interface Inquiry extends AskRequest {
  /** The question as it was typed. */
  text: string;
  likely: boolean;
  reask: Reask;
  /** True for a rewritten question, which offers no further choices. */
  isChoice: boolean;
}

const MAX_SIMILAR_FOODS = 4;

/** The answer for an oven or another temperature; null if the question is about neither. */
function ovenAnswer({ question, lexicon, reask }: Inquiry): AskAnswer | null {
  const oven = question.bare ? null : askOven(question, lexicon);
  if (!oven) return null;
  if ('code' in oven) return hintAnswer(oven.code);
  // No oven is set to half of its degrees
  if (question.factor !== 1) return hintAnswer('left-over', question.factorText);
  const lost = findOvenLeftover(oven, question, lexicon);
  if (lost !== null) return hintAnswer('left-over', lost);
  if ('kind' in oven) return resultAnswer(oven);
  return choiceAnswer(ovenChoices(oven, question, { lexicon, reask }), hintAnswer('unread'));
}

/** The answer for a length, a pan or two pans; null if the question is about none. */
function lengthAnswer({ question, lexicon, context }: Inquiry): AskAnswer | null {
  const pans = context.rare.readPans?.(question, lexicon);
  if (pans) return resultAnswer(pans);
  const length = askLength(question, lexicon);
  if (!length) return null;
  // No pan is twice as long and twice as wide
  if (length.pan && question.factor !== 1) return hintAnswer('left-over', question.factorText);
  const lost = findLengthLeftover(length, question, lexicon);
  return lost === null ? resultAnswer(length) : hintAnswer('left-over', lost);
}

/** The answer for words that name no food: similar foods, if there are any. */
function unknownFood(
  inquiry: Inquiry,
  { code, words, read: readText }: Extract<AmountReading, { kind: 'hint' }>,
): QuestionReading {
  const { question, names, likely, isChoice } = inquiry;
  const { bare } = question;
  if (code !== 'unknown-food' || isChoice) return { answer: hintAnswer(code, words), bare };
  if (namesTwoFoods(inquiry)) return { answer: hintAnswer('other-food', question.asked), bare };
  const isWeighed = question.weighs && (bare || readText.amounts.every(({ unit }) => unit === null));
  const { choices } = MATCH_POLICIES[isWeighed ? 'weighed' : 'question'];
  const similar = likely ? findChoices(words, names, choices).slice(0, MAX_SIMILAR_FOODS) : [];
  const offer = (foods: readonly FoodWay[]) => foodChoices(foods, readText, { ...inquiry, min: 1 });
  // A bare word may not be a question at all; with a unit it asks about a food
  const unread = bare && !question.target;
  // A ladle has no defined size, whatever the food
  const [main] = readText.amounts;
  const uncounted = main?.unit && !isMeasure(main.unit);
  const unknown = hintAnswer(uncounted ? 'no-piece' : unread ? 'unread' : 'unknown-food', words);
  return { answer: choiceAnswer(offer(similar), unknown), bare, words, offer };
}

type WhichFood = Extract<AmountReading, { kind: 'which-food' }>;

/** The foods that an amount may be of. */
function whichFood(inquiry: Inquiry, { read, sharers, kinds }: WhichFood): QuestionReading {
  const { bare, alone } = inquiry.question;
  const shared = sharers.length > 0;
  const foods = shared ? sharers : (kinds ?? everydayFoods(listedFoods(inquiry.names)));
  const choices = foodChoices(foods, read, { ...inquiry, about: shared ? 'shared' : 'food', min: 1 });
  const none = kinds ? hintAnswer('no-weight', read.food) : hintAnswer('unread');
  return { answer: choiceAnswer(choices, none), bare, assumed: alone !== null };
}

/** The answer for an amount of a food. */
function amountAnswer(inquiry: Inquiry): QuestionReading {
  const { question, isChoice } = inquiry;
  const { bare } = question;
  const read = askAmount(inquiry);
  if (read.kind === 'which-food') return whichFood(inquiry, read);
  if (read.kind === 'hint') return unknownFood(inquiry, read);
  const ounces = read.ounces && !isChoice ? ounceChoices(read.ounces, read.read, inquiry) : null;
  if (ounces) return { answer: choiceAnswer(ounces, hintAnswer('unread')), bare };
  const meanings = isChoice ? [] : otherMeanings(read, inquiry);
  const words = read.read.food;
  const { food } = read.answer;
  if (changesState(inquiry) || weighsCooked(inquiry, read.answer.given) || asksForAnother(inquiry, food))
    return { answer: hintAnswer('other-food', question.asked), bare };
  // `weight of salt for 2 kg of pork` asks for no 2000 g
  if (question.weighs && read.vague) return { answer: hintAnswer('unknown-food', words), bare };
  return {
    answer: resultAnswer(read.answer, meanings),
    bare,
    assumed: question.alone !== null,
    words,
    ...(read.vague && { vague: words }),
  };
}

/** The answer for a number of things. */
function countAnswer(
  many: HowMuchQuestion,
  question: Question,
  asking: QuestionLanguage & { context: AskContext; reask: Reask },
): QuestionReading {
  const count = askCount(many, asking);
  return {
    answer: count ? resultAnswer(count) : hintAnswer('no-count', many.what),
    bare: count ? false : question.bare,
  };
}

/** Parses a question in one language. */
export function parseIn(text: string, language: LoadedLanguage, { rare }: AskContext): Question {
  const { lexicon } = language;
  const written = expandIdioms(text, lexicon);
  const numbers = rare.writeNumbers?.(written, lexicon) ?? written;
  const plain = separateGluedUnits(joinMinusSign(numbers, lexicon), lexicon);
  const question = countLoneFood(parseQuestion(plain, lexicon, rare.severalNumbers?.parseFactor), language);
  return { ...question, line: withNameLast(question, language) };
}

function read(
  text: string,
  language: LoadedLanguage,
  { context, isChoice }: Pick<Inquiry, 'context' | 'isChoice'>,
) {
  const { lexicon, names, likely } = language;
  const question = parseIn(text, language, context);
  const { line, bare, many, alone, target, oven } = question;
  const isHeat = alone !== null && (oven || hasPhrase(tokensOf(text), lexicon.list.heat));
  if (line === '' || (isHeat && !target))
    return { answer: hintAnswer(namesGasSteps(tokensOf(text), lexicon) ? 'gas-steps' : 'unread'), bare };
  const reask: Reask = (other) => (isChoice ? null : answerChoice(other, language, context));
  if (many && asksForCount(many, language))
    return countAnswer(many, question, { ...language, context, reask });
  const inquiry = { text, question, lexicon, names, likely, context, reask, isChoice };
  const answer = ovenAnswer(inquiry) ?? lengthAnswer(inquiry);
  if (answer && !question.target?.measure) return { answer, bare };
  // An inch of ginger has a weight
  const amount = amountAnswer(inquiry);
  return answer && amount.answer.kind !== 'answer' ? { answer, bare } : amount;
}

/** Reads a question in one language; one for a spoon, two amounts, or two foods at once, as a question for each. */
export function readInLanguage(text: string, language: LoadedLanguage, context: AskContext): QuestionReading {
  const several = context.rare.severalNumbers;
  const reask: Reask = (other) => answerChoice(other, language, context);
  const readAny = (other: string) => read(other, language, { context, isChoice: false });
  const readers = {
    ...{ reask, parseTargetFirst, parseTargetLast, withoutRegion },
    read: (other: string) => readAny(other).answer,
  };
  // Words beside two amounts are read before a food is looked for in them
  const beside =
    several?.askTotal(text, language.lexicon, readers) ??
    context.rare.compare?.(text, language.lexicon, readers);
  if (beside) return { answer: beside, bare: false };
  const spoons = spoonChoices(text, language.lexicon, reask);
  if (spoons) return { answer: { kind: 'choose', choices: spoons }, bare: false };
  const reading = readAny(text);
  if (reading.answer.kind !== 'hint') return reading;
  const packs = reading.answer.code === 'no-piece' ? packChoices(text, language.lexicon, reask) : null;
  if (packs) return { answer: { kind: 'choose', choices: packs }, bare: reading.bare };
  if (CONCLUSIVE_HINTS.has(reading.answer.code)) return reading;
  const answer = several?.askTwo(text, language.lexicon, readers);
  return answer ? { answer, bare: false } : reading;
}

/** The answer to a rewritten question; null if it is not certain. */
export function answerChoice(text: string, language: LoadedLanguage, context: AskContext): AskResult | null {
  const { answer } = read(text, language, { context, isChoice: true });
  return answer.kind === 'answer' ? answer.result : null;
}
