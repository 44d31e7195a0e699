import type { AnyFoodId } from '../foods.ts';

/** Foods that run level in a cup by themselves, though a cook with a scale weighs them. */
export const RUNNY_FOODS: readonly AnyFoodId[] = [
  'whole-egg',
  'egg-white',
  'egg-yolk',
  'maple-syrup',
  'pancake-syrup',
  'grenadine',
  'blackcurrant-syrup',
  'teriyaki-sauce',
  'vinaigrette',
  'italian-dressing',
];
