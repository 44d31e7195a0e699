import {
  areDifferentSystems,
  isMeasure,
  MEASURES,
  type MeasureId,
  possibleUnits,
  type SizeOverrides,
} from '../../units/measureWords.ts';
import { UNITS } from '../../units/units.ts';
import type { LineAmount, ReadLine } from '../line/readLine.ts';
import type { FoodLine } from './foodLine.ts';
import type { LineFood } from './lineTarget.ts';

/** The maximum difference between two figures of one amount, side by side or joined by a sign or words. */
const MAX_DIFFERENCE_BESIDE = 0.12;
const MAX_DIFFERENCE_JOINED = 0.25;
/** In grams or milliliters. Spoons and fractions of a cup are rounded to whole milliliters: 1/4 tsp (1 ml). */
const MIN_TOLERANCE = 3;
/** Grams per milliliter of the lightest and the heaviest food: torn herbs, heaped spoons of honey. */
const DENSITY_LIMITS = { low: 0.03, high: 2 } as const;

/** By what factor the weight of a cup may differ from our table, likewise: packed, chopped, sifted. */
const DENSITY_FACTOR_BESIDE = 1.6;
const DENSITY_FACTOR_JOINED = 2;

interface Bounds {
  low: number;
  high: number;
}

/** The range of a measure's size over all kitchens, in milliliters or grams: a cup has 200 to 284 ml. */
function sizeOf(unit: MeasureId, sizes: SizeOverrides): Bounds {
  const all = [
    sizes[unit] ?? MEASURES[unit].size,
    MEASURES[unit].size,
    ...possibleUnits(unit).map((id) => UNITS[id].size),
  ];
  return { low: Math.min(...all), high: Math.max(...all) };
}

/** The range of a sum of amounts; null if they are of different kinds. */
function boundsOf(amounts: readonly LineAmount[], sizes: SizeOverrides): (Bounds & { kind: string }) | null {
  const sum = { low: 0, high: 0, kind: '' };
  for (const { unit, values } of amounts) {
    if (!isMeasure(unit) || (sum.kind !== '' && sum.kind !== MEASURES[unit].kind)) return null;
    const { low, high } = sizeOf(unit, sizes);
    sum.kind = MEASURES[unit].kind;
    sum.low += (values[0] ?? 0) * low;
    sum.high += (values.at(-1) ?? 0) * high;
  }
  return sum;
}

/** The possible densities of a line's food, in grams per milliliter. */
const densitiesOf = (food: LineFood | null, slack: number): Bounds =>
  food && food.density !== null
    ? {
        low: (food.low ?? food.density) / slack,
        high: (food.high ?? food.density) * slack,
      }
    : DENSITY_LIMITS;

/** Whether two figures may be the same amount, within `slack` if both are weights or both volumes. */
function mayEqual(
  amounts: readonly LineAmount[],
  repeated: LineAmount,
  { slack, densities, sizes }: { slack: number; densities: Bounds; sizes: SizeOverrides },
): boolean {
  const [a, b] = [boundsOf(amounts, sizes), boundsOf([repeated], sizes)];
  if (!a || !b) return true;
  if (a.kind !== b.kind) {
    const [weight, volume] = a.kind === 'weight' ? [a, b] : [b, a];
    return weight.high >= volume.low * densities.low && weight.low <= volume.high * densities.high;
  }
  const [less, more] = a.high < b.low ? [a.high, b.low] : [b.high, a.low];
  return more - less <= Math.max(more * slack, MIN_TOLERANCE);
}

/** Whether only spaces and dots separate two figures. */
const isBeside = (text: string, from: number, to: number) => /^[\s.]*$/.test(text.slice(from, to));

/** The amounts that a figure may repeat: the whole sum before it, or only its last part. */
function repeatableAmounts({ amounts }: ReadLine, repeated: LineAmount): readonly (readonly LineAmount[])[] {
  const sum = amounts.filter(
    ({ role, start }) => (role === 'main' || role === 'plus') && start < repeated.start,
  );
  const last = sum.at(-1);
  return sum.length > 1 && last ? [sum, [last]] : [sum];
}

/** Typical grams per milliliter of a food. */
const DEFAULT_DENSITY = 0.6;

/** Whether a figure repeats a whole sum, and not only its last part. */
export function repeatsWholeSum({ line, food, options: { sizes } }: FoodLine, repeated: LineAmount): boolean {
  const [all = [], last] = repeatableAmounts(line.read, repeated);
  if (!last) return true;
  const [sum, part, figure] = [boundsOf(all, sizes), boundsOf(last, sizes), boundsOf([repeated], sizes)];
  if (!sum || !part || !figure) return false;
  const usual = food?.density ?? DEFAULT_DENSITY;
  const expected = sum.kind === figure.kind ? 1 : figure.kind === 'weight' ? usual : 1 / usual;
  const distance = (of: Bounds) => Math.abs(Math.log(figure.high / (of.high * expected)));
  return distance(sum) <= distance(part);
}

/**
 * Whether a line gives its amount in two ways that cannot both be right: `1 cup 500 ml`. Nobody can tell which is
 * meant. Of one system, only figures right behind each other are compared: `1 kg (400 g cleaned)` are two things.
 */
export function hasContradiction({ line, food, options: { sizes } }: FoodLine): boolean {
  const { text, read } = line;
  const [main] = read.amounts;
  if (!main || !isMeasure(main.unit)) return false;
  const first = main.unit;
  return read.amounts.some((repeated, index) => {
    const { unit, role, start } = repeated;
    const before = read.amounts[index - 1];
    if (role !== 'alt' || !before || !isMeasure(unit) || !isMeasure(before.unit)) return false;
    const beside = isBeside(text, before.end, start);
    const compared = beside || areDifferentSystems(first, unit);
    const options = beside
      ? { slack: MAX_DIFFERENCE_BESIDE, densities: densitiesOf(food, DENSITY_FACTOR_BESIDE), sizes }
      : { slack: MAX_DIFFERENCE_JOINED, densities: densitiesOf(food, DENSITY_FACTOR_JOINED), sizes };
    return compared && !repeatableAmounts(read, repeated).some((sum) => mayEqual(sum, repeated, options));
  });
}
