import type { AnyFoodId } from '../foods/foods.ts';

/** Powders that the Guild's standard lists beside the flour, not as part of it, and what is no flour at all. */
export const BESIDE_FLOUR: ReadonlySet<string> = new Set<AnyFoodId>([
  'almond-flour',
  'coconut-flour',
  'peanut-flour',
  'carob-flour',
  'hazelnut-flour',
  'potato-flour',
  'cornstarch',
  'potato-starch',
  'tapioca-starch',
  'tapioca-pearls',
  'tapioca-quick',
  'arrowroot',
  'malt-flour',
  'vital-wheat-gluten',
  'sauce-thickener',
  'tempura-flour',
  'fresh-masa',
]);

/** Whether a food is a flour by its id alone, for pages that have no table of foods. Semolina and meals are left out. */
export const isNamedFlour = (food: string): boolean =>
  /(?:^|-)flour(?:-(?!tortilla)[a-z]+)?$/.test(food) && !BESIDE_FLOUR.has(food);
