import type { SafeTemperatureId } from './safeTemperatures.ts';
import type { CookingMethod, Protein } from './timeByWeight.ts';

type CutId =
  | 'rib-bone'
  | 'rib-boneless'
  | 'round'
  | 'tenderloin'
  | 'loin'
  | 'butt'
  | 'small-chicken'
  | 'large-chicken'
  | OtherRoast;

/** Roasts that our rule does not cover. */
export type OtherRoast =
  | 'goose'
  | 'duck'
  | 'small-turkey'
  | 'large-turkey'
  | 'turkey-breast'
  | 'lamb-leg'
  | 'lamb-leg-boneless'
  | 'lamb-shoulder'
  | 'veal-rib'
  | 'veal-loin';

export type ChartId = 'beef-roast' | 'pork-roast' | 'chicken-roast' | 'chicken-grill';

type Range = readonly [low: number, high: number];

/** A row of an official chart: minutes per pound, or in total, for a range of weights in pounds. */
export interface ChartRow {
  cut: CutId;
  pounds: Range;
  oven: { fahrenheit: number; celsius: number } | null;
  time: { kind: 'per-pound' | 'total'; minutes: Range };
}

/** The charts give degrees Fahrenheit; `celsius` is the nearest dial setting. */
const AT_325 = { fahrenheit: 325, celsius: 160 };
const AT_350 = { fahrenheit: 350, celsius: 180 };
const AT_425 = { fahrenheit: 425, celsius: 220 };
const perPound = (low: number, high = low) => ({ kind: 'per-pound' as const, minutes: [low, high] as const });
const total = (low: number, high: number) => ({ kind: 'total' as const, minutes: [low, high] as const });

/**
 * Official charts to compare our rule with. Roasts: meat and poultry roasting charts of FoodSafety.gov (poultry part
 * reviewed 2023). Grilled chicken: USDA chicken page.
 */
export const CHARTS: Readonly<Record<ChartId, readonly ChartRow[]>> = {
  'beef-roast': [
    { cut: 'rib-bone', pounds: [4, 6], oven: AT_325, time: perPound(23, 25) },
    { cut: 'rib-boneless', pounds: [4, 6], oven: AT_325, time: perPound(28, 33) },
    { cut: 'round', pounds: [2.5, 4], oven: AT_325, time: perPound(30, 35) },
    { cut: 'tenderloin', pounds: [4, 6], oven: AT_425, time: total(45, 60) },
  ],
  'pork-roast': [
    { cut: 'loin', pounds: [2, 5], oven: AT_350, time: perPound(20) },
    { cut: 'butt', pounds: [3, 6], oven: AT_350, time: perPound(45) },
  ],
  'chicken-roast': [
    { cut: 'small-chicken', pounds: [3, 4], oven: AT_350, time: total(75, 90) },
    { cut: 'large-chicken', pounds: [5, 7], oven: AT_350, time: total(120, 135) },
  ],
  'chicken-grill': [
    { cut: 'small-chicken', pounds: [3, 4], oven: null, time: total(60, 75) },
    { cut: 'large-chicken', pounds: [5, 7], oven: null, time: perPound(18, 25) },
  ],
};

/**
 * Roasts of holidays and Sundays that our rule does not cover, with the row of the safe temperatures each belongs to;
 * birds without stuffing. Poultry roasting chart (reviewed September 2023) and meat roasting chart of FoodSafety.gov.
 */
export const OTHER_ROASTS = [
  { cut: 'goose', pounds: [8, 12], oven: AT_325, time: total(150, 180), safe: 'poultry' }, // "young goose"
  { cut: 'duck', pounds: [4, 6], oven: AT_350, time: perPound(30, 35), safe: 'poultry' },
  { cut: 'small-turkey', pounds: [8, 12], oven: AT_325, time: total(165, 180), safe: 'poultry' },
  { cut: 'large-turkey', pounds: [12, 14], oven: AT_325, time: total(180, 225), safe: 'poultry' },
  { cut: 'turkey-breast', pounds: [4, 6], oven: AT_325, time: total(90, 135), safe: 'poultry' },
  { cut: 'lamb-leg', pounds: [5, 7], oven: AT_325, time: perPound(20, 25), safe: 'beef-pork-lamb' },
  { cut: 'lamb-leg-boneless', pounds: [4, 7], oven: AT_325, time: perPound(25, 30), safe: 'beef-pork-lamb' },
  { cut: 'lamb-shoulder', pounds: [3, 4], oven: AT_325, time: perPound(30, 35), safe: 'beef-pork-lamb' },
  { cut: 'veal-rib', pounds: [4, 5], oven: AT_325, time: perPound(25, 27), safe: 'beef-pork-lamb' },
  { cut: 'veal-loin', pounds: [3, 4], oven: AT_325, time: perPound(34, 36), safe: 'beef-pork-lamb' },
] as const satisfies readonly (ChartRow & { cut: OtherRoast; safe: SafeTemperatureId })[];

/** The row of a roast that our rule does not cover. */
export function otherRoast(cut: OtherRoast): (typeof OTHER_ROASTS)[number] {
  const row = OTHER_ROASTS.find((each) => each.cut === cut);
  if (!row) throw new Error(cut);
  return row;
}

/** The chart for a protein and method, or null. */
export function findChart(protein: Protein, method: CookingMethod): ChartId | null {
  const id = `${protein}-${method}`;
  return Object.hasOwn(CHARTS, id) ? (id as ChartId) : null;
}

/** The range of whole minutes for a weight in pounds; null for totals and for weights the row does not cover. */
export function findMinutes({ pounds: [min, max], time }: ChartRow, pounds: number): Range | null {
  if (time.kind === 'total' || pounds < min || pounds > max) return null;
  const [low, high] = time.minutes;
  return [Math.round(low * pounds), Math.round(high * pounds)];
}

export interface ChartSpan {
  /** From the quickest cut to the slowest, in whole minutes. */
  minutes: Range;
  oven: ChartRow['oven'];
}

/**
 * The range a chart gives for a weight in pounds, over all cuts for the first oven it names: a tenderloin in a hot oven
 * is another dish. Null for weights the chart does not cover.
 */
export function findChartSpan(chart: ChartId, pounds: number): ChartSpan | null {
  const [first, ...others] = CHARTS[chart];
  if (!first) return null;
  const times = [first, ...others]
    .filter(({ oven, pounds: [min, max] }) => oven === first.oven && pounds >= min && pounds <= max)
    .map((row) => (row.time.kind === 'total' ? row.time.minutes : findMinutes(row, pounds)))
    .filter((range) => range !== null);
  if (times.length === 0) return null;
  const ends = times.flat();
  return { minutes: [Math.min(...ends), Math.max(...ends)], oven: first.oven };
}
