import type { GelatinKind } from '../calculators/gelatin.ts';
import type { YeastKind } from '../calculators/yeast.ts';
import type { ListedPiece } from '../foods/listedFood.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import type { Pan } from '../pans/shapes.ts';
import type { ShownBy } from '../temperature/shownBy.ts';
import type { KitchenUnitId, LengthUnitId } from '../units/units.ts';
import type { HouseholdId } from '../vessels/householdMeasures.ts';
import type { FoundPiece } from './askPieces.ts';

/** One number, or the ends of a range, in a unit. */
export interface UnitAmount {
  values: readonly number[];
  unit: KitchenUnitId;
}

/** A glass, a bowl or a ladle, with what it holds in milliliters by a source. */
interface Vessel {
  id: HouseholdId;
  low: number;
  high: number;
  source: string;
}

/** The given quantity: amounts to add up (below zero where one is taken away), counted pieces, or counted vessels. */
export type Given =
  | { kind: 'amounts'; amounts: readonly UnitAmount[] }
  | { kind: 'pieces'; count: readonly number[]; piece: Pick<FoundPiece, 'id' | 'market' | 'source'> }
  | { kind: 'vessels'; count: readonly number[]; vessel: Vessel };

/** A converted amount, unrounded. */
export interface AmountAnswer {
  kind: 'amount';
  given: Given;
  /** What the given amount is multiplied by, such as 0.5 for `half of`. */
  factor: number;
  food: FoodWay | null;
  main: UnitAmount;
  /** The question names the unit of `main`. */
  named: boolean;
  /** Lowest and highest by source or by size, in the unit of `main`. */
  range: readonly [number, number] | null;
  /** The same in other useful units. */
  others: readonly UnitAmount[];
  /** True if the question said heaped; the answer is for a level measure. */
  level: boolean;
  /** True if the weight is printed on a can with its liquid, and the answer is what is left when drained. */
  drained: boolean;
  basis: 'exact' | 'measured' | 'own' | 'piece';
  /** What the same words mean in other countries, if different. */
  elsewhere: readonly ListedPiece[];
}

/** How many pieces an amount of a food makes, unrounded. */
export interface CountAnswer {
  kind: 'count';
  /** The amount that they make. */
  given: readonly UnitAmount[];
  food: FoodWay;
  piece: Pick<FoundPiece, 'id' | 'market' | 'source'>;
  /** Grams of one, without what is not eaten of it. */
  grams: number;
  count: number;
  /** The fewest and the most by their size and by the weight of the amount. */
  range: readonly [number, number] | null;
}

/** Another kind of yeast for the same rise. */
export interface YeastAnswer {
  kind: 'yeast';
  /** The yeast that is given, in grams. */
  from: AmountAnswer;
  fromKind: YeastKind;
  to: FoodWay;
  toKind: YeastKind;
  /** Grams of the other, unrounded, and of the heaviest packet where packets have no usual weight. */
  grams: number;
  most: number;
}

/** As much gelatin of another kind, which sets as firm, by the bloom of its powder. */
export interface GelatinAnswer {
  kind: 'gelatin';
  /** Leaves as pieces, or grams of powder. */
  from: AmountAnswer;
  to: FoodWay;
  toKind: GelatinKind;
  bloom: number | null;
  /** Leaves, or grams of powder, unrounded, with the fewest and the most by charts of makers. */
  value: number;
  range: readonly [number, number];
}

export type AskOvenScale = 'celsius' | 'fahrenheit' | 'gas-mark' | 'thermostat';

/** An oven setting; degrees unrounded. */
export interface OvenAnswer {
  kind: 'oven';
  /** As asked, in degrees or gas marks. */
  value: number;
  scale: AskOvenScale;
  /** The question is about a fan oven. */
  fan: boolean;
  /** Equivalent setting of an oven without a fan. */
  celsius: number;
  by: ShownBy;
  /** The target scale; `fan` for a fan oven. */
  to: AskOvenScale | 'fan';
  /** The scale or kind of oven that the question names for its answer. */
  wanted?: AskOvenScale | 'fan' | 'still' | undefined;
}

/** Lengths, or the sides of a pan, unrounded. */
export interface LengthAnswer {
  kind: 'length';
  values: readonly number[];
  from: LengthUnitId;
  to: LengthUnitId;
  results: readonly number[];
  sides: boolean;
  pan: boolean;
}

