import type { FoodFacts } from './foodFacts.ts';
import type { Measured } from './measure.ts';

/** Grams of an amount; null where they are not known. */
function gramsOf(amount: Measured, { density, piece }: FoodFacts): number | null {
  if (amount.kind === 'weight') return amount.grams;
  const each = amount.kind === 'volume' ? density : piece;
  const count = amount.kind === 'volume' ? amount.milliliters : amount.count;
  return each === null ? null : count * each;
}

/** Its milliliters, grams or pieces. */
export const sizeOf = (amount: Measured) =>
  amount.kind === 'volume' ? amount.milliliters : amount.kind === 'weight' ? amount.grams : amount.count;

/** How often `published` is in the `missing` amount of a food; null where the two cannot be compared. */
export function factorOf(missing: Measured, published: Measured, food: FoodFacts): number | null {
  if (missing.kind === published.kind) return sizeOf(missing) / sizeOf(published);
  const [wanted, known] = [gramsOf(missing, food), gramsOf(published, food)];
  return wanted === null || known === null ? null : wanted / known;
}

/** An amount times a factor. */
export function scaleMeasured(amount: Measured, factor: number): Measured {
  if (amount.kind === 'volume') return { kind: 'volume', milliliters: amount.milliliters * factor };
  if (amount.kind === 'weight') return { kind: 'weight', grams: amount.grams * factor };
  return { kind: 'pieces', count: amount.count * factor };
}
