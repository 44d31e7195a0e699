import type { HeatTerm } from '../../temperature/gasMark.ts';
import type { TimeUnit } from '../../time/duration.ts';

/** A language's words for questions that a calculator answers, loaded when one is asked. */
export interface CalculatorWords {
  /** What asks how long something takes: `cooking time`. They are signs, too. */
  durations: readonly string[];
  /** Beside them, as what stands around any question: `does it take`. */
  durationAround: readonly string[];
  boiled: readonly string[];
  /** How done a boiled egg is. */
  eggsDone: Readonly<Record<EggDone, readonly string[]>>;
  roasted: readonly string[];
  /** Starts of words for roasts, by the rows of their charts. */
  roasts: Readonly<Record<RoastId, readonly string[]>>;
  /** Say so of what thaws; no chart times what roasts so. */
  frozen: readonly string[];
  thaws: readonly string[];
  thawPlaces: Readonly<Record<ThawPlace, readonly string[]>>;
  /** What such questions have and few others, inside of words too, in plain letters: what tells to load the rest. */
  signs: readonly string[];
  /** Beside any of them: `what is the`, `how much do I need`; nothing depends on them. */
  around: readonly string[];
  percent: readonly string[];
  /** Say that a percentage is taken from an amount or added to it. */
  takesAway: readonly string[];
  adds: readonly string[];
  feet: readonly string[];
  meters: readonly string[];
  /** What asks for the temperature inside of food, and what does so only beside a word for how done it is. */
  inside: readonly string[];
  /** What does so at the end of a question: `what temp should I cook it to`. */
  insideLast: readonly string[];
  degrees: readonly string[];
  /** How done or safe food is. */
  done: readonly string[];
  /** Starts of words for cuts, which change no temperature: `thigh`. */
  cuts: readonly string[];
  /** Starts of words for foods by the id of their row in the chart; the longest counts. */
  heats: Readonly<Record<string, readonly string[]>>;
  /** Parts of words for minced food, which is in a row of its own also where it is joined with its animal: `Rinderburger`. */
  minced: readonly string[];
  /** Parts of words for food that the chart does not have, such as liver, in languages that join words. */
  uncharted: readonly string[];
  /** Ask what a dry food weighs once it is cooked, without a word for dry; the others are beside both. */
  onceCooked: readonly string[];
  /** Those of the others that ask so of an amount of no named state: `how much does 1 cup of rice make`. */
  makes: readonly string[];
  yields: readonly string[];
  /** Words for an egg. */
  eggs: readonly string[];
  /** Beside sizes of eggs: `size`, `mine are`. */
  eggsBeside: readonly string[];
  boils: readonly string[];
  /** Before the name of a place: `in Denver`. */
  places: readonly string[];
  /** Parts of words for where water boils at other degrees: `pressure cooker`. */
  pressure: readonly string[];
  seaLevel: readonly string[];
  /** Beside an altitude: `above sea level`. */
  high: readonly string[];
  water: readonly string[];
  hydration: readonly string[];
  /** The weight of the dough from 100 g of flour. */
  doughYield: readonly string[];
  flour: readonly string[];
  brine: readonly string[];
  salt: readonly string[];
  /** What else bakers measure as a share of the flour, and is sold by no percentage of its own: `starter`. */
  shares: readonly string[];
  /** Starts of words for what a tested method is for, by its id. */
  brined: Readonly<Record<string, readonly string[]>>;
  /** Beside a stage: `syrup`, `candy`; and what asks for the stage of so many degrees. */
  sugar: readonly string[];
  stage: readonly string[];
  timeUnits: Readonly<Record<Exclude<TimeUnit, 'day'>, readonly string[]>>;
  /** Times in words, in seconds, beside a number of hours too: `and a half`. */
  times: Readonly<Record<string, number>>;
  oven: readonly string[];
  airFryer: readonly string[];
  /** Parts of words for a gas oven whose settings are steps and no gas marks. */
  gasOvens: readonly string[];
  /** What recipes call an oven's heat in place of degrees; a name may be of several. */
  heatTerms: Readonly<Record<HeatTerm, readonly string[]>>;
  /** Whole, by their ids: caramels and caramel sauce have degrees of their own. */
  stages: Readonly<Record<string, readonly string[]>>;
}

/** How done a boiled egg is. */
export type EggDone = 'soft' | 'medium' | 'hard';

/** Where frozen food thaws. */
export type ThawPlace = 'fridge' | 'water';

/** Roasts with rows of their own in the charts of cooking times. */
export type RoastId =
  | 'chicken'
  | 'turkey'
  | 'turkey-breast'
  | 'goose'
  | 'duck'
  | 'lamb-leg'
  | 'lamb-leg-boneless'
  | 'lamb-shoulder'
  | 'rib-bone'
  | 'rib-boneless'
  | 'round'
  | 'tenderloin'
  | 'loin'
  | 'butt';
