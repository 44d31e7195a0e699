import type { AnyFoodId } from '../foods.ts';

/** Foods that run level in a cup by themselves, though a cook with a scale weighs them. */
export const RUNNY_FOODS: readonly AnyFoodId[] = [
  'whole-egg',
  'egg-white',
  'egg-yolk',
  'agave-syrup',
  'maple-syrup',
  'pancake-syrup',
  'chocolate-syrup',
  'grenadine',
  'blackcurrant-syrup',
  'double-cream',
  'tomato-sauce',
  'pizza-sauce',
  'enchilada-sauce',
  'buffalo-sauce',
  'teriyaki-sauce',
  'curry-sauce',
  'gravy',
  'vinaigrette',
  'italian-dressing',
  'french-dressing',
  'thousand-island-dressing',
  'caesar-dressing',
  'ranch-dressing',
];
