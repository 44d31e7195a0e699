/**
 * Densities in grams per milliliter, as the site's specification gives them, in menu order. In the comment: grams per
 * US cup (236.59 ml) in USDA Standard Reference 26.
 */
export const INGREDIENTS = {
  water: { density: 1 }, // 237 g
  milk: { density: 1.03 }, // 244 g
  flour: { density: 0.53 }, // 125 g, spooned and leveled
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

/** The ids in menu order. */
export const INGREDIENT_IDS = Object.keys(INGREDIENTS) as readonly IngredientId[];

/** Whether any text, such as one from an address, is the id of an ingredient. */
export function isIngredient(id: string): id is IngredientId {
  return Object.hasOwn(INGREDIENTS, id);
}

export interface MeasuredFigure {
  /** Grams in a level US cup of 236.59 ml. */
  gramsPerCup: number;
  /** Grams in a level US teaspoon, for ingredients measured by the spoon. */
  gramsPerTeaspoon?: number;
  source: string;
}

/**
 * What a cup really weighs, for the ingredients whose density above is 3 % or more off. Conversions still use the
 * density; these figures are stated beside the result.
 */
export const MEASURED: Readonly<Partial<Record<IngredientId, MeasuredFigure>>> = {
  salt: { gramsPerCup: 292, gramsPerTeaspoon: 6, source: 'USDA SR26' }, // table 511 g; 292 g / 48 = 6.08 g
  cream: { gramsPerCup: 238, source: 'USDA SR26' }, // table has 229 g
  cocoa: { gramsPerCup: 86, source: 'USDA SR26' }, // table has 99 g
  breadcrumbs: { gramsPerCup: 108, source: 'USDA SR26' }, // dry crumbs; table has 90 g
};
