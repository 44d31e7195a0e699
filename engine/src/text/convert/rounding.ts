import { kitchenFraction } from '../../quantity/fraction.ts';
import { MEASURES, type MeasureId } from '../../units/measureWords.ts';

export type TargetSystem = 'metric' | 'us';

/** An amount rounded to what a kitchen can measure. */
export interface Rounded {
  values: readonly number[];
  unit: string;
}

const toStep = (value: number, step: number) => Number((Math.round(value / step) * step).toPrecision(12));

/** Grams or milliliters as a scale or a jug shows them. */
const metricStep = (value: number) =>
  value < 2 ? 0.1 : value < 10 ? 0.5 : value < 50 ? 1 : value < 250 ? 5 : 10;
/** Milliliters: a jug has 10 ml steps from 100 on. */
const volumeStep = (value: number) =>
  value < 2 ? 0.1 : value < 10 ? 0.5 : value < 20 ? 1 : value < 100 ? 5 : 10;

/** Grams or milliliters, in kg or l from a thousand up. */
export function roundMetric(values: readonly number[], kind: 'volume' | 'weight'): Rounded {
  const rounded = values.map((value) =>
    toStep(value, kind === 'weight' ? metricStep(value) : volumeStep(value)),
  );
  const large = Math.max(...rounded) >= 1000;
  const [small, big] = kind === 'weight' ? ['g', 'kg'] : ['ml', 'l'];
  // `0.9–1.4 kg`: the lower end of a range in steps of 50 g
  const inLarge = (value: number) => (value < 1000 ? toStep(value / 1000, 0.05) : value / 1000);
  return { values: large ? rounded.map(inLarge) : rounded, unit: large ? big : small };
}

/** The most that cups in fractions may be off; otherwise tablespoons are used. */
const CUP_TOLERANCE = 0.06;

/** The nearest kitchen fraction, or the value itself if it is below an eighth. */
const toFraction = (value: number) => {
  const near = kitchenFraction(value);
  return near ? near.whole + near.numerator / near.denominator : value;
};

const isClose = (value: number, near: number) => Math.abs(near - value) <= CUP_TOLERANCE * value;

/** Cups, tablespoons or teaspoons for milliliters. */
export function roundUsVolume(milliliters: readonly number[]): Rounded {
  const largest = Math.max(...milliliters);
  const inUnit = (unit: MeasureId) => milliliters.map((value) => value / MEASURES[unit].size);
  const cups = inUnit('cup');
  const fits = cups.every((value) => isClose(value, toFraction(value)));
  if (largest >= 56 && (fits || largest > 240)) return { values: cups.map(toFraction), unit: 'cup' };
  if (largest >= 14)
    return {
      values: inUnit('tbsp').map((value) => (value < 4 ? toFraction(value) : toStep(value, 0.5))),
      unit: 'tbsp',
    };
  return { values: inUnit('tsp').map((value) => Math.max(0.125, toFraction(value))), unit: 'tsp' };
}

/** Ounces, or pounds if they come out even. */
function roundUsWeight(grams: readonly number[]): Rounded {
  const pounds = grams.map((value) => value / MEASURES.lb.size);
  const inPounds =
    Math.min(...pounds) >= 0.95 &&
    pounds.every((value) => Math.abs(toStep(value, 0.25) - value) <= 0.04 * value);
  if (inPounds) return { values: pounds.map((value) => toStep(value, 0.25)), unit: 'lb' };
  const step = (value: number) =>
    value < 1
      ? toStep(value, value < 0.2 ? 0.01 : 0.1)
      : value < 4
        ? toStep(value, 0.25)
        : value < 10
          ? toStep(value, 0.5)
          : toStep(value, 1);
  return { values: grams.map((value) => step(value / MEASURES.oz.size)), unit: 'oz' };
}

/** Milliliters or grams in a system's own measures. */
export function roundIn(system: TargetSystem, values: readonly number[], kind: 'volume' | 'weight'): Rounded {
  if (system === 'metric') return roundMetric(values, kind);
  return kind === 'weight' ? roundUsWeight(values) : roundUsVolume(values);
}

/** Centimeters: tenths below 2, halves below 6, then whole ones. */
export const roundCentimeters = (value: number) => toStep(value, value < 2 ? 0.1 : value < 6 ? 0.5 : 1);

const SIXTEENTHS = 0.4;

/** Inches as rulers show them: sixteenths below 0.4, eighths below 1, quarters below 12, halves above. */
export function roundInches(value: number): number {
  if (value < 1 / 32) return toStep(value, 0.01);
  if (value < SIXTEENTHS) return toStep(value, 1 / 16);
  return toStep(value, value < 1.4 ? 1 / 8 : value < 5 ? 1 / 4 : 1 / 2);
}
