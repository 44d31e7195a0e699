import type { AnyFoodId } from '../foods.ts';

/** Foods in pieces that no spoon holds and no knife levels, among grains, nuts and others whose kind a spoon holds. */
export const COARSE_FOODS: readonly AnyFoodId[] = [
  'macaroni-dry',
  'penne',
  'farfalle',
  'fusilli',
  'pasta-shells',
  'whole-wheat-pasta',
  'gluten-free-pasta',
  'egg-noodles-dry',
  'glass-noodles',
  'pasta-cooked',
  'spaghetti-cooked',
  'popcorn-popped',
  'corn-flakes',
  'brazil-nuts',
  'chestnuts',
  'caramel-candies',
  'dried-chilies',
];
