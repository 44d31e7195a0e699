import { customDensity, type Kitchen, teaspoonOf } from '@gramwise/engine/kitchens/kitchen.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** The measures of a visitor's kitchen, the largest first; the jug is for those who have no cup. */
export type YourMeasure = 'cup' | 'jug' | 'tablespoon' | 'teaspoon';

/** The jug's mark, as on pages of languages where cooks weigh. */
const JUG_ML = 100;

/** A measure of the visitor's kitchen, and the grams that it holds in each way to fill it. */
export interface YourWeight {
  measure: YourMeasure;
  milliliters: number;
  grams: readonly number[];
}

/** Whether a kitchen measures with other cups and spoons than the pages of a language show first. */
export function measuresOtherwise(kitchen: Kitchen, language: Language): boolean {
  const usual = KITCHENS[LANGUAGES[language].kitchen];
  return kitchen.chosen && (kitchen.cup !== usual.cup || kitchen.tablespoon !== usual.tablespoon);
}

/**
 * What the measures of a visitor's kitchen hold of a food, from the grams of a US cup in each way to fill it. With a
 * custom weight there is one way, which is the visitor's own. Null where the page shows the same.
 */
export function yourWeights(
  { food, cups }: { food: string; cups: readonly number[] },
  kitchen: Kitchen,
  language: Language,
): readonly YourWeight[] | null {
  const own = customDensity(kitchen, food);
  if (own === null && !measuresOtherwise(kitchen, language)) return null;
  const densities = own === null ? cups.map((grams) => grams / US_MEASURES.cup) : [own];
  const sizes: [YourMeasure, number][] = [
    kitchen.cup === null ? ['jug', JUG_ML] : ['cup', UNITS[kitchen.cup].size],
    ['tablespoon', UNITS[kitchen.tablespoon].size],
    ['teaspoon', UNITS[teaspoonOf(kitchen)].size],
  ];
  return sizes.map(([measure, milliliters]) => ({
    measure,
    milliliters,
    grams: densities.map((density) => density * milliliters),
  }));
}
