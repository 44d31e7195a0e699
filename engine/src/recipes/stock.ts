/** Nobody cooks more than this many times a recipe. */
export const MAX_FACTOR = 20;

/** The unit of an ingredient's amount: grams, milliliters or pieces. */
export interface Quantity {
  unit: 'g' | 'ml' | 'piece';
  value: number;
}

/** How much a cook has of one ingredient, in the recipe's unit for it. */
export interface Stock {
  /** The ingredient's key. */
  of: string;
  amount: number;
}

/** The factor that uses up `amount` where a recipe takes `taken`; null unless above 0 and at most MAX_FACTOR. */
export function stockFactor(amount: number, taken: number): number | null {
  const factor = taken > 0 ? amount / taken : 0;
  return factor > 0 && factor <= MAX_FACTOR ? factor : null;
}

/** The stock in two parameters of an address; null unless a key and a plain number with at most three decimals. */
export function parseStock(of: string | null, have: string | null): Stock | null {
  if (of === null || !/^\d{1,6}(?:\.\d{1,3})?$/.test(have ?? '')) return null;
  return { of, amount: Number(have) };
}
