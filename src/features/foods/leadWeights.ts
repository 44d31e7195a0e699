import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import type { LeadMeasure } from './leadMeasure.ts';
import type { WeighedWay } from './weighedWays.ts';

/** The measures in large numbers on the page of a food. */
export type FigureMeasure = 'cup' | 'tablespoon' | 'teaspoon' | 'jug';

/** Milliliters: of US measures where a cup leads, else of the spoons of 15 and 5 ml. */
const MILLILITERS: Readonly<Record<LeadMeasure, Readonly<Record<FigureMeasure, number>>>> = {
  cup: { cup: US_MEASURES.cup, tablespoon: US_MEASURES.tablespoon, teaspoon: US_MEASURES.teaspoon, jug: 100 },
  spoon: {
    cup: US_MEASURES.cup,
    tablespoon: UNITS.metric_tablespoon.size,
    teaspoon: UNITS.metric_teaspoon.size,
    jug: 100,
  },
  jug: {
    cup: US_MEASURES.cup,
    tablespoon: UNITS.metric_tablespoon.size,
    teaspoon: UNITS.metric_teaspoon.size,
    jug: 100,
  },
};

/** The measures that a page shows large: the first by itself, the others below it. */
export const FIGURES: Readonly<
  Record<LeadMeasure, readonly [first: FigureMeasure, ...others: FigureMeasure[]]>
> = {
  cup: ['cup', 'tablespoon', 'teaspoon'],
  spoon: ['tablespoon', 'teaspoon', 'jug', 'cup'],
  jug: ['jug', 'cup'],
};

/** The ways that a spoon is filled, too: none is scooped with a cup. */
export const waysToSpoon = (ways: readonly WeighedWay[]) => ways.filter(({ fill }) => fill !== 'scooped');

/** The share of a US cup that a measure holds. */
export const shareOfCup = (lead: LeadMeasure, measure: FigureMeasure): number =>
  MILLILITERS[lead][measure] / US_MEASURES.cup;
