import type { BrineMethod } from '../../calculators/brineMethods.ts';
import type { SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import type { SugarStageId } from '../../calculators/sugarStages.ts';

/** A language's words for questions that a calculator answers, loaded when one is asked. */
export interface CalculatorWords {
  /** Beside any of them: `what is the`, `how much do I need`; nothing depends on them. */
  around: readonly string[];
  percent: readonly string[];
  feet: readonly string[];
  meters: readonly string[];
  /** What asks for the temperature inside of food, and what does so only beside a word for how done it is. */
  inside: readonly string[];
  degrees: readonly string[];
  /** How done or safe food is. */
  done: readonly string[];
  /** Starts of words for cuts, which change no temperature: `thigh`. */
  cuts: readonly string[];
  /** Starts of words for foods by the row of the chart; the longest counts. */
  heats: Readonly<Record<SafeTemperatureId, readonly string[]>>;
  /** Parts of words for food that the chart does not have, such as liver, in languages that join words. */
  uncharted: readonly string[];
  boils: readonly string[];
  /** Beside an altitude: `above sea level`. */
  high: readonly string[];
  water: readonly string[];
  hydration: readonly string[];
  /** The weight of the dough from 100 g of flour. */
  doughYield: readonly string[];
  flour: readonly string[];
  brine: readonly string[];
  salt: readonly string[];
  /** Starts of words for what a tested method is for. */
  brined: Readonly<Record<Exclude<BrineMethod['id'], 'cover'>, readonly string[]>>;
  /** What tells that a word for a stage means one: `syrup`, `candy`. */
  sugar: readonly string[];
  stages: Readonly<Record<SugarStageId, readonly string[]>>;
}
