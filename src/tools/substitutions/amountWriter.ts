import { type Kitchen, measureSizes } from '@gramwise/engine/kitchens/kitchen.ts';
import { roundForJug } from '@gramwise/engine/rounding/metric.ts';
import { type MeasureSizes, measurerFor } from '@gramwise/engine/rounding/spoons.ts';
import type { FoodFacts } from '@gramwise/engine/substitutions/foodFacts.ts';
import { MAX_SPOONS_ML, type Measured } from '@gramwise/engine/substitutions/measure.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import { fractionText } from '#format/fractionText.ts';
import { formatGrams } from '#format/weights.ts';

/** What amounts are written with. */
export interface AmountWords {
  measures: Catalog['foods']['measures'];
  /** `a pinch`. */
  pinch: string;
}

function milliliterText(language: Language, milliliters: number): string {
  const shown = roundForJug(milliliters) ?? milliliters;
  return `${formatNumber(language, shown, shown < 10 ? 1 : 0)}\u00a0ml`;
}

/** How far a few spoons may be off; level spoons differ by more. */
const SPOON_TOLERANCE = 0.05;

/** A volume in spoons of one kind, if that is close enough: `1 1/2 tbsp`; in teaspoons below a tablespoon. */
function fewSpoons(volume: number, { tablespoon, teaspoon }: MeasureSizes) {
  const kinds = [
    { unit: 'tablespoon', size: tablespoon, step: 1 / 2 },
    { unit: 'teaspoon', size: teaspoon, step: 1 / 4 },
  ] as const;
  return kinds
    .map(({ unit, size, step }) => ({ unit, size, count: Math.round(volume / size / step) * step }))
    .find(
      ({ unit, size, count }) =>
        (unit === 'tablespoon' ? count >= 1 : count >= 1 / 4 && volume < tablespoon) &&
        Math.abs(count * size - volume) <= volume * SPOON_TOLERANCE,
    );
}

/** A volume in the cups and spoons of the kitchen; null where they cannot measure it. */
function spoonText(language: Language, { measures, pinch }: AmountWords, kitchen: Kitchen, volume: number) {
  const sizes = measureSizes(kitchen);
  // A quarter cup has a measure of its own.
  const most = sizes.cup === null ? MAX_SPOONS_ML : sizes.cup * 0.24;
  const few = volume <= most ? fewSpoons(volume, sizes) : undefined;
  if (few) return formatMeasure(language, measures, few.unit, few.count);
  const found = measurerFor(sizes)(volume);
  if (!found) return volume < 1 ? pinch : null;
  return found.measures
    .map(({ unit, whole, numerator, denominator }) =>
      unit === 'pinch' ? pinch : formatMeasure(language, measures, unit, whole + numerator / denominator),
    )
    .join(' + ');
}

/** A number of pieces, in quarters: `1 1/2`. */
function countText(language: Language, count: number): string {
  return fractionText(language, Math.max(Math.round(count * 4) / 4, 1 / 4));
}

/** Milliliters of a food, or its grams where cooks weigh it. */
const metricText = (language: Language, volume: number, { density, liquid }: FoodFacts) =>
  liquid || density === null ? milliliterText(language, volume) : formatGrams(language, volume * density);

/**
 * Writes amounts for a kitchen: in its cups and spoons with the metric amount where it has cups, else on the scale or
 * in the jug, and in spoons up to four tablespoons.
 */
export function amountWriter(language: Language, words: AmountWords, kitchen: Kitchen) {
  return (amount: Measured, food: FoodFacts): string => {
    if (amount.kind === 'pieces') return countText(language, amount.count);
    const volume =
      amount.kind === 'volume'
        ? amount.milliliters
        : food.density === null
          ? null
          : amount.grams / food.density;
    const metric =
      amount.kind === 'weight'
        ? formatGrams(language, amount.grams)
        : metricText(language, amount.milliliters, food);
    const small = amount.kind === 'volume' && amount.milliliters <= MAX_SPOONS_ML;
    if (volume === null || (kitchen.cup === null && !small)) return metric;
    const spoons = spoonText(language, words, kitchen, volume);
    if (spoons === null) return metric;
    return small ? spoons : `${spoons} (${metric})`;
  };
}

export type AmountWriter = ReturnType<typeof amountWriter>;
