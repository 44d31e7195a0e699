/** Traits of foods that rules depend on; `table/foodNature.ts` and `table/foodStates.ts` say what each means. */
export const FOOD_TRAITS = [
  'egg',
  'liquid',
  'ground',
  'seeds',
  'spice',
  'groundBySpoon',
  'fresh',
  'dried',
  'dry',
  'leaf',
  'cooked',
  'canned',
] as const;

export type FoodTrait = (typeof FOOD_TRAITS)[number];
