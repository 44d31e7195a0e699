import type { PortionError, portions } from '../calculators/portions/portions.ts';
import type { PortionFoodId } from '../calculators/portions/portionTable.ts';
import { foldName } from '../foods/match/findFoods.ts';
import { unitFor } from '../kitchens/measureMeaning.ts';
import type { PortionWords } from '../language/askWords/askWords.ts';
import { UNITS } from '../units/units.ts';
import { type AmbiguousNumber, resolveNumber } from './ambiguousNumber.ts';
import type { AskOutcome } from './ask.ts';
import type { AskAnswer, Choice, Choices, HintCode, PortionAnswer } from './askAnswer.ts';
import { type AskContext, bestAnswered, loadedLanguages } from './askContext.ts';
import type { askLexicon } from './askLexicon.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { findLoneFood } from './loneFood.ts';
import { type PortionQuestion, splitPortionQuestion } from './portionQuestion.ts';

/** The portions by foods of the list, and by foods that these are kinds of; null for a kind that has none. */
const PORTIONS_OF: Readonly<Partial<Record<string, PortionFoodId | null>>> = {
  'pasta-dried': 'pasta',
  'soup-pasta': null,
  'lasagna-sheets': null,
  cannelloni: null,
  rice: 'rice',
  couscous: 'couscous',
  quinoa: 'quinoa',
  lentils: 'lentils',
  oats: 'oats',
  'potatoes-diced': 'potatoes',
  bread: 'bread',
  'stale-bread': null,
  'mixed-vegetables': 'vegetables',
  'soup-vegetables': null,
  beef: 'meat',
  'beef-steak': 'meat',
  'beef-short-ribs': 'meatOnBone',
  'beef-shank': 'meatOnBone',
  veal: 'meat',
  'veal-chops': 'meatOnBone',
  'veal-shank': 'meatOnBone',
  pork: 'meat',
  'pork-chops': 'meatOnBone',
  'pork-ribs': 'meatOnBone',
  lamb: 'meat',
  'lamb-leg': 'meatOnBone',
  'lamb-chops': 'meatOnBone',
  'lamb-shanks': 'meatOnBone',
  'ground-meat': 'meat',
  'ground-beef': 'meat',
  'chicken-breasts': 'meat',
  'turkey-breast': 'meat',
  'whole-chicken': 'chicken',
  goose: 'goose',
  fish: 'fish',
  raclette: 'raclette',
  'fondue-cheese': 'fondue',
  'ice-cream': 'iceCream',
};

/** What a question for portions is answered with; functions are passed, so that code loaded before is not loaded again. */
export interface PortionReaders {
  askLexicon: typeof askLexicon;
  findLoneFood: typeof findLoneFood;
  portions: typeof portions;
}

interface Asked extends PortionReaders {
  question: PortionQuestion;
  words: PortionWords;
  context: AskContext;
  text: string;
}

type Answer = AskAnswer<PortionAnswer>;
const hint = (code: HintCode, words = ''): Answer => ({ kind: 'hint', code, words });

const ERRORS: Readonly<Record<PortionError, HintCode>> = {
  'unknown-food': 'no-portions',
  'invalid-guests': 'unread',
  'invalid-children': 'unread',
  'too-many-children': 'two-amounts',
};

/** The foods with portions that a text may mean: by a word for it, else as a food of the list. */
function portionFoods({ question, words, findLoneFood }: Asked, language: QuestionLanguage): PortionFoodId[] {
  const name = foldName(question.food);
  const named = (Object.entries(words.foods) as [PortionFoodId, readonly string[]][]).flatMap(
    ([id, names]) => (names.some((one) => foldName(one) === name) ? [id] : []),
  );
  if (named.length > 0) return named;
  const found = findLoneFood(question.food, language)?.food;
  if (!found) return [];
  const own = PORTIONS_OF[found.id];
  const portion = own === undefined ? PORTIONS_OF[found.of ?? ''] : own;
  return portion ? [portion] : [];
}

