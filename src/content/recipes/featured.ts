/** One recipe from each of six collections, for the home page. */
export const FEATURED_RECIPE_IDS = [
  'no-knead-pizza',
  'rosemary-roast-potatoes',
  'roasted-pumpkin-soup',
  'oil-splashed-noodles',
  'herbed-falafel',
  'passion-fruit-fizz',
];
