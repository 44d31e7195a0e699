import type { ShownMeasure } from './shownMeasure.ts';

/** What a jug is marked in, in milliliters; apart from the table of measures, which pages of recipes do not load. */
const MARKS = { ml: 1, cl: 10, dl: 100 } as const;
export type Jug = keyof typeof MARKS;

export const isJug = (unit: string): unit is Jug => unit in MARKS;

/** Steps in grams: from this weight on, a scale is read in these steps. */
const SCALE_STEPS = [
  [500, 5],
  [10, 1],
  [0, 0.1],
] as const;

/** Steps in milliliters: from this volume on, a jug is read in these steps; below, a syringe or a spoon. */
const JUG_STEPS = [
  [500, 10],
  [50, 5],
  [10, 1],
  [0, 0.5],
] as const;

function roundBy(steps: typeof SCALE_STEPS | typeof JUG_STEPS, value: number): number | null {
  const step = steps.find(([from]) => value >= from)?.[1];
  if (step === undefined || !Number.isFinite(value)) return null;
  // Twelve digits: a half is a half in whatever order its factors were multiplied, so that one weight reads the same
  // in a sentence and in a table.
  const count = Math.round(Number((value / step).toPrecision(12)));
  // Dividing by whole numbers keeps 0.1 from adding up to 0.30000000000000004.
  return step < 1 ? count / Math.round(1 / step) : count * step;
}

/**
 * Grams as a cook reads them off a scale: steps of 5 g from 500 g on, of 1 g from 10 g on (what kitchen scales show),
 * of 0.1 g below (what spoon scales show). Below 0.05 g nothing is shown: 0. Null for negative weights and what is not
 * a number.
 */
export const roundForScale = (grams: number): number | null => roundBy(SCALE_STEPS, grams);

/**
 * Milliliters as a cook reads them off a jug: steps of 10 ml from 500 ml on, of 5 ml from 50 ml on, of 1 ml from 10 ml
 * on, of half a milliliter below. Below 0.25 ml nothing is shown: 0. Null for negative volumes and what is not a
 * number.
 */
export const roundForJug = (milliliters: number): number | null => roundBy(JUG_STEPS, milliliters);

/** The rounded value, or two significant digits of a value too small for the tool. */
const orPrecise = (rounded: number | null, value: number): number => rounded || Number(value.toPrecision(2));

/** Grams as a scale shows them, but never 0. */
export const shownGrams = (grams: number): number => orPrecise(roundForScale(grams), grams);

/** Milliliters as a jug shows them, but never 0. */
export const shownMilliliters = (milliliters: number): number =>
  orPrecise(roundForJug(milliliters), milliliters);

type Sized = readonly [unit: ShownMeasure['unit'], size: number];

/** A number or range in the first of the larger units that its upper end reaches, else in the small one. */
function inLargest(values: readonly number[], small: ShownMeasure['unit'], larger: readonly Sized[]) {
  const [unit, size] = larger.find(([, from]) => Math.max(...values) >= from) ?? [small, 1];
  return { unit, values: values.map((value) => value / size) };
}

/** Grams, or the ends of a range, as a scale shows them; kilograms from 1000 g up. */
export const onScale = (grams: readonly number[]): ShownMeasure =>
  inLargest(grams.map(shownGrams), 'g', [['kg', 1000]]);

/** Milliliters, not rounded, in the jug's marks from one of them up; liters from 1000 ml up. */
export const inMarks = (milliliters: readonly number[], jug: Jug = 'ml'): ShownMeasure =>
  inLargest(milliliters, 'ml', [
    ['l', 1000],
    [jug, MARKS[jug]],
  ]);

/** Milliliters, or the ends of a range, as a jug shows them, in its marks; liters from 1000 ml up. */
export const inJug = (milliliters: readonly number[], jug?: Jug): ShownMeasure =>
  inMarks(milliliters.map(shownMilliliters), jug);
