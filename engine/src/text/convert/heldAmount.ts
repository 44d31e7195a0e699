import { heldVolume } from '../../vessels/householdMeasures.ts';
import { type FoodLine, saysSize } from './foodLine.ts';

/** What the vessels of a line hold in all: milliliters of a liquid or an unknown food, else grams. */
export interface HeldAmount {
  unit: 'g' | 'ml';
  low: number;
  high: number;
}

/**
 * About what the glasses, bowls or ladles of a line hold, where its language is spoken; null if it says so itself,
 * or if it counts packets: a Becher of cream.
 */
export function heldAmount({ line, food, options }: FoodLine): HeldAmount | null {
  const { read, lexicon } = line;
  const [main] = read.amounts;
  if (!main || food?.packet || saysSize(line)) return null;
  const held = heldVolume(main, lexicon.words.country);
  if (!held) return null;
  const [low, high] = [held.low * options.factor, held.high * options.factor];
  if (!food || food.liquid || food.density === null) return { unit: 'ml', low, high };
  return { unit: 'g', low: low * (food.low ?? food.density), high: high * (food.high ?? food.density) };
}
