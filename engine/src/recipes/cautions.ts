import type { RecipeFacts } from './facts.ts';
import type { PantryId } from './pantry.ts';

/**
 * Safety notes about foods, whatever the recipe; the catalogs have the texts. Authorities: `iodine` BfR, ANSES
 * 2017-SA-0086 (2018), FSANZ; `squash`, `greenBeans`, `potatoes` BfR; `alcohol` USDA Table of Nutrient Retention
 * Factors, release 6; `freshCheese` CDC and FDA; `crumbs` labels of breadcrumbs.
 */
const CAUTIONS_OF_FOODS = {
  iodine: ['kombu'],
  squash: ['pumpkin-cubed', 'zucchini-chopped', 'yellow-squash', 'cucumber-sliced'],
  greenBeans: ['green-beans'],
  potatoes: ['potatoes-diced'],
  // A few drops of vanilla extract are left out.
  alcohol: ['red-wine', 'white-wine', 'sake', 'mirin', 'shaoxing-wine'],
  freshCheese: ['cotija'],
  crumbs: ['breadcrumbs', 'panko'],
} as const satisfies Record<string, readonly PantryId[]>;

/** All cautions; `acidity` is that of pickles (NCHFP). */
export type Caution = keyof typeof CAUTIONS_OF_FOODS | 'acidity';

/** The cautions that a recipe's foods and its kind call for. */
export function cautionsOf({
  collection,
  ingredients,
}: Pick<RecipeFacts, 'collection' | 'ingredients'>): Caution[] {
  const used = new Set(Object.values(ingredients).map(({ food }) => food));
  const ofFoods = (Object.keys(CAUTIONS_OF_FOODS) as (keyof typeof CAUTIONS_OF_FOODS)[]).filter((caution) =>
    CAUTIONS_OF_FOODS[caution].some((food) => used.has(food)),
  );
  return collection === 'indian-pickle' ? [...ofFoods, 'acidity'] : ofFoods;
}
