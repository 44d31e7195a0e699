import type { PantryId } from './pantry.ts';

/**
 * USDA's household weights (file WEIGHT) where the table of foods has none: grams of `each` thing when a recipe names
 * no size, or of a level `tsp`.
 */
export const HOUSEHOLD_WEIGHTS: Readonly<Partial<Record<PantryId, { each?: number; tsp?: number }>>> = {
  'bell-pepper-chopped': { each: 119 }, // 11821: 1 medium
  'carrots-grated': { each: 61 }, // 11124: 1 medium
  'avocado-cubed': { each: 136 }, // 09038, raw, California, which is Hass: 1 fruit, without skin and seed
  'tomatoes-chopped': { each: 62 }, // 11529: 1 Italian tomato
  'green-chili': { each: 6.1 }, // 11977: 1 pepper
  lemons: { each: 58 }, // 09150: 1 fruit (2-1/8" dia)
  baguette: { each: 13.7 }, // 18029: 1 slice, small (2" x 2-1/2" x 1-3/4"), 32 g, of which 3/4" is a slice of the recipe
  'white-bread': { each: 28 }, // 18069: 1 slice
  'dill-pickles': { each: 7 }, // 11937: 1 slice
  'cumin-ground': { tsp: 2.1 }, // 02014: 1 tsp, whole
  'coriander-ground': { tsp: 1.8 }, // 02013: 1 tsp
  'chili-powder-pure': { tsp: 1.8 }, // 02031: 1 tsp
  'smoked-paprika': { tsp: 2.3 }, // 02028: 1 tsp
};

/** Counted ingredients too light to matter: a sprig, a leaf, a peppercorn, the seeds of a vanilla bean. */
export const NEGLIGIBLE_FOODS: ReadonlySet<PantryId> = new Set([
  'bay-leaves',
  'thyme-fresh',
  'rosemary-fresh',
  'basil-fresh',
  'black-peppercorns',
  'vanilla-beans',
]);