/** How much of a food the guests of a question get. */
function answerFor({ question, context: { kitchen }, portions }: Asked, food: PortionFoodId): Answer {
  const { guests, children, cooked, measure, dish } = question;
  const found = portions({ food, country: kitchen.country, guests, children, ...(dish && { dish }) });
  if (!found.ok) return hint(ERRORS[found.code]);
  const { value } = found;
  if (cooked && value.served?.as !== 'cooked') return hint('no-portions', question.food);
  if (dish && value.dish !== dish) return hint('no-portions', question.food);
  const named = measure && unitFor(kitchen.country, measure);
  if (named && (UNITS[named].kind === 'weight') !== (value.unit === 'g'))
    return hint('no-portions', question.food);
  return {
    kind: 'answer',
    result: { kind: 'portions', ...value, food, guests, children, cooked, named },
    choices: [],
  };
}

/** The foods with the question for each. */
function choose(asked: Asked, foods: readonly PortionFoodId[]): Answer {
  const { text, question, words } = asked;
  const options = foods.flatMap((food): Choice<PortionAnswer>[] => {
    const answer = answerFor(asked, food);
    const name = words.foods[food]?.[0] ?? question.food;
    return answer.kind === 'answer'
      ? [{ question: text.replace(question.food, () => name), result: answer.result }]
      : [];
  });
  const [first, second] = options;
  if (!first) return hint('no-portions', question.food);
  if (!second) return { kind: 'answer', result: first.result, choices: [] };
  return { kind: 'choose', choices: { about: 'food', options } };
}

function answerIn(text: string, code: string, { context, readers }: Read): Answer | null {
  const data = context.data[code];
  if (!data) return null;
  const lexicon = readers.askLexicon(data.names.index.lexicon, data.words);
  const question = splitPortionQuestion(text, lexicon);
  if (!question) return null;
  const asked = { ...readers, question, words: data.words.portions, context, text };
  const foods = portionFoods(asked, { lexicon, names: data.names });
  if (foods.length === 0) return question.asks ? hint('no-portions', question.food) : null;
  const { guests, children } = question;
  if (guests <= 0 || children < 0) return hint('not-positive');
  if (guests > MAX_GUESTS) return hint('too-large');
  return choose(asked, foods);
}

/** More are a canteen's, which has its own rules. */
const MAX_GUESTS = 10_000;

interface Read {
  context: AskContext;
  readers: PortionReaders;
}

/** Asks which of two numbers of guests is meant, if both have an answer. */
function whichNumber(
  answer: Answer,
  { decimal, thousands, values }: AmbiguousNumber,
  read: { code: string } & Read,
): Answer {
  if (answer.kind !== 'answer') return answer;
  const other = answerIn(decimal, read.code, read);
  if (other?.kind !== 'answer') return answer;
  const options: Choices<PortionAnswer>['options'] = [
    { question: thousands, number: values[1], result: answer.result },
    { question: decimal, number: values[0], result: other.result },
  ];
  return { kind: 'choose', choices: { about: 'number', options } };
}

/**
 * Answers a question for how much of a food guests get, such as `how much pasta for 6 people`, in the loaded language
 * that knows all of it, by the portions of the kitchen's country; null for any other question.
 */
export function answerPortions(
  typed: string,
  context: AskContext,
  readers: PortionReaders,
): AskOutcome<PortionAnswer> | null {
  const text = typed.trim();
  const page = context.lexicons[context.language];
  const found = loadedLanguages(context).flatMap((code) => {
    const lexicon = context.lexicons[code];
    if (!lexicon || !page) return [];
    const read = { code, context, readers };
    const { text: plain, ambiguous } = resolveNumber(text, lexicon.words, page.words);
    const answer = answerIn(plain, code, read);
    return answer
      ? [{ language: code, answer: ambiguous ? whichNumber(answer, ambiguous, read) : answer }]
      : [];
  });
  const best = bestAnswered(found, ({ answer }) => answer);
  return best ? { ...best, missing: [], exact: best.answer.kind !== 'hint' } : null;
}
