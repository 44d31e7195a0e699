/** Nobody cooks more than this many times a recipe. */
export const LARGEST_FACTOR = 20;

/** What an amount of an ingredient is counted in: grams, milliliters or pieces. */
export interface Quantity {
  unit: 'g' | 'ml' | 'piece';
  value: number;
}

/** An amount that a cook has of one ingredient, in the unit that the recipe counts it in. */
export interface Stock {
  /** The ingredient's key. */
  of: string;
  amount: number;
}

/** What to multiply a recipe by to use up `amount` where it takes `taken`; null unless above 0 and no more than LARGEST_FACTOR. */
export function stockFactor(amount: number, taken: number): number | null {
  const factor = taken > 0 ? amount / taken : 0;
  return factor > 0 && factor <= LARGEST_FACTOR ? factor : null;
}

/** The stock that two texts of an address say; null unless they name one and a plain number of at most three decimals. */
export function readStock(of: string | null, have: string | null): Stock | null {
  if (of === null || !/^\d{1,6}(?:\.\d{1,3})?$/.test(have ?? '')) return null;
  return { of, amount: Number(have) };
}