/** A pan as it was asked about. */
export interface AskedPan {
  /** In centimeters; the depth is unknown and set to 0. */
  pan: Pan;
  /** A diameter or sides, in the unit of the question. */
  sides: readonly number[];
  unit: LengthUnitId;
  /** How many of them; one if absent. */
  count?: number;
}

/** A pan swap: the factor for the recipe that keeps the cake's height. */
export interface PanSwapAnswer {
  kind: 'pan-swap';
  from: AskedPan;
  to: AskedPan;
  factor: number;
}

/** A pan of another shape with the same area, so that a cake is as high. */
export interface PanShapeAnswer {
  kind: 'pan-shape';
  from: AskedPan;
  to: AskedPan;
}

/** One kind of yeast or gelatin as another. */
export type ExchangeAnswer = YeastAnswer | GelatinAnswer;

export type AskResult =
  | AmountAnswer
  | CountAnswer
  | OvenAnswer
  | LengthAnswer
  | PanShapeAnswer
  | PanSwapAnswer;

/** What a choice is about; `each` is not a choice but two questions in one. */
type ChoiceAbout =
  | 'number'
  | 'ounces'
  | 'cup'
  | 'spoon'
  | 'food'
  | 'shared'
  | 'fill'
  | 'scale'
  | 'fan'
  | 'each';

/** A more specific question, with its answer. */
export interface Choice<Result = AskResult> {
  /** The full question. */
  question: string;
  /** The number, unit, food or scale that makes it specific. */
  number?: number;
  unit?: KitchenUnitId | HouseholdId;
  food?: FoodWay;
  scale?: AskOvenScale;
  /** The kind of oven that the number is for. */
  oven?: 'fan' | 'still';
  result: Result;
}

export interface Choices<Result = AskResult> {
  about: ChoiceAbout;
  options: readonly Choice<Result>[];
  /** Of two amounts that a question compares: which option is more, null where they are the same. */
  more?: { by: 'size' | 'weight'; at: number | null };
}

/** Why there is no answer. */
export type HintCode =
  | 'empty'
  | 'too-long'
  | 'too-large'
  | 'not-positive'
  | 'unknown-food'
  | 'no-piece'
  /** No source weighs that amount of a food: a cup of it, or a piece. */
  | 'no-weight'
  /** A number, unit or factor was not understood. */
  | 'left-over'
  /** One food in terms of another, or in another state: cooked rice as dry. */
  | 'other-food'
  /** Two figures for one amount. */
  | 'two-amounts'
  /** How many pieces a measure holds is asked, and no source weighs a piece. */
  | 'no-count'
  | 'too-cold'
  | 'no-gas-mark'
  | 'gas-steps'
  /** No source lists what an amount of a food holds. */
  | 'no-nutrients'
  /** No source says how much of a food a guest gets. */
  | 'no-portions'
  | 'unread';

export type AskAnswer<Result = AskResult> =
  | { kind: 'answer'; result: Result; choices: readonly Choices<Result>[] }
  /** It is ambiguous. */
  | { kind: 'choose'; choices: Choices<Result> }
  | { kind: 'hint'; code: HintCode; words: string };

/** What an answer says, or each of its choices; nothing for a hint. */
export function resultsOf<Result>(answer: AskAnswer<Result>): readonly Result[] {
  if (answer.kind === 'answer') return [answer.result];
  return answer.kind === 'choose' ? answer.choices.options.map(({ result }) => result) : [];
}

export const isOfFood = (result: AskResult): result is AmountAnswer =>
  result.kind === 'amount' && result.food !== null;

/** Whether an answer has no part that is a guess: names of foods that start so are one. */
export const isCertain = <Result>(answer: AskAnswer<Result>): boolean =>
  answer.kind === 'answer' || (answer.kind === 'choose' && answer.choices.about !== 'food');

export const hintAnswer = (code: HintCode, words = ''): AskAnswer => ({ kind: 'hint', code, words });

export const resultAnswer = (result: AskResult, choices: readonly Choices[] = []): AskAnswer => ({
  kind: 'answer',
  result,
  choices,
});

export const choiceAnswer = (choices: Choices | null, otherwise: AskAnswer): AskAnswer =>
  choices ? { kind: 'choose', choices } : otherwise;
