import type { Quantity } from '../../recipes/stock.ts';
import { isMeasure, MEASURES, type SizeOverrides } from '../../units/measureWords.ts';
import type { LineAmount, ReadLine } from '../line/readLine.ts';
import { SMALL_UNITS } from '../line/smallUnits.ts';

/** A quantity in base units. */
export interface BaseQuantity {
  kind: 'volume' | 'weight';
  /** Milliliters or grams: one number, or the ends of a range. */
  values: readonly number[];
}

export const multiply = (values: readonly number[], by: number) => values.map((value) => value * by);

/** The scaled sum of amounts of one kind; null if they cannot be added. */
export function sumAmounts(
  amounts: readonly LineAmount[],
  { factor, sizes }: { factor: number; sizes: SizeOverrides },
): BaseQuantity | null {
  const bases = amounts.map(({ unit, values }): BaseQuantity | null => {
    if (!isMeasure(unit)) return null;
    const { kind, size } = MEASURES[unit];
    return { kind, values: multiply(values, (sizes[unit] ?? size) * factor) };
  });
  return bases.reduce((sum, next) => {
    if (!sum || !next || sum.kind !== next.kind) return null;
    const length = Math.max(sum.values.length, next.values.length);
    const at = ({ values }: BaseQuantity, index: number) => values[Math.min(index, values.length - 1)] ?? 0;
    return { kind: sum.kind, values: Array.from({ length }, (_, index) => at(sum, index) + at(next, index)) };
  });
}

/** Amounts too small to scale by. */
const UNSCALED_UNITS: ReadonlySet<string | null> = new Set([...SMALL_UNITS, 'handful', 'leaf']);

/**
 * How much of its food a line requires, unscaled, in grams, milliliters or pieces; null if there is no countable
 * amount. The lower end of a range.
 */
export function lineQuantity(
  { amounts }: ReadLine,
  food: { liquid: boolean; density: number | null } | null,
  sizes: SizeOverrides,
): Quantity | null {
  const [main, ...others] = amounts;
  const [count = 0] = main?.values ?? [];
  if (!main || count <= 0) return null;
  if (!isMeasure(main.unit)) return UNSCALED_UNITS.has(main.unit) ? null : { unit: 'piece', value: count };
  const sum = sumAmounts([main, ...others.filter(({ role }) => role === 'plus')], { factor: 1, sizes });
  // A weight and some spoons of it: the first is what a cook has
  const base = sum ?? sumAmounts([main], { factor: 1, sizes });
  const [value = 0] = base?.values ?? [];
  if (!base || value <= 0) return null;
  if (base.kind === 'weight') return { unit: 'g', value };
  return food && food.density !== null && !food.liquid
    ? { unit: 'g', value: value * food.density }
    : { unit: 'ml', value };
}
