import { roundToKitchenFraction } from './counts.ts';
import type { ShownMeasure } from './shownMeasure.ts';
import { LEVEL_TOLERANCE, type MeasureSizes, measurerFor } from './spoons.ts';

const NAMES = { cup: 'cup', tablespoon: 'tbsp', teaspoon: 'tsp', pinch: 'pinch' } as const;

/** The measures for ranges, the fractions they are filled to, and the maximum number of them. */
const RANGE_MEASURES = [
  { measure: 'cup', parts: [1, 2, 3, 4, 8], max: Number.POSITIVE_INFINITY },
  { measure: 'tablespoon', parts: [1, 2], max: 16 },
  { measure: 'teaspoon', parts: [1, 2, 4, 8], max: 6 },
] as const;

/** The nearest number of measures in one of these parts, but not none. */
function nearest(value: number, parts: readonly number[]): number {
  const near = parts
    .map((part) => Math.max(1, Math.round(value * part)) / part)
    .reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) - 1e-9 ? next : best));
  return near;
}

/** Shows a range in the largest measure that fits both ends within `LEVEL_TOLERANCE`, else in the closest one. */
function rangeIn(milliliters: readonly number[], sizes: MeasureSizes): ShownMeasure {
  const options = RANGE_MEASURES.flatMap(({ measure, parts, max }) => {
    const size = sizes[measure];
    if (size === null) return [];
    const counts = milliliters.map((value) => value / size);
    const values = counts.map((count) => nearest(count, parts));
    const error = Math.max(...counts.map((count, index) => Math.abs((values[index] ?? 0) / count - 1)));
    return [{ unit: NAMES[measure], values, error: Math.max(...counts) > max ? error + 1 : error }];
  });
  const { unit, values } = options.reduce((best, option) =>
    best.error > LEVEL_TOLERANCE && option.error < best.error ? option : best,
  );
  return { unit, values };
}

/**
 * Milliliters in a set of cups and spoons, one to three measures in one bowl: `1/3 cup + 1 tbsp`. Both ends of a range
 * are in one measure. A pinch for less than any spoon holds.
 */
export function inCupsAndSpoons(
  milliliters: readonly number[],
  sizes: MeasureSizes,
): readonly ShownMeasure[] {
  const [low = 0, high = low] = milliliters;
  if (low <= 0) return [{ unit: 'tsp', values: milliliters.map((value) => value / sizes.teaspoon) }];
  if (low !== high) return [rangeIn(milliliters, sizes)];
  const found = measurerFor(sizes)(low);
  if (found)
    return found.measures.map(({ unit, whole, numerator, denominator }) => ({
      unit: NAMES[unit],
      values: [whole + numerator / denominator],
    }));
  if (low < sizes.teaspoon) return [{ unit: 'pinch', values: [1] }];
  const { cup, tablespoon } = sizes;
  return [
    cup === null
      ? { unit: 'tbsp', values: [roundToKitchenFraction(low / tablespoon)] }
      : { unit: 'cup', values: [roundToKitchenFraction(low / cup)] },
  ];
}
