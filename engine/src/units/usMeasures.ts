/** US customary cups and spoons in milliliters, exact: 1/16, 1/256 and 1/768 of a gallon of 231 cubic inches. */
export const US_MEASURES = {
  cup: 236.5882365,
  tablespoon: 14.78676478125,
  teaspoon: 4.92892159375,
} as const;
