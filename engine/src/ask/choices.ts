import { type FoodWay, type ListedNames, listedFoods } from '../foods/match/listedNames.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import type { ReadLine } from '../text/line/readLine.ts';
import { isMeasure } from '../units/measureWords.ts';
import { UNITS } from '../units/units.ts';
import type { AmbiguousNumber } from './ambiguousNumber.ts';
import type { AmountReading } from './askAmount.ts';
import type { AmountAnswer, AskResult, Choice, Choices } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { findFoodMeanings } from './foodMeanings.ts';
import { namesOf } from './foodNames.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens } from './phraseRuns.ts';
import { keepsRegion, rewriteQuestion } from './rewrite.ts';

/** Answers a rewritten question; null if the answer is not certain. */
export type Reask = (question: string) => AskResult | null;

interface ChoiceContext {
  question: Question;
  lexicon: AskLexicon;
  reask: Reask;
}

/** How the offered foods differ, how many are needed for a choice, and the one that the question already means. */
interface FoodOffer {
  about?: 'food' | 'shared' | 'fill';
  min?: number;
  current?: Choice | null;
}

type Offer = Omit<Choice, 'result' | 'question'> & { question: string | null };

/** Collects the choices that have an answer; null if there are fewer than two. */
export function collectChoices<Result = AskResult>(
  about: Choices['about'],
  offers: readonly Offer[],
  reask: (question: string) => Result | null,
): Choices<Result> | null {
  const options = offers.flatMap(({ question, ...offer }) => {
    const result = question === null ? null : reask(question);
    return question !== null && result ? [{ ...offer, question, result }] : [];
  });
  return options.length >= 2 ? { about, options } : null;
}

/** The question with each reading of its number; null if only one has an answer. */
export const numberChoices = <Result = AskResult>(
  { thousands, decimal, values }: AmbiguousNumber,
  reask: (question: string) => Result | null,
): Choices<Result> | null =>
  collectChoices(
    'number',
    [
      { question: thousands, number: values[1] },
      { question: decimal, number: values[0] },
    ],
    reask,
  );

/** How many of a food's names are tried. */
const MAX_NAMES_TRIED = 4;

/** The question for one food, using its first name that is read as that food; null if none is. */
function foodChoice(
  food: FoodWay,
  read: ReadLine,
  { question, lexicon, reask }: ChoiceContext,
): Choice | null {
  for (const name of namesOf(food).slice(0, MAX_NAMES_TRIED)) {
    const text = rewriteQuestion(question, read, { food: name, lexicon });
    const result = text === null ? null : reask(text);
    if (text !== null && result?.kind === 'amount' && result.food?.way === food.way)
      return { question: text, food, result };
  }
  return null;
}

/** The question for each of several foods. */
export function foodChoices(
  foods: readonly FoodWay[],
  read: ReadLine,
  { about = 'food', min: least = 2, current: asked = null, ...setting }: ChoiceContext & FoodOffer,
): Choices | null {
  if (!keepsRegion(setting.question, read)) return null;
  const options = foods.flatMap((food) =>
    asked?.food?.way === food.way ? asked : (foodChoice(food, read, setting) ?? []),
  );
  return options.length >= least ? { about, options } : null;
}

/** Choices for ounces of a liquid: by weight or by volume. */
export function ounceChoices(
  where: 'given' | 'target',
  read: ReadLine,
  { question, lexicon, reask }: ChoiceContext,
): Choices | null {
  const fluid = where === 'given' ? ({ unit: 'fluidOunce' } as const) : ({ to: 'fluidOunce' } as const);
  return collectChoices(
    'ounces',
    [
      { question: rewriteQuestion(question, read, { ...fluid, lexicon }), unit: 'fluid_ounces' },
      { question: rewriteQuestion(question, read, { byWeight: true, lexicon }), unit: 'ounces' },
    ],
    reask,
  );
}

