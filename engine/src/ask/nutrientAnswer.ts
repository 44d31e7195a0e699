import type { ListedFood } from '../foods/listedFood.ts';
import type { AskWords } from '../language/askWords/askWords.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { saltOf } from '../nutrition/labelParts.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { AskOutcome } from './ask.ts';
import {
  type AmountAnswer,
  type AskResult,
  type Choices,
  isCertain,
  isOfFood,
  resultsOf,
} from './askAnswer.ts';
import { type AskContext, bestAnswered, type LanguageData, loadedLanguages } from './askContext.ts';
import { isUnlikeRow } from './isUnlikeRow.ts';
import { type NutrientQuestion, splitNutrientQuestion } from './nutrientQuestion.ts';
import type { NutrientAnswer, NutrientSource } from './nutrientResults.ts';
import { joinTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** What a question for nutrients is answered with. */
export interface NutrientReaders extends AskReaders {
  /** Null for a food without a row. */
  nutrientsOf: (food: string) => NutrientSource | null;
}

interface Asked extends NutrientReaders {
  question: NutrientQuestion;
  /** Those of its language. */
  words: AskWords;
  /** The question as typed. */
  text: string;
  context: AskContext;
}

/** The grams of an answer: what was asked about, or what it makes; null for a volume of unknown weight. */
function gramsOf(
  { sumInBaseUnits }: Asked,
  { given, factor, main, food }: AmountAnswer,
): readonly number[] | null {
  const isWeight = (unit: keyof typeof UNITS) => UNITS[unit].kind === 'weight';
  if (given.kind === 'amounts' && given.amounts.every(({ unit }) => isWeight(unit)))
    return sumInBaseUnits(given.amounts, factor);
  const sizes = main.values.map((value) => value * UNITS[main.unit].size);
  if (isWeight(main.unit)) return sizes;
  // A glass of milk
  return food?.way ? sizes.map((size) => (size * (food.way?.cup ?? 0)) / US_MEASURES.cup) : null;
}

function per100g({ nutrientsOf, question, words }: Asked, food: ListedFood) {
  const source = nutrientsOf(food.id);
  if (!source || isUnlikeRow(question, words, { food, source })) return null;
  const { row, sodium } = source;
  const salt = sodium === null ? null : saltOf(sodium);
  const amount = { ...source, salt }[question.nutrient];
  return amount === null ? null : { row, amount };
}

function answerFor(asked: Asked, of: AmountAnswer): NutrientAnswer {
  const grams = gramsOf(asked, of);
  const source = of.food && per100g(asked, of.food.food);
  const found = grams &&
    source && {
      grams,
      values: grams.map((weight) => (weight * source.amount) / 100),
      row: source.row,
    };
  return { kind: 'nutrient', nutrient: asked.question.nutrient, of, found };
}

const isVolume = ({ main }: AmountAnswer) => UNITS[main.unit].kind === 'volume';

const isPieces = (result: AskResult) => result.kind === 'amount' && result.given.kind === 'pieces';

/** The choices of the amount, each as a question for what it holds; null if one is not an amount of a food. */
function choicesOf(asked: Asked, { about, options }: Choices): Choices<NutrientAnswer> | null {
  const { text, question } = asked;
  const answers = options.flatMap(({ result, ...option }) =>
    isOfFood(result)
      ? [
          {
            ...option,
            question: text.replace(question.amount, () => option.question),
            result: answerFor(asked, result),
          },
        ]
      : [],
  );
  return answers.length === options.length ? { about, options: answers } : null;
}

/** Whether the word for the nutrient names a part that is counted, as in `Eiweiß von 5 Eiern in g`. */
function namesPieces({ ask, text, context }: Asked): boolean {
  const { answer } = ask(text, context);
  return answer.kind === 'answer' && isPieces(answer.result);
}

type Answered = AskOutcome<NutrientAnswer>;

/** The answer for an amount of a food; null if the amount is none of a food. */
function answerOf(asked: Asked, { answer }: AskOutcome): Answered['answer'] | null {
  if (answer.kind === 'hint') return null;
  if (answer.kind === 'choose') {
    const choices = choicesOf(asked, answer.choices);
    return choices && { kind: 'choose', choices };
  }
  if (!isOfFood(answer.result)) return null;
  // No protein is asked for in milliliters: `Eiweiß von 5 Eiern in ml`
  if (answer.result.named && (isVolume(answer.result) || namesPieces(asked))) return null;
  const result = answerFor(asked, answer.result);
  if (!result.found) return { kind: 'hint', code: 'no-nutrients', words: asked.question.amount };
  return { kind: 'answer', result, choices: answer.choices.flatMap((some) => choicesOf(asked, some) ?? []) };
}

interface Known {
  known: LanguageData;
  context: AskContext;
  readers: NutrientReaders;
}

/** The amount behind a vessel, whose size it is: `glass of juice 200 ml`; null if it is none. */
function amountInside(text: string, { known, context, readers }: Known): AskOutcome | null {
  const tokens = tokensOf(text);
  const vessel = phraseAt(tokens, 0, known.names.index.lexicon.units);
  const inside = vessel && readers.ask(joinTokens(tokens.slice(vessel.next)), context);
  return inside && !inside.assumed && isCertain(inside.answer) ? inside : null;
}

/** The amount that a question names; of a food alone that nobody counts 100 g, as tables have it. */
function amountFor(text: string, asked: Known): AskOutcome {
  const { known, context, readers } = asked;
  const amount = readers.ask(text, context);
  const { answer, assumed } = amount;
  const isBare = answer.kind === 'hint' ? !numberAt(tokensOf(text), 0, known.names.index.lexicon) : assumed;
  if (isBare && !resultsOf(answer).some(isPieces)) {
    const plain = readers.ask(`100 g ${known.words.write.of} ${text}`, context);
    if (plain.answer.kind === 'answer') return plain;
  }
  return isCertain(answer) ? amount : (amountInside(text, asked) ?? amount);
}

/**
 * Answers a question for what an amount of a food holds, such as `how much protein in a cup of oats`, in the loaded
 * language that knows both; null for any other question. Never a conversion.
 */
export function answerNutrient(
  typed: string,
  context: AskContext,
  readers: NutrientReaders,
): Answered | null {
  const text = typed.trim();
  const isAmount = (doubtful: NutrientQuestion['doubtful']) => {
    const { answer } = readers.ask(text, context);
    if (answer.kind === 'hint') return answer.code !== 'unknown-food' && doubtful === 'name';
    return answer.kind === 'answer' || doubtful === 'name';
  };
  const found = loadedLanguages(context).flatMap((code) => {
    const known = context.data[code];
    const question = known ? splitNutrientQuestion(text, known.words) : null;
    if (!known || !question || (question.doubtful && isAmount(question.doubtful))) return [];
    const amount = amountFor(question.amount, { known, context, readers });
    return question.doubtful === 'food' && !isCertain(amount.answer)
      ? []
      : [{ question, amount, words: known.words }];
  });
  // `calories` is a word of three languages; what stands beside it of one
  const best = bestAnswered(found, ({ amount }) => amount.answer);
  if (!best) return null;
  const { question, amount, words } = best;
  const answer = answerOf({ ...readers, question, words, text, context }, amount);
  if (answer) return { ...amount, answer };
  // The words for other nutrients are foods, too
  if (question.nutrient !== 'energy') return null;
  return { ...amount, answer: { kind: 'hint', code: 'unknown-food', words: question.amount } };
}
