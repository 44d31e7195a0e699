import { fail, ok, type Result } from '../result.ts';
import { UNITS } from '../units/units.ts';

export const PROTEINS = ['chicken', 'beef', 'pork', 'fish'] as const;
export type Protein = (typeof PROTEINS)[number];

export const COOKING_METHODS = ['roast', 'grill', 'slow-cook'] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

interface Rate {
  minutesPerPound: number;
  extraMinutes: number;
}

/**
 * The site's own rule of thumb, from its specification: minutes per pound plus a fixed number of minutes. The
 * specification's "other" method is the slow cooker here, and its "other meat" is fish.
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

export interface TimeByWeight {
  /** Whole minutes. */
  totalMinutes: number;
  hours: number;
  /** 0 to 59. */
  minutes: number;
}

/** Makes a half minute round up even if float error left it just below .5. */
const NOISE = 1e-9;

/** Whether the text is the id of a protein. */
export function isProtein(id: string): id is Protein {
  return (PROTEINS as readonly string[]).includes(id);
}

/** Whether the text is the id of a cooking method. */
export function isCookingMethod(id: string): id is CookingMethod {
  return (COOKING_METHODS as readonly string[]).includes(id);
}

/** Kilograms to pounds, by the factors of the home converter. */
export function poundsFromKilograms(kilograms: number): number {
  return (kilograms * UNITS.kilograms.size) / UNITS.pounds.size;
}

/**
 * Estimated cooking time for a weight in pounds: pounds x minutes per pound + extra minutes, rounded to whole minutes,
 * halves up. Error: 'invalid-weight' for null, for 0 and below, and for weights too large to count in minutes.
 */
export function cookingTime({
  pounds,
  protein,
  method,
}: {
  pounds: number | null;
  protein: Protein;
  method: CookingMethod;
}): Result<TimeByWeight, 'invalid-weight'> {
  if (pounds === null || !(pounds > 0)) return fail('invalid-weight');
  const rate = RATES[protein][method];
  const totalMinutes = Math.round(pounds * rate.minutesPerPound + rate.extraMinutes + NOISE);
  if (!Number.isSafeInteger(totalMinutes)) return fail('invalid-weight');
  return ok({ totalMinutes, hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 });
}
