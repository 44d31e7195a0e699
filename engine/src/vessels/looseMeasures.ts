import { UNITS } from '../units/units.ts';

/** Measures that recipes name and that nobody fills to a mark. */
export type LooseId = 'knifeTip' | 'splash';

interface LooseMeasure {
  /** Milliliters of a small and of a large one. */
  ml: readonly [low: number, high: number];
  /** What it is asked in if the question names no unit: powders are weighed. */
  in: 'g' | 'ml';
  source: string;
}

/**
 * By a column of the newspaper Kurier (Maßangaben im Rezept, December 2022): a knife tip is twice a pinch, a splash two
 * centiliters. By Wikipedia (Messerspitze), a knife tip is little more than a pinch.
 */
export const LOOSE_MEASURES: Readonly<Record<LooseId, LooseMeasure>> = {
  knifeTip: { ml: [UNITS.pinch.size, 2 * UNITS.pinch.size], in: 'g', source: 'Wikipedia, Kurier' },
  splash: { ml: [20, 20], in: 'ml', source: 'Kurier' },
};
