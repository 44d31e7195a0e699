import { fail, ok, type Result } from '../result.ts';
import { HOME_UNITS } from '../units/home.ts';

export const PROTEINS = ['chicken', 'beef', 'pork', 'fish'] as const;
export type Protein = (typeof PROTEINS)[number];

export const COOKING_METHODS = ['roast', 'grill', 'slow-cook'] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

interface Rate {
  minutesPerPound: number;
  extraMinutes: number;
}

/**
 * The site's own rule of thumb, minutes for each pound and some more. The third method, the slow cooker, has the
 * times of any other method; the fourth row, fish, those of any other meat.
 */
const RATES: Readonly<Record<Protein, Readonly<Record<CookingMethod, Rate>>>> = {
  chicken: {
    roast: { minutesPerPound: 20, extraMinutes: 15 },
    grill: { minutesPerPound: 15, extraMinutes: 5 },
    'slow-cook': { minutesPerPound: 60, extraMinutes: 30 },
  },
  beef: {
    roast: { minutesPerPound: 15, extraMinutes: 10 },
    grill: { minutesPerPound: 10, extraMinutes: 0 },
    'slow-cook': { minutesPerPound: 45, extraMinutes: 20 },
  },
  pork: {
    roast: { minutesPerPound: 25, extraMinutes: 15 },
    grill: { minutesPerPound: 18, extraMinutes: 5 },
    'slow-cook': { minutesPerPound: 60, extraMinutes: 30 },
  },
  fish: {
    roast: { minutesPerPound: 15, extraMinutes: 5 },
    grill: { minutesPerPound: 10, extraMinutes: 0 },
    'slow-cook': { minutesPerPound: 30, extraMinutes: 10 },
  },
};

export interface CookingTime {
  /** Whole minutes. */
  totalMinutes: number;
  hours: number;
  /** 0 to 59. */
  minutes: number;
}

/** So that a half minute which float noise made a little less is still rounded up. */
const NOISE = 1e-9;

/** Whether the text is the id of a protein. */
export function isProtein(id: string): id is Protein {
  return (PROTEINS as readonly string[]).includes(id);
}

/** Whether the text is the id of a cooking method. */
export function isCookingMethod(id: string): id is CookingMethod {
  return (COOKING_METHODS as readonly string[]).includes(id);
}

/** Pounds of a weight in kilograms, by the factors of the home converter. */
export function poundsFromKilograms(kilograms: number): number {
  return (kilograms * HOME_UNITS.kilograms.factor) / HOME_UNITS.pounds.factor;
}

/**
 * Estimated cooking time of a weight in pounds: pounds x minutes per pound + extra minutes, rounded to
 * whole minutes as the rule says, halves up. Error: 'invalid-weight' unless the weight is above 0.
 */
export function cookingTime(dish: {
  pounds: number | null;
  protein: Protein;
  method: CookingMethod;
}): Result<CookingTime, 'invalid-weight'> {
  if (dish.pounds === null || !(dish.pounds > 0)) return fail('invalid-weight');
  const rate = RATES[dish.protein][dish.method];
  const totalMinutes = Math.round(dish.pounds * rate.minutesPerPound + rate.extraMinutes + NOISE);
  if (!Number.isSafeInteger(totalMinutes)) return fail('invalid-weight');
  return ok({ totalMinutes, hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 });
}
