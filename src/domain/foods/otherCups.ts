/** Cups and spoons of other places, in milliliters, the largest first. */
export const OTHER_CUPS = {
  imperial: 284.130625, // half an imperial pint of 568.26125 ml: UK Weights and Measures Act 1985, schedule 1
  metric: 250, // Australia, New Zealand, Canada: healthykids.nsw.gov.au/recipes/conversion-chart
  usLegal: 240, // US food labels: 21 CFR 101.9(b)(5)(viii)
  japanese: 200, // easyjapanesee.com/cooking-measurement
  australianTablespoon: 20, // healthykids.nsw.gov.au/recipes/conversion-chart
  metricTablespoon: 15, // the spoon of German, French and British recipes: oetker.de, blissparis.fr
  metricTeaspoon: 5,
} as const;

export type OtherCupId = keyof typeof OTHER_CUPS;

export const OTHER_CUP_IDS = Object.keys(OTHER_CUPS) as readonly OtherCupId[];
