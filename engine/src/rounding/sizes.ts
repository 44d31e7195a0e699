function roundSize(size: number, wholeFrom: number): number {
  if (size < 0.995) return Number(size.toPrecision(2));
  const tenths = Math.round(size * 10) / 10;
  return tenths < wholeFrom ? tenths : Math.round(size);
}

/** Rounds a unit's size in grams: to whole numbers from 10 up, tenths below. An ounce has 28 g, 2 lb 907. */
export const sizeInGrams = (grams: number): number => roundSize(grams, 10);

/** The same in milliliters, whole from 100 on: a cup holds 237 ml, and a cup of milk is read off a jug as 235. */
export const sizeInMilliliters = (milliliters: number): number => roundSize(milliliters, 100);
