import type { AnyFoodId } from '../foods.ts';

/**
 * What raw foods are once cooked, where USDA has a row for it: a cup of cooked chicken is not a cup of raw chicken. Their
 * kinds (`KINDS`) become the same.
 */
export const COOKED_FOODS: Readonly<Partial<Record<AnyFoodId, AnyFoodId>>> = {
  chicken: 'cooked-chicken',
  turkey: 'cooked-turkey',
  rice: 'rice-cooked',
  'pasta-dried': 'pasta-cooked',
  'brown-rice': 'brown-rice-cooked',
  'wild-rice': 'brown-rice-cooked',
  quinoa: 'quinoa-cooked',
  couscous: 'couscous-cooked',
  bulgur: 'bulgur-cooked',
  lentils: 'lentils-cooked',
  'chickpeas-dry': 'chickpeas-cooked',
  'black-beans-dry': 'black-beans-cooked',
  'kidney-beans-dry': 'kidney-beans-cooked',
  'pinto-beans-dry': 'pinto-beans-cooked',
  'navy-beans-dry': 'navy-beans-cooked',
  'white-beans-dry': 'white-beans-cooked',
  prawns: 'shrimp-cooked',
};

/** Beans that cans hold in a liquid, which cooks pour away. */
export const CANNED_BEANS: ReadonlySet<string> = new Set<AnyFoodId>([
  'chickpeas-cooked',
  'black-beans-cooked',
  'butter-beans-cooked',
  'kidney-beans-cooked',
  'white-beans-cooked',
  'pinto-beans-cooked',
  'navy-beans-cooked',
  'lentils-cooked',
  'borlotti-beans-cooked',
]);

/**
 * The share of a can of beans that is left when drained: 253 to 277 g (USDA SR26, file WEIGHT, NDB 16358, 16145, 16146)
 * of the 425 to 439 g that is printed on it (15 and 15.5 ounces).
 */
export const DRAINED_BEANS = { value: 0.61, low: 0.58, high: 0.65 };
