import type { Quantity } from './stock.ts';

/** What a cook has to mind beyond multiplied amounts, in the order of telling. */
const SCALE_HINTS = ['cooling', 'frying', 'leavening', 'eggs', 'gelatin'] as const;
export type ScaleHint = (typeof SCALE_HINTS)[number];

/** A food and how much of it the recipe as written takes; null if it does not say. */
export interface ScaledLine {
  food: string;
  quantity: Quantity | null;
}

const LEAVENINGS: ReadonlySet<string> = new Set(['baking-powder', 'baking-soda']);
const GELLING: ReadonlySet<string> = new Set(['gelatin-powder', 'gelatin-sheets', 'agar-agar']);

/** From three times on, a batch stands longer between mixing and oven: joepastry.com, When Baking Recipes Don't Scale. */
const MANY_BATCHES = 3;
/** A mold twice as large sets slowly. */
const LARGE_MOLD = 2;

/** More than this of an oil is to fry in, not to eat: nobody adds two cups to a dish. */
const FRYING_OIL = 450;
const isFat = (food: string) => food.endsWith('-oil') || ['lard', 'shortening', 'ghee'].includes(food);

/** Foods of pots that cool slowly and that Bacillus cereus or Clostridium perfringens grow in: soups, stews, rice, pulses. */
const isPotFood = (food: string) => /(?:^|-)(?:stock|rice|lentils|beans-dry|chickpeas-dry)$/.test(food);
/** What counts as a large pot, in grams and milliliters of what goes in: ours, about three liters. Authorities name no size. */
const LARGE_POT = 3000;

/** How far a number of eggs may be from a whole one to be called whole. */
const EGG_TOLERANCE = 0.1;

const weightOf = ({ quantity }: ScaledLine) => (quantity && quantity.unit !== 'piece' ? quantity.value : 0);

/** Large pots need help to cool: FDA Food Code 3-501.14, 57 to 21 °C within 2 hours, to 5 °C within 4 more. */
function coolsSlowly(lines: readonly ScaledLine[], factor: number): boolean {
  const baked = lines.some(({ food }) => LEAVENINGS.has(food));
  const inPot = lines.filter((line) => !isFat(line.food) || weightOf(line) < FRYING_OIL);
  const weight = inPot.reduce((sum, line) => sum + weightOf(line), 0);
  return !baked && lines.some(({ food }) => isPotFood(food)) && weight * factor >= LARGE_POT;
}

const APPLIES: Readonly<Record<ScaleHint, (lines: readonly ScaledLine[], factor: number) => boolean>> = {
  cooling: (lines, factor) => factor > 1 && coolsSlowly(lines, factor),
  frying: (lines, factor) =>
    factor > 1 && lines.some((line) => isFat(line.food) && weightOf(line) >= FRYING_OIL),
  leavening: (lines, factor) => factor >= MANY_BATCHES && lines.some(({ food }) => LEAVENINGS.has(food)),
  eggs: (lines, factor) => {
    const eggs = lines
      .filter(({ food, quantity }) => food === 'whole-egg' && quantity?.unit === 'piece')
      .map(({ quantity }) => (quantity?.value ?? 0) * factor);
    return eggs.some((count) => Math.abs(count - Math.round(count)) > EGG_TOLERANCE);
  },
  gelatin: (lines, factor) => factor >= LARGE_MOLD && lines.some(({ food }) => GELLING.has(food)),
};

/**
 * What to mind about a recipe scaled by a factor, where multiplying is not enough; none for the recipe as written.
 * Salt in ferments is no hint of this list: what preserves is always scaled exactly.
 */
export function scaleHints(lines: readonly ScaledLine[], factor: number): readonly ScaleHint[] {
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return [];
  return SCALE_HINTS.filter((hint) => APPLIES[hint](lines, factor));
}
