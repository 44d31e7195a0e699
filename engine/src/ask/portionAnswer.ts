import { MAX_GUESTS } from '../calculators/portions/portionFood.ts';
import type { PortionError } from '../calculators/portions/portions.ts';
import type { PortionFoodId } from '../calculators/portions/portionTable.ts';
import { unitFor, unitInKitchen } from '../kitchens/measureMeaning.ts';
import type { PortionWords } from '../language/askWords/askWords.ts';
import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { UNITS } from '../units/units.ts';
import { type AmbiguousNumber, resolveNumber } from './ambiguousNumber.ts';
import type { AskOutcome } from './ask.ts';
import type { AskAnswer, Choice, Choices, HintCode } from './askAnswer.ts';
import { type AskContext, bestAnswered, loadedLanguages } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { guestsFor, type PortionReaders } from './guestsAnswer.ts';
import { splitGuestsQuestion } from './guestsQuestion.ts';
import type { Tokens } from './phraseRuns.ts';
import { portionFoods } from './portionFoods.ts';
import { type PortionQuestion, portionLists, splitPortionQuestion } from './portionQuestion.ts';
import type { GuestsAnswer, PortionAnswer } from './portionResults.ts';

interface Asked extends Pick<PortionReaders, 'portions'> {
  question: PortionQuestion;
  context: AskContext;
}

type Result = PortionAnswer | GuestsAnswer;
type Answer = AskAnswer<Result>;
type Hint = Extract<Answer, { kind: 'hint' }>;
const hint = (code: HintCode, words = ''): Hint => ({ kind: 'hint', code, words });

const ERRORS: Readonly<Record<PortionError, HintCode>> = {
  'unknown-food': 'no-portions',
  'invalid-guests': 'unread',
  'invalid-children': 'unread',
  'too-many-children': 'two-amounts',
};

/** How much of a food the guests of a question get; null where nothing is published for what it asks. */
function portionsFor(food: PortionFoodId, { question, context: { kitchen }, portions }: Asked) {
  const { guests, children, cooked, measure, dish } = question;
  const found = portions({ food, country: kitchen.country, guests, children, ...(dish && { dish }) });
  if (!found.ok) return hint(ERRORS[found.code]);
  const { value } = found;
  if ((cooked && value.served?.as !== 'cooked') || (dish && value.dish !== dish)) return null;
  const named = measure && (unitInKitchen(kitchen, measure) ?? unitFor(kitchen.country, measure));
  if (named && (UNITS[named].kind === 'weight') !== (value.unit === 'g')) return null;
  return { kind: 'portions', ...value, food, guests, children, cooked, named } as const;
}

/** The answer for each food that a name may mean; several are a choice, each with its question. */
function choose(
  { text, name, words }: { text: string; name: string; words: PortionWords },
  foods: readonly PortionFoodId[],
  answerFor: (food: PortionFoodId) => Result | Hint | null,
): Answer {
  const options: Choice<Result>[] = [];
  for (const food of foods) {
    const result = answerFor(food);
    if (result?.kind === 'hint') return result;
    if (result) options.push({ question: text.replace(name, () => words.foods[food]?.[0] ?? name), result });
  }
  const [first, second] = options;
  if (!first) return hint('no-portions', name);
  if (!second) return { kind: 'answer', result: first.result, choices: [] };
  return { kind: 'choose', choices: { about: 'food', options } };
}

/** Whether what fills a pan is asked for, which is no portion: `moule 20 cm pour combien de parts`. */
const asksOfPan = (tokens: Tokens, { words, list }: AskLexicon) =>
  hasPhrase(tokens, portionLists(words.portions).serves) && hasPhrase(tokens, list.pan);

function answerIn(text: string, code: string, { context, readers }: Read): Answer | null {
  const data = context.data[code];
  if (!data) return null;
  const lexicon = readers.askLexicon(data.names.index.lexicon, data.words);
  const words = data.words.portions;
  const foodsOf = (name: string) => portionFoods(name, words, { lexicon, names: data.names, readers });
  const given = splitGuestsQuestion(text, lexicon);
  if (given)
    return choose({ text, name: given.food, words }, foodsOf(given.food), (food) =>
      guestsFor(food, given, { context, readers }),
    );
  const tokens = tokensOf(text);
  if (asksOfPan(tokens, lexicon)) return hint('no-portions', text);
  const question = splitPortionQuestion(text, lexicon);
  // The words of `5 eggs per person`, which asks nothing, are no food's
  const isGuess = () => readers.ask(text, context).answer.kind === 'choose';
  if (!question)
    return hasPhrase(tokens, portionLists(words).each) && isGuess() ? hint('no-portions', text) : null;
  const { food: name, guests, children } = question;
  const foods = foodsOf(name);
  // `green beans for 8` are not eight of them
  const isFood = () => readers.findLoneFood(name, { lexicon, names: data.names }) !== null;
  if (foods.length === 0) return question.asks || isFood() ? hint('no-portions', name) : null;
  if (guests <= 0 || children < 0) return hint('not-positive');
  if (guests > MAX_GUESTS) return hint('too-large');
  return choose({ text, name, words }, foods, (food) =>
    portionsFor(food, { question, context, portions: readers.portions }),
  );
}

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
  const options: Choices<Result>['options'] = [
    { question: thousands, number: values[1], result: answer.result },
    { question: decimal, number: values[0], result: other.result },
  ];
  return { kind: 'choose', choices: { about: 'number', options } };
}

/**
 * Answers a question for how much of a food guests get, such as `how much pasta for 6 people`, or for how many guests an
 * amount is enough (`500 g pasta for how many people`), in the loaded language that knows all of it, by the portions of
 * the kitchen's country; null for any other question.
 */
export function answerPortions(
  typed: string,
  context: AskContext,
  readers: PortionReaders,
): AskOutcome<Result> | null {
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
