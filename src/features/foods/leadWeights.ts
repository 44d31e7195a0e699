import type { FillId } from '@gramwise/engine/foods/food.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import type { Language } from '#catalogs/languages.ts';
import type { LeadMeasure } from './leadMeasure.ts';
import type { WeighedWay } from './weighedWays.ts';

/** The measures in large numbers on the page of a food. */
export type FigureMeasure = 'cup' | 'tablespoon' | 'teaspoon' | 'jug';

/** The measures that a page shows large: the first by itself, the others below it. */
export type LargeMeasures = readonly [first: FigureMeasure, ...others: FigureMeasure[]];

/** Milliliters of the US measures, and of those of kitchens where cooks weigh. */
const US: Readonly<Record<FigureMeasure, number>> = { ...US_MEASURES, jug: 100 };
const METRIC: typeof US = {
  ...US,
  tablespoon: UNITS.metric_tablespoon.size,
  teaspoon: UNITS.metric_teaspoon.size,
};

/** By what a page leads with. */
export const FIGURES: Readonly<Record<LeadMeasure, LargeMeasures>> = {
  cup: ['cup', 'tablespoon', 'teaspoon'],
  spoon: ['tablespoon', 'teaspoon', 'jug', 'cup'],
  jug: ['jug', 'cup'],
};

/** Whether a spoon or a jug is filled this way, too: none is scooped with a cup. */
export const fillsSpoon = (fill: FillId): boolean => fill !== 'scooped';

export const waysToSpoon = (ways: readonly WeighedWay[]) => ways.filter(({ fill }) => fillsSpoon(fill));

/** The share of a US cup that a measure holds. */
export const shareOfCup = (language: Language, measure: FigureMeasure): number =>
  (cooksWeigh(language) ? METRIC : US)[measure] / US.cup;

/** The measure by which weights are compared: a cup; a jug's 100 ml where cooks weigh. */
export const comparedMeasure = (language: Language): 'cup' | 'jug' => (cooksWeigh(language) ? 'jug' : 'cup');

/** The share of a US cup that `comparedMeasure` holds. */
export const comparedShare = (language: Language): number => shareOfCup(language, comparedMeasure(language));
