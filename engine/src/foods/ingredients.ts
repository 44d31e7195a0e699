/**
 * The 15 ingredients of the converter's menu with their densities in grams per milliliter, as the site's specification
 * gives them. The measured weights are in the table of foods under the same ids.
 */
export const INGREDIENTS = {
  water: { density: 1 },
  milk: { density: 1.03 },
  flour: { density: 0.53 },
  sugar: { density: 0.85 },
  butter: { density: 0.96 },
  oil: { density: 0.92 },
  honey: { density: 1.42 },
  salt: { density: 2.16 },
  rice: { density: 0.78 },
  yogurt: { density: 1.03 },
  cream: { density: 0.97 },
  cornstarch: { density: 0.54 },
  cocoa: { density: 0.42 },
  breadcrumbs: { density: 0.38 },
  oats: { density: 0.35 },
} as const satisfies Record<string, { density: number }>;

export type IngredientId = keyof typeof INGREDIENTS;

/** The ids in menu order. */
export const INGREDIENT_IDS = Object.keys(INGREDIENTS) as readonly IngredientId[];

/** Whether a text, such as a URL parameter, is the id of an ingredient. */
export function isIngredient(id: string): id is IngredientId {
  return Object.hasOwn(INGREDIENTS, id);
}

/** From this relative difference up, pages that use a density also show the measured weight. */
export const MIN_NOTICEABLE_DIFFERENCE = 0.03;
