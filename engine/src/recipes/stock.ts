export const MAX_FACTOR = 20;

/** The unit of an ingredient's amount: grams, milliliters or pieces. */
export interface Quantity {
  unit: 'g' | 'ml' | 'piece';
  value: number;
}

/** The amount of an ingredient that a cook has, in the recipe's unit for it. */
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

/** Parses the stock in two URL parameters: a key, and a plain number with at most three decimals; else null. */
export function parseStock(of: string | null, have: string | null): Stock | null {
  if (of === null || !/^\d{1,6}(?:\.\d{1,3})?$/.test(have ?? '')) return null;
  return { of, amount: Number(have) };
}
