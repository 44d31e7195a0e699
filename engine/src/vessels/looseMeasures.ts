import { UNITS } from '../units/units.ts';

/** Measures that recipes name and that nobody fills to a mark. */
export type LooseId = 'knifeTip' | 'splash' | 'dash' | 'smidgen' | 'drop' | 'mug' | 'glass' | 'wineGlass';

interface LooseMeasure {
  /** Milliliters of a small and of a large one. */
  ml: readonly [low: number, high: number];
  /** What it is asked in if the question names no unit: powders are weighed. */
  in: 'g' | 'ml';
  source: string;
  /** Whether what falls or is poured in it is meant, and none of what is called so: chocolate drops, a jar of stock. */
  of?: 'liquid' | 'drink';
  /** The id of the food that its own name has: `a glass of wine`. */
  named?: string;
}

const TEASPOON = UNITS.teaspoons.size;

/**
 * By a column of the newspaper Kurier (Maßangaben im Rezept, December 2022): a knife tip is twice a pinch, a splash two
 * centiliters. By Wikipedia (Messerspitze), a knife tip is little more than a pinch; (Mug) a mug holds 240 to 350 ml. Allrecipes (What's a Pinch, Dash, Smidgen): a dash is 1/8 of a teaspoon, a smidgen 1/32, a drop 1/64; 20 drops
 * a milliliter by pharmacists (natural-remedies-review.com, Converting Drops to mL). Glasses of 180 to 240 ml by nurses'
 * charts of intake (slideplayer.com/slide/2553783), of 250 by Davidis. British law allows glasses of wine of 125 and 175 ml;
 * five US fluid ounces are a drink by the NIAAA.
 */
export const LOOSE_MEASURES: Readonly<Record<LooseId, LooseMeasure>> = {
  knifeTip: { ml: [UNITS.pinch.size, 2 * UNITS.pinch.size], in: 'g', source: 'Wikipedia, Kurier' },
  splash: { ml: [20, 20], in: 'ml', source: 'Kurier' },
  dash: { ml: [TEASPOON / 8, TEASPOON / 8], in: 'ml', source: 'Allrecipes' },
  smidgen: { ml: [TEASPOON / 32, TEASPOON / 32], in: 'ml', source: 'Allrecipes' },
  drop: {
    ml: [1 / 20, TEASPOON / 64],
    in: 'ml',
    source: 'Natural Remedies Review, Allrecipes',
    of: 'liquid',
  },
  mug: { ml: [240, 350], in: 'ml', source: 'Wikipedia' },
  glass: { ml: [180, 250], in: 'ml', source: 'Davidis, nursing charts', of: 'drink' },
  wineGlass: { ml: [125, 175], in: 'ml', source: 'Beer & Pub Association, NIAAA', named: 'wine' },
};
