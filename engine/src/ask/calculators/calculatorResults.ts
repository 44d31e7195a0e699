import type { BrineError, BrineSalt } from '../../calculators/brine.ts';
import type { BrineMethod } from '../../calculators/brineMethods.ts';
import type { EggCount, EggSize } from '../../calculators/eggs.ts';
import type { SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import type { SugarReading, SugarStageId } from '../../calculators/sugarStages.ts';
import type { FoodWay } from '../../foods/match/listedNames.ts';
import type { EggDoneness } from '../../language/calculatorWords/calculatorWords.ts';
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
  asked: 'water' | 'hydration';
  flour: number;
  water: number;
  percent: number;
}

/** A percentage of a weight in grams: salt for flour. */
export interface ShareAnswer {
  kind: 'share';
  weight: number;
  percent: number;
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

/** How long an egg boils; null for each that a yolk may be. */
export interface EggTimeAnswer {
  kind: 'egg-time';
  done: EggDoneness | null;
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

export type CalculatorAnswer =
  | EggsAnswer
  | EggTimeAnswer
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
