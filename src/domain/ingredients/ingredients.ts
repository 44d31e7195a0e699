/**
 * Densities in grams per milliliter, in the order of the menus.
 * Behind each: what USDA Standard Reference 26 gives for one US cup (236.59 ml), where it has the food.
 */
export const INGREDIENTS = {
  water: { density: 1 }, // 237 g
  milk: { density: 1.03 }, // 244 g
  flour: { density: 0.53 }, // 125 g, spooned and levelled
  sugar: { density: 0.85 }, // 200 g
  butter: { density: 0.96 }, // 227 g
  oil: { density: 0.92 }, // 218 g
  honey: { density: 1.42 }, // 339 g
  salt: { density: 2.16 }, // the solid crystal; a cup of loose salt is 292 g, see MEASURED
  rice: { density: 0.78 }, // 185 g
  yogurt: { density: 1.03 }, // 245 g
  cream: { density: 0.97 }, // 238 g, see MEASURED
  cornstarch: { density: 0.54 }, // 128 g
  cocoa: { density: 0.42 }, // 86 g, see MEASURED
  breadcrumbs: { density: 0.38 }, // 108 g, see MEASURED
  oats: { density: 0.35 }, // 81 g
} as const satisfies Record<string, { density: number }>;

export type IngredientId = keyof typeof INGREDIENTS;

/** The ids in the order of the table. */
export const INGREDIENT_IDS = Object.keys(INGREDIENTS) as readonly IngredientId[];

/** Whether the text, from an address for example, is the id of an ingredient. */
export function isIngredient(id: string): id is IngredientId {
  return Object.hasOwn(INGREDIENTS, id);
}

export interface MeasuredFigure {
  /** Grams that a level US cup of 236.59 ml holds. */
  gramsPerCup: number;
  /** Grams that a level US teaspoon holds, where a spoon is how the ingredient is measured. */
  gramsPerTeaspoon?: number;
  source: string;
}

/**
 * What a cook's cup really weighs, for the ingredients whose density in the table is 3 % or more away
 * from it. The table stays the basis of every conversion; these figures are there to be said beside it.
 */
export const MEASURED: Readonly<Partial<Record<IngredientId, MeasuredFigure>>> = {
  salt: { gramsPerCup: 292, gramsPerTeaspoon: 6, source: 'USDA SR26' }, // table 511 g; 292 g / 48 = 6.08 g
  cream: { gramsPerCup: 238, source: 'USDA SR26' }, // table has 229 g
  cocoa: { gramsPerCup: 86, source: 'USDA SR26' }, // table has 99 g
  breadcrumbs: { gramsPerCup: 108, source: 'USDA SR26' }, // dry crumbs; table has 90 g
};
