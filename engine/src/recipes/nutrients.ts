import type { PantryId } from './pantry.ts';

/** Per 100 g: kilocalories, then grams. Carbohydrates are by difference, so they include fiber. */
export type NutrientRow = readonly [
  ndb: number,
  calories: number,
  protein: number,
  carbs: number,
  fat: number,
  fiber: number,
];

/**
 * What 100 g of a food contain, raw unless stated otherwise, by NDB number: file ABBREV of the USDA National Nutrient
 * Database for Standard Reference, release 26 (2013), as the table of foods cites it; copied in November 2026 from
 * github.com/MunkiPhD/ndb_data. The comment is USDA's name of the food. Foods without a fitting entry, or whose entry
 * lacks one of the five figures, are left out: garam masala, mango powder, fenugreek leaves, wakame, balsamic vinegar.
 */
export const NUTRIENTS: Readonly<Partial<Record<PantryId, NutrientRow>>> = {
  // Flours, starches, sugars, baking
  flour: [20081, 364, 10.33, 76.31, 0.98, 2.7], // Wheat flour, white, all-purpose, enriched, bleached
  'chickpea-flour': [16157, 387, 22.39, 57.82, 6.69, 10.8], // Chickpea flour (besan)
  cornstarch: [20027, 381, 0.26, 91.27, 0.05, 0.9], // Cornstarch
  sugar: [19335, 387, 0, 99.98, 0, 0], // Sugars, granulated
  'brown-sugar': [19334, 380, 0.12, 98.09, 0, 0], // Sugars, brown
  honey: [19296, 304, 0.3, 82.4, 0, 0.2], // Honey
  'maple-syrup': [19353, 260, 0.04, 67.04, 0.06, 0], // Syrups, maple
  'baking-powder': [18369, 53, 0, 27.7, 0, 0.2], // Leavening agents, baking powder, double-acting, sodium aluminum sulfate
  'baking-soda': [18372, 0, 0, 0, 0, 0], // Leavening agents, baking soda
  panko: [18079, 395, 13.35, 71.98, 5.3, 4.5], // Bread crumbs, dry, grated, plain; panko has no entry of its own
  breadcrumbs: [18079, 395, 13.35, 71.98, 5.3, 4.5], // Bread crumbs, dry, grated, plain
  // Oils, dairy, eggs
  oil: [4670, 884, 0, 0, 100, 0], // USDA Commodity Food, oil, vegetable, low saturated fat
  'olive-oil': [4053, 884, 0, 0, 100, 0], // Oil, olive, salad or cooking
  butter: [1145, 717, 0.85, 0.06, 81.11, 0], // Butter, without salt
  milk: [1077, 61, 3.15, 4.8, 3.25, 0], // Milk, whole, 3.25% milkfat, with added vitamin D
  buttermilk: [1088, 40, 3.31, 4.79, 0.88, 0], // Milk, buttermilk, fluid, cultured, lowfat
  cream: [1053, 345, 2.05, 2.79, 37, 0], // Cream, fluid, heavy whipping
  'gruyere-shredded': [1023, 413, 29.81, 0.36, 32.34, 0], // Cheese, gruyere
  'whole-egg': [1123, 143, 12.56, 0.72, 9.51, 0], // Egg, whole, raw, fresh
  // Meat
  'chicken-thighs': [5096, 121, 19.66, 0, 4.12, 0], // Chicken, broilers or fryers, dark meat, thigh, meat only, raw; without skin
  'chicken-tenders': [5062, 120, 22.5, 0, 2.62, 0], // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
  // Noodles, bread, grains
  'egg-noodles-dry': [20109, 384, 14.16, 71.27, 4.44, 3.3], // Noodles, egg, dry, enriched
  baguette: [18029, 289, 11.75, 56.44, 1.83, 2.4], // Bread, french or vienna (includes sourdough)
  'white-bread': [18069, 265, 9.15, 49.06, 3.19, 2.7], // Bread, white, commercially prepared (includes soft bread crumbs)
  quinoa: [20035, 368, 14.12, 64.16, 6.07, 7], // Quinoa, uncooked
  // Seeds, legumes, tofu
  'sesame-seeds': [12023, 573, 17.73, 23.45, 49.67, 11.8], // Seeds, sesame seeds, whole, dried
  'pumpkin-seeds': [12014, 559, 30.23, 10.71, 49.05, 6], // Seeds, pumpkin and squash seed kernels, dried
  tahini: [12698, 592, 17.4, 21.5, 53.01, 4.7], // Seeds, sesame butter, tahini, type of kernels unspecified
  'chickpeas-dry': [16056, 364, 19.3, 60.65, 6.04, 17.4], // Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
  'chickpeas-cooked': [16358, 139, 7.05, 22.53, 2.77, 6.4], // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids; the recipes take canned ones
  'tofu-soft': [16127, 61, 6.55, 1.8, 3.69, 0.2], // Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
  miso: [16112, 199, 11.69, 26.47, 6.01, 5.4], // Miso
  // Vegetables and herbs
  'onions-chopped': [11282, 40, 1.1, 9.34, 0.1, 1.7], // Onions, raw
  'scallions-sliced': [11291, 32, 1.83, 7.34, 0.19, 2.6], // Onions, spring or scallions (includes tops and bulb), raw
  'garlic-minced': [11215, 149, 6.36, 33.06, 0.5, 2.1], // Garlic, raw
  'ginger-fresh': [11216, 80, 1.82, 17.77, 0.75, 2], // Ginger root, raw
  'carrots-grated': [11124, 41, 0.93, 9.58, 0.24, 2.8], // Carrots, raw
  'celery-chopped': [11143, 16, 0.69, 2.97, 0.17, 1.6], // Celery, raw
  'potatoes-diced': [11352, 77, 2.02, 17.47, 0.09, 2.2], // Potato, flesh and skin, raw
  'sweet-potato-cubed': [11507, 86, 1.57, 20.12, 0.05, 3], // Sweet potato, raw, unprepared
  'tomatoes-chopped': [11529, 18, 0.88, 3.89, 0.2, 1.2], // Tomatoes, red, ripe, raw, year round average
  'tomatoes-cherry': [11529, 18, 0.88, 3.89, 0.2, 1.2], // Tomatoes, red, ripe, raw, year round average
  'tomatoes-canned': [11531, 17, 0.78, 4, 0.13, 1], // Tomatoes, red, ripe, canned, packed in tomato juice
  'tomatoes-crushed': [11693, 32, 1.64, 7.29, 0.28, 1.9], // Tomatoes, crushed, canned
  'tomato-paste': [11546, 82, 4.32, 18.91, 0.47, 4.1], // Tomato products, canned, paste, without salt added
  'bell-pepper-chopped': [11821, 31, 0.99, 6.03, 0.3, 2.1], // Peppers, sweet, red, raw; the recipes take red ones
  'green-chili': [11977, 32, 1.74, 6.7, 0.44, 3.7], // Peppers, serrano, raw; or jalapeños, which are much the same
  'cauliflower-chopped': [11135, 25, 1.92, 4.97, 0.28, 2], // Cauliflower, raw
  'pumpkin-cubed': [11422, 26, 1, 6.5, 0.1, 0.5], // Pumpkin, raw
  'zucchini-chopped': [11477, 17, 1.21, 3.11, 0.32, 1], // Squash, summer, zucchini, includes skin, raw
  'yellow-squash': [11467, 19, 1.01, 3.88, 0.27, 1], // Squash, summer, crookneck and straightneck, raw
  'eggplant-cubed': [11209, 25, 0.98, 5.88, 0.18, 3], // Eggplant, raw
  'cucumber-sliced': [11206, 12, 0.59, 2.16, 0.16, 0.7], // Cucumber, peeled, raw
  'spinach-raw': [11457, 23, 2.86, 3.63, 0.39, 2.2], // Spinach, raw
  'red-cabbage': [11112, 31, 1.43, 7.37, 0.16, 2.1], // Cabbage, red, raw
  'parsley-fresh': [11297, 36, 2.97, 6.33, 0.79, 3.3], // Parsley, fresh
  'cilantro-fresh': [11165, 23, 2.13, 3.67, 0.52, 2.8], // Coriander (cilantro) leaves, raw
  'dill-pickles': [11937, 12, 0.6, 2.59, 0.14, 1.1], // Pickles, cucumber, dill or kosher dill
  // Fruit
  lemons: [9150, 29, 1.1, 9.32, 0.3, 2.8], // Lemons, raw, without peel
  'lemon-juice': [9152, 22, 0.35, 6.9, 0.24, 0.3], // Lemon juice, raw
  'lime-juice': [9160, 25, 0.42, 8.42, 0.07, 0.4], // Lime juice, raw
  'apples-chopped': [9003, 52, 0.26, 13.81, 0.17, 2.4], // Apples, raw, with skin
  'avocado-cubed': [9038, 167, 1.96, 8.64, 15.41, 6.8], // Avocados, raw, California, which is Hass, as the recipes count it
  // Spices and salt
  salt: [2047, 0, 0, 0, 0, 0], // Salt, table
  'black-pepper-ground': [2030, 251, 10.39, 63.95, 3.26, 25.3], // Spices, pepper, black
  'white-pepper-ground': [2032, 296, 10.4, 68.61, 2.12, 26.2], // Spices, pepper, white
  'cayenne-pepper': [2031, 318, 12.01, 56.63, 17.27, 27.2], // Spices, pepper, red or cayenne
  'chili-powder-pure': [2031, 318, 12.01, 56.63, 17.27, 27.2], // Spices, pepper, red or cayenne; that is ground chilies, without the spices of American chili powder
  paprika: [2028, 282, 14.14, 53.99, 12.89, 34.9], // Spices, paprika
  'smoked-paprika': [2028, 282, 14.14, 53.99, 12.89, 34.9], // Spices, paprika
  'cumin-seeds': [2014, 375, 17.81, 44.24, 22.27, 10.5], // Spices, cumin seed
  'cumin-ground': [2014, 375, 17.81, 44.24, 22.27, 10.5], // Spices, cumin seed
  'coriander-ground': [2013, 298, 12.37, 54.99, 17.77, 41.9], // Spices, coriander seed
  'turmeric-ground': [2043, 312, 9.68, 67.14, 3.25, 22.7], // Spices, turmeric, ground
  'nutmeg-ground': [2025, 525, 5.84, 49.29, 36.31, 20.8], // Spices, nutmeg, ground
  'thyme-dried': [2042, 276, 9.11, 63.94, 7.43, 37], // Spices, thyme, dried
  'garlic-powder': [2020, 331, 16.55, 72.73, 0.73, 9], // Spices, garlic powder
  'onion-powder': [2026, 341, 10.41, 79.12, 1.04, 15.2], // Spices, onion powder
  // Sauces, drinks, stock
  'mustard-prepared': [2046, 67, 4.37, 5.33, 4.01, 3.3], // Mustard, prepared, yellow
  mayonnaise: [4025, 680, 0.96, 0.57, 74.85, 0], // Salad dressing, mayonnaise, regular
  'hot-sauce': [6168, 11, 0.51, 1.75, 0.37, 0.3], // Sauce, ready-to-serve, pepper or hot
  'white-wine': [14106, 82, 0.07, 2.6, 0, 0], // Alcoholic beverage, wine, table, white
  water: [14411, 0, 0, 0, 0, 0], // Water, tap, drinking
  'beef-stock': [6170, 13, 1.97, 1.2, 0.09, 0], // Soup, stock, beef, home-prepared
  'vegetable-stock': [6615, 5, 0, 1.28, 0, 0], // SWANSON BROTH, Vegetable Broth; the generic entry is missing
};

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

/** Counted ingredients too light to matter: a sprig, a leaf, a peppercorn. */
export const NEGLIGIBLE_FOODS: ReadonlySet<PantryId> = new Set([
  'bay-leaves',
  'thyme-fresh',
  'rosemary-fresh',
  'basil-fresh',
  'black-peppercorns',
]);