/** Choices for a spoon of a size that nobody said: `a spoon of sugar in grams`; null for any other question. */
export function spoonChoices(
  text: string,
  { list, recipe, words: { write } }: AskLexicon,
  reask: Reask,
): Choices | null {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(
    (_, from) =>
      phraseAt(tokens, from, list.spoons) && !isMeasure(phraseAt(tokens, from, recipe.units)?.value ?? null),
  );
  const end = phraseAt(tokens, at, list.spoons)?.next;
  if (end === undefined) return null;
  const withSpoon = (spoon: 'tablespoon' | 'teaspoon') =>
    joinTokens([...tokens.slice(0, at), ...tokensOf(write[spoon]), ...tokens.slice(end)]);
  return collectChoices(
    'spoon',
    [
      { question: withSpoon('tablespoon'), unit: 'tablespoons' },
      { question: withSpoon('teaspoon'), unit: 'teaspoons' },
    ],
    reask,
  );
}

/** A pack that shops of two countries sell in other sizes, in each: `barra de mantequilla`; null for any other. */
export function packChoices(text: string, { words }: AskLexicon, reask: Reask): Choices | null {
  const options = Object.entries(words.countries).flatMap(([region, [place]]) => {
    const question = `${text} ${place}`;
    const result = reask(question);
    const given = result?.kind === 'amount' ? result.given : null;
    return result && given?.kind === 'pieces' && given.piece.market === region ? { question, result } : [];
  });
  return options.length === 2 ? { about: 'each', options } : null;
}

function cupChoices(
  where: 'given' | 'target',
  read: ReadLine,
  { question, lexicon, reask }: ChoiceContext,
): Choices | null {
  const cup = (id: 'usCup' | 'metricCup') => (where === 'given' ? { unit: id } : { to: id });
  // Without a food, a `taza de café` is full of coffee
  const ofSameFood: Reask = (text) => {
    const result = reask(text);
    return read.food === '' && result?.kind === 'amount' && result.food ? null : result;
  };
  return collectChoices(
    'cup',
    [
      { question: rewriteQuestion(question, read, { ...cup('metricCup'), lexicon }), unit: 'metric_cup' },
      { question: rewriteQuestion(question, read, { ...cup('usCup'), lexicon }), unit: 'cups' },
      // What cooks drink from holds half as much.
      ...(where === 'given'
        ? [
            {
              question: rewriteQuestion(question, read, { unit: 'coffeeCup', lexicon }),
              unit: 'coffeeCup',
            } as const,
          ]
        : []),
    ],
    ofSameFood,
  );
}

/** Whether an answer depends on the kind of food, or on how its cup is filled. */
const dependsOnDensity = ({ main, given, food }: AmountAnswer) =>
  food !== null &&
  given.kind === 'amounts' &&
  given.amounts.some(({ unit }) => UNITS[unit].kind !== UNITS[main.unit].kind);

/** Other meanings of a question, each with its answer; the given answer comes first. */
export function otherMeanings(
  { answer, guessed, read }: Extract<AmountReading, { kind: 'read' }>,
  setting: ChoiceContext & { names: ListedNames; context: AskContext; text: string },
): readonly Choices[] {
  const { question, names, context, text } = setting;
  if (
    read.amounts.some(({ role }) => role === 'plus' || role === 'size') ||
    (question.region !== null && !guessed)
  )
    return [];
  const cups = guessed && cupChoices(guessed, read, setting);
  const { food } = answer;
  const hasCustomCup = food !== null && Object.hasOwn(context.kitchen.cups, food.food.id);
  const meanings =
    food && !hasCustomCup && dependsOnDensity(answer)
      ? findFoodMeanings(read.food, food, listedFoods(names))
      : null;
  const asked = food && { question: text, food, result: answer };
  const others =
    meanings && foodChoices(meanings.foods, read, { ...setting, about: meanings.about, current: asked });
  return [cups, others].filter((group) => group !== null);
}
