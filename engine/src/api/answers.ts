import type {
  AmountAnswer,
  AskResult,
  CountAnswer,
  ExchangeAnswer,
  GelatinAnswer,
  LengthAnswer,
  OvenAnswer,
  PanShapeAnswer,
  PanSwapAnswer,
  YeastAnswer,
} from '../ask/askAnswer.ts';
import { nameOf } from '../ask/foodNames.ts';
import type { NutrientAnswer } from '../ask/nutrientResults.ts';
import type { GuestsAnswer, PortionAnswer } from '../ask/portionResults.ts';
import type { MeasureCountAnswer, VesselCountAnswer } from '../ask/vesselCount.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';

/** A food in an answer. */
export interface AnsweredFood {
  id: string;
  /** Its name in the first of the languages. */
  name: string;
  /** How the cup is filled; null for a food that no source weighs by the cup. */
  fill: string | null;
  /** Who published its weight. */
  sources: readonly string[];
}

/** A converted amount, unrounded. */
export interface ConvertedAmount extends Omit<AmountAnswer, 'food'> {
  food: AnsweredFood | null;
}

/** How many pieces an amount makes, unrounded. */
export interface CountedPieces extends Omit<CountAnswer, 'food'> {
  food: AnsweredFood;
}

/** Another kind of yeast for the same rise, in grams, unrounded. */
export interface ConvertedYeast extends Omit<YeastAnswer, 'from' | 'to'> {
  from: ConvertedAmount;
  to: AnsweredFood;
}

/** Leaves of gelatin, or grams of powder, that set as firm; unrounded. */
export interface ConvertedGelatin extends Omit<GelatinAnswer, 'from' | 'to'> {
  from: ConvertedAmount;
  to: AnsweredFood;
}

/** How many vessels an amount fills, unrounded. */
export interface FilledVessels extends Omit<VesselCountAnswer, 'of'> {
  of: ConvertedAmount;
}

/** How many parts of a measure an amount fills, unrounded. */
export interface FilledMeasures extends Omit<MeasureCountAnswer, 'of' | 'each'> {
  of: ConvertedAmount;
  each: ConvertedAmount;
}

/** What an amount of a food holds, unrounded. */
export interface ContainedNutrient extends Omit<NutrientAnswer, 'of'> {
  of: ConvertedAmount;
}

/**
 * A converted amount, a number of pieces, vessels or parts of a measure, yeast, gelatin, what a food holds, portions, for
 * how many guests an amount is enough, an oven setting, a length, a pan of another shape, or a pan swap; `kind` tells
 * which.
 */
export type Answer =
  | ConvertedAmount
  | CountedPieces
  | ConvertedYeast
  | ConvertedGelatin
  | ContainedNutrient
  | FilledVessels
  | FilledMeasures
  | PortionAnswer
  | GuestsAnswer
  | OvenAnswer
  | LengthAnswer
  | PanShapeAnswer
  | PanSwapAnswer;

const answeredFood = (found: FoodWay, sources: readonly string[]): AnsweredFood => ({
  id: found.food.id,
  name: nameOf(found),
  fill: found.way?.id ?? null,
  sources,
});

const sourcesOf = ({ way }: FoodWay, { basis, given }: AmountAnswer): readonly string[] =>
  basis === 'piece' && given.kind === 'pieces' ? [given.piece.source] : (way?.sources ?? []);

const amountOf = (result: AmountAnswer): ConvertedAmount => ({
  ...result,
  food: result.food && answeredFood(result.food, sourcesOf(result.food, result)),
});

/** What the parts of the engine answer. */
export type AnyResult =
  | AskResult
  | ExchangeAnswer
  | NutrientAnswer
  | PortionAnswer
  | GuestsAnswer
  | VesselCountAnswer
  | MeasureCountAnswer;

/** A result as others get it: its foods by their names. */
export function answerOf(result: AnyResult): Answer {
  if (result.kind === 'amount') return amountOf(result);
  if (result.kind === 'nutrient') return { ...result, of: amountOf(result.of) };
  if (result.kind === 'vessel-count') return { ...result, of: amountOf(result.of) };
  if (result.kind === 'measure-count')
    return { ...result, of: amountOf(result.of), each: amountOf(result.each) };
  if (result.kind === 'count') return { ...result, food: answeredFood(result.food, [result.piece.source]) };
  if (result.kind === 'yeast' || result.kind === 'gelatin')
    return {
      ...result,
      from: amountOf(result.from),
      to: answeredFood(result.to, result.to.way?.sources ?? []),
    };
  return result;
}
