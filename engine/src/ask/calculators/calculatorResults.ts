import type { BrineError, BrineSalt } from '../../calculators/brine.ts';
import type { BrineMethod } from '../../calculators/brineMethods.ts';
import type { Minutes, RoastTime } from '../../calculators/cookingDurations.ts';
import type { EggCount, EggSize } from '../../calculators/eggs.ts';
import type { SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import type { SugarReading, SugarStageId } from '../../calculators/sugarStages.ts';
import type { FoodWay } from '../../foods/match/listedNames.ts';
import type { EggDone, ThawPlace } from '../../language/calculatorWords/calculatorWords.ts';
import type { GasMark } from '../../temperature/gasMark.ts';
import type { DegreeScale } from '../../temperature/shownBy.ts';
import type { TimeUnit } from '../../time/duration.ts';

/** The degrees that a question asks for; null if it names none. */
export interface WantedScale {
  scale: DegreeScale | null;
}

/** The lowest safe temperature inside of food, by its row of the chart. */
export interface HeatAnswer extends WantedScale {
  kind: 'heat';
  food: SafeTemperatureId;
}

/** Where water boils: meters above the sea as asked, and degrees Celsius, unrounded. */
export interface BoilingAnswer extends WantedScale {
  kind: 'boiling';
  altitude: { value: number; unit: 'm' | 'ft' };
  celsius: number;
}

/** Water boils at a place whose height the question does not give. */
export interface BoilingRefusal {
  kind: 'boiling-refused';
}

/** Water for flour, or what hydration two amounts make; grams and percent, unrounded. */
export interface DoughAnswer {
  kind: 'dough';
  asked: 'water' | 'flour' | 'hydration';
  flour: number;
  water: number;
  percent: number;
}

/** A percentage of a weight in grams: salt for flour; or the weight with or without it. */
export interface ShareAnswer {
  kind: 'share';
  /** Set where the percentage is asked for. */
  asked?: 'percent';
  weight: number;
  percent: number;
  sign: '×' | '+' | '−';
}

/** Salt for so many grams of food or water; without a method by the percentage alone, which nobody tested. */
export interface BrineAnswer {
  kind: 'brine';
  weight: number;
  percent: number;
  /** Grams of salt. */
  grams: number;
  method: { row: BrineMethod; salt: BrineSalt } | null;
}

/** A percentage outside of the tested range of a method, for which no amount is given. */
export interface BrineRefusal {
  kind: 'brine-refused';
  code: BrineError;
  method: BrineMethod;
}

/** The degrees of a stage of sugar, at an altitude in meters. */
export interface SugarHeatAnswer extends WantedScale {
  kind: 'sugar-heat';
  stage: SugarStageId;
  meters: number;
  /** Degrees Fahrenheit there, from and to. */
  fahrenheit: readonly [number, number];
}

/** The stage of a syrup by what a thermometer shows, in °F. */
export interface SugarStageAnswer {
  kind: 'sugar-stage';
  fahrenheit: number;
  meters: number;
  reading: SugarReading;
}

/** A dry food and what it weighs cooked, in grams, unrounded; `asked` is which of the two the question wants. */
export interface CookedAnswer {
  kind: 'cooked';
  food: FoodWay;
  asked: 'cooked' | 'dry';
  dry: number;
  cooked: number;
}

/** So many eggs of a size as those of another. */
export interface EggSwap {
  /** Asks for it alone. */
  question: string;
  count: number;
  from: EggSize;
  to: EggSize;
  made: EggCount;
}

/** Eggs of another size; several where a question does not say whose are counted. */
export interface EggsAnswer {
  kind: 'eggs';
  swaps: readonly EggSwap[];
}

/** A time, in whole seconds, and the unit that it is wanted in. */
export interface TimeAnswer {
  kind: 'time';
  seconds: number;
  to: Exclude<TimeUnit, 'day'>;
}

/** Degrees Celsius and the step of a German gas oven, or the two that they are between. */
export interface GasStepAnswer {
  kind: 'gas-step';
  celsius: number;
  steps: readonly number[];
  asked: 'degrees' | 'step';
}

/** The gas marks that old recipes call a moderate oven or the like, the coolest first; at least one. */
export interface OvenTermAnswer extends WantedScale {
  kind: 'oven-term';
  rows: readonly GasMark[];
}

/** How long a food boils, by its row. */
export interface BoilTimeAnswer {
  kind: 'boil-time';
  food: FoodWay;
}

/** How long an egg boils. */
export interface EggTimeAnswer {
  kind: 'egg-time';
  done: EggDone;
}

/** The same where the question does not say how done it should be. */
export interface EggTimesAnswer {
  kind: 'egg-times';
}

/** How long a roast takes; pounds as asked, null for the time by the pound. */
export interface RoastTimeAnswer {
  kind: 'roast-time';
  pounds: number | null;
  time: RoastTime;
}

/** How long frozen food thaws in the fridge and in cold water, the place that is asked for first. */
export interface ThawAnswer {
  kind: 'thaw';
  pounds: number;
  places: readonly { place: ThawPlace; minutes: Minutes }[];
}

/** A bird thaws and roasts by its weight, which the question does not give. */
export interface TimeRefusal {
  kind: 'time-refused';
}

/** What an air fryer is set to for an oven's setting, or an oven for an air fryer's; the other in degrees Celsius. */
export interface FryerAnswer {
  kind: 'fryer';
  value: number;
  scale: DegreeScale;
  celsius: number;
  wanted: DegreeScale;
  toFryer: boolean;
}

export type CalculatorAnswer =
  | BoilTimeAnswer
  | EggTimeAnswer
  | EggTimesAnswer
  | RoastTimeAnswer
  | ThawAnswer
  | TimeRefusal
  | FryerAnswer
  | EggsAnswer
  | GasStepAnswer
  | TimeAnswer
  | OvenTermAnswer
  | HeatAnswer
  | CookedAnswer
  | BoilingAnswer
  | BoilingRefusal
  | DoughAnswer
  | BrineAnswer
  | ShareAnswer
  | BrineRefusal
  | SugarHeatAnswer
  | SugarStageAnswer;
