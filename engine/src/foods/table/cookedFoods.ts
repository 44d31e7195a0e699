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
  // 123 and 127 kcal in 100 g (NDB 20006, 20141)
  'pearl-barley': 'brown-rice-cooked',
  spelt: 'brown-rice-cooked',
  farro: 'brown-rice-cooked',
  einkorn: 'brown-rice-cooked',
  kamut: 'brown-rice-cooked',
  quinoa: 'quinoa-cooked',
  couscous: 'couscous-cooked',
  bulgur: 'bulgur-cooked',
  lentils: 'lentils-cooked',
  'chickpeas-dry': 'chickpeas-cooked',
  'dried-beans': 'cooked-beans',
  'black-beans-dry': 'black-beans-cooked',
  'kidney-beans-dry': 'kidney-beans-cooked',
  'pinto-beans-dry': 'pinto-beans-cooked',
  'navy-beans-dry': 'navy-beans-cooked',
  'white-beans-dry': 'white-beans-cooked',
  prawns: 'shrimp-cooked',
  'rice-noodles': 'rice-noodles-fresh',
  udon: 'pasta-cooked',
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
  'cooked-beans',
]);

/**
 * The share of a can of beans that is left when drained: 253 to 277 g (USDA SR26, file WEIGHT, NDB 16358, 16145, 16146)
 * of the 425 to 439 g that is printed on it (15 and 15.5 ounces).
 */
export const DRAINED_BEANS = { value: 0.61, low: 0.58, high: 0.65 };

/**
 * The share that is left when drained of cans of what USDA lists without the liquid: grams in file WEIGHT by those that
 * are printed on such a can, in ounces.
 */
export const DRAINED_SHARE: Readonly<Partial<Record<AnyFoodId, number>>> = {
  'corn-canned': 0.69, // 298 of 15.25 (NDB 11172)
  'peas-canned': 0.74, // 313 of 15 (11308)
  'green-beans-canned': 0.64, // 262 of 14.5 (11056)
  'tuna-canned': 0.89, // as in water
  'tuna-in-water': 0.89, // 315 of 12.5 (15121)
  'salmon-canned': 0.75, // 315 of 14.75 (15260)
  'sardines-canned': 0.87, // 92 of 3.75 (15088)
  'mackerel-canned': 0.85, // 361 of 15 (15048)
};

/** What fresh foods are in a can or a jar, where USDA has a row for it. */
const PRESERVED_FRESH: Readonly<Partial<Record<AnyFoodId, AnyFoodId>>> = {
  'tomatoes-chopped': 'tomatoes-canned',
  'tomatoes-plum': 'tomatoes-canned',
  'corn-kernels': 'corn-canned',
  'peas-green': 'peas-canned',
  'green-beans': 'green-beans-canned',
  'green-chili': 'green-chilies-canned',
  'anaheim-peppers': 'green-chilies-canned',
  'mushrooms-sliced': 'mushrooms-canned',
  'peaches-sliced': 'peaches-canned',
  'pears-cubed': 'pears-canned',
  'pineapple-chunks': 'pineapple-canned',
  'apricots-fresh': 'apricots-canned',
  'cherries-pitted': 'cherries-canned',
  'sour-cherries': 'sour-cherries-canned',
  mandarins: 'mandarins-canned',
};

/** What a food that is fresh or dry is in a can or a jar; null if it is another food there. */
export function preservedFood(food: AnyFoodId): AnyFoodId | null {
  const cooked = COOKED_FOODS[food];
  return PRESERVED_FRESH[food] ?? (cooked && CANNED_BEANS.has(cooked) ? cooked : null);
}
