interface BrineMethodRow {
  id: string;
  /** What the percent is of: the vegetables, or the water. */
  of: 'food' | 'water';
  /** Percent by weight: the least and the most that is tested, and what we start from. */
  min: number;
  usual: number;
  max: number;
  /** Milliliters of vinegar (5 % acid) for a liter of water, part of the tested recipe. */
  vinegarPerLiter: number;
  /** Whether salt is what keeps harmful bacteria down, so that flakes of unknown weight a spoon will not do. */
  ferments: boolean;
}

/**
 * Methods with a tested amount of salt. There is no nitrite in any of them, and no curing of meat. Salt in household
 * measures is 292 g a cup (USDA SR26, NDB 02047), water 1 g/ml. Only the range of sauerkraut is published: those of the
 * others are ours, at most 5 % around the one amount that was tested.
 */
export const BRINE_METHODS = [
  // National Center for Home Food Preservation, sauerkraut: 3 tbsp for 5 lb of cabbage, 2.4 %. UC Cooperative Extension,
  // Sauerkraut, 2020: "2.25 to 2.50 percent salt by weight".
  { id: 'sauerkraut', of: 'food', min: 2.25, usual: 2.4, max: 2.5, vinegarPerLiter: 0, ferments: true },
  // NCHFP, sauerkraut: 1 1/2 tbsp for a quart of boiled, cooled water, where juice does not cover the cabbage: 2.9 %.
  { id: 'cover', of: 'water', min: 2.8, usual: 2.9, max: 3, vinegarPerLiter: 0, ferments: true },
  // NCHFP, fermented dill pickles: 1/2 cup and 1/4 cup of vinegar for 8 cups of water and 4 lb of cucumbers: 7.7 %.
  { id: 'pickles', of: 'water', min: 7.5, usual: 7.7, max: 8, vinegarPerLiter: 31.25, ferments: true },
  // USDA FSIS hotline and University of Wisconsin-Madison Extension: 3/4 cup of table salt for a gallon: 5.8 %.
  { id: 'poultry', of: 'water', min: 5.5, usual: 5.8, max: 6, vinegarPerLiter: 0, ferments: false },
] as const satisfies readonly BrineMethodRow[];

export type BrineMethod = (typeof BRINE_METHODS)[number];
