import type { AnyFoodId } from '../foods.ts';

/** In grams per 100 g, if not named otherwise; null where the source lists no figure, which is not 0. */
export type NutrientRow = readonly [
  ndb: number,
  water: number,
  kilocalories: number,
  protein: number,
  fat: number,
  saturated: number | null,
  /** By difference: what is neither water, protein, fat, ash nor alcohol. Holds the fiber. */
  carbohydrate: number,
  sugars: number | null,
  fiber: number | null,
  sodiumMilligrams: number | null,
];

/**
 * What 100 g of a food contain, raw unless its name says otherwise, by NDB number: file ABBREV of the USDA National
 * Nutrient Database for Standard Reference, release 26 (2013), copied in November 2026 from
 * github.com/MunkiPhD/ndb_data; rows that release 28 (2015) added (`nutrientRelease.ts`), from its copies at
 * github.com/ja-nina/DietDupe and github.com/alyssaq/usda-sqlite. The comment is USDA's name of the row. Foods without a fitting row are left out: what
 * has no row (garam masala, oat milk, mascarpone), one in another state (dried seaweed), or several that differ
 * (bread, fish, sausages).
 */
export const NUTRIENTS: Readonly<Partial<Record<AnyFoodId, NutrientRow>>> = {
  flour: [20081, 11.92, 364, 10.33, 0.98, 0.155, 76.31, 0.27, 2.7, 2], // Wheat flour, white, all-purpose, enriched, bleached
  'bread-flour': [20083, 13.36, 361, 11.98, 1.66, 0.244, 72.53, 0.31, 2.4, 2], // Wheat flour, white, bread, enriched
  'cake-flour': [20084, 12.51, 362, 8.2, 0.86, 0.127, 78.03, 0.31, 1.7, 2], // Wheat flour, white, cake, enriched
  'pastry-flour': [20624, 11.85, 367, 8.89, 1.43, 0.34, 77.32, 0.54, 2.4, 2], // Wheat flour, white (industrial), 9% protein, bleached, unenriched
  'self-rising-flour': [20082, 10.59, 354, 9.89, 0.97, 0.154, 74.22, 0.22, 2.7, 1193], // Wheat flour, white, all-purpose, self-rising, enriched
  'whole-wheat-flour': [20080, 10.74, 340, 13.21, 2.5, 0.43, 71.97, 0.41, 10.7, 2], // Wheat flour, whole-grain
  'white-whole-wheat-flour': [20080, 10.74, 340, 13.21, 2.5, 0.43, 71.97, 0.41, 10.7, 2], // Wheat flour, whole-grain
  'whole-wheat-pastry-flour': [20649, 12.42, 332, 9.61, 1.95, 0.43, 74.48, 1.02, 13.1, 3], // Wheat flour, whole-grain, soft wheat
  'durum-flour': [20066, 12.67, 360, 12.68, 1.05, 0.15, 72.83, null, 3.9, 1], // Semolina, enriched
  semolina: [20066, 12.67, 360, 12.68, 1.05, 0.15, 72.83, null, 3.9, 1], // Semolina, enriched
  'rye-flour-light': [20065, 11.4, 357, 9.82, 1.33, 0.15, 76.68, 0.93, 8, 2], // Rye flour, light
  'rye-flour-medium': [20064, 10.97, 349, 10.88, 1.52, 0.18, 75.43, 1.1, 11.8, 2], // Rye flour, medium
  'rye-flour-dark': [20063, 10.75, 325, 15.91, 2.22, 0.269, 68.63, 2.31, 23.8, 2], // Rye flour, dark
  'almond-flour': [12062, 4.51, 590, 21.4, 52.52, 3.953, 18.67, 4.63, 9.9, 19], // Nuts, almonds, blanched
  'oat-flour': [20132, 8.55, 404, 14.66, 9.12, 1.607, 65.7, 0.8, 6.5, 19], // Oat flour, partially debranned
  'barley-flour': [20130, 12.11, 345, 10.5, 1.6, 0.335, 74.52, 0.8, 10.1, 4], // Barley flour or meal
  'buckwheat-flour': [20011, 11.15, 335, 12.62, 3.1, 0.677, 70.59, 2.6, 10, 11], // Buckwheat flour, whole-groat
  'brown-rice-flour': [20090, 11.97, 363, 7.23, 2.78, 0.557, 76.48, 0.85, 4.6, 8], // Rice flour, brown
  'rice-flour': [20061, 11.89, 366, 5.95, 1.42, 0.386, 80.13, 0.12, 2.4, 0], // Rice flour, white
  'sweet-rice-flour': [20054, 10.46, 370, 6.81, 0.55, 0.111, 81.68, null, 2.8, 7], // Rice, white, glutinous, raw
  'chickpea-flour': [16157, 10.28, 387, 22.39, 6.69, 0.693, 57.82, 10.85, 10.8, 64], // Chickpea flour (besan)
  'soy-flour': [16115, 5.16, 436, 34.54, 20.65, 2.987, 35.19, 7.5, 9.6, 13], // Soy flour, full-fat, raw
  'sorghum-flour': [20648, 10.06, 361, 7.87, 3.29, 0.475, 77.47, 1.87, 6.6, 4], // Sorghum flour
  'teff-flour': [20142, 8.82, 367, 13.3, 2.38, 0.449, 73.13, 1.84, 8, 12], // Teff, uncooked
  'millet-flour': [20647, 10.74, 373, 10.75, 4.25, 0.536, 73.05, 1.66, 3.5, 4], // Millet flour
  'quinoa-flour': [20035, 13.28, 368, 14.12, 6.07, 0.706, 64.16, null, 7, 5], // Quinoa, uncooked
  'amaranth-flour': [20001, 11.29, 371, 13.56, 7.02, 1.459, 65.25, 1.69, 6.7, 4], // Amaranth, uncooked
  'potato-flour': [11413, 6.52, 357, 6.9, 0.34, 0.09, 83.1, 3.52, 5.9, 55], // Potato flour
  'corn-flour': [20016, 10.91, 361, 6.93, 3.86, 0.543, 76.85, 0.64, 7.3, 5], // Corn flour, whole-grain, yellow
  'masa-harina': [20017, 9.04, 365, 9.28, 3.86, 0.532, 76.29, 1.61, 6.4, 5], // Corn flour, masa, enriched, white
  'cornmeal-whole': [20020, 10.26, 362, 8.12, 3.59, 0.505, 76.89, 0.64, 7.3, 35], // Cornmeal, whole-grain, yellow
  cornmeal: [20022, 11.18, 370, 7.11, 1.75, 0.22, 79.45, 1.61, 3.9, 7], // Cornmeal, degermed, enriched, yellow
  polenta: [20022, 11.18, 370, 7.11, 1.75, 0.22, 79.45, 1.61, 3.9, 7], // Cornmeal, degermed, enriched, yellow
  'vital-wheat-gluten': [48052, 8.2, 370, 75.16, 1.85, 0.272, 13.79, 0, 0.6, 29], // Vital wheat gluten
  'peanut-flour': [16099, 7.8, 327, 52.2, 0.55, 0.063, 34.7, 8.22, 15.8, 180], // Peanut flour, defatted
  'carob-flour': [16055, 3.58, 222, 4.62, 0.65, 0.09, 88.88, 49.08, 39.8, 35], // Carob flour
  cornstarch: [20027, 8.32, 381, 0.26, 0.05, 0.009, 91.27, 0, 0.9, 9], // Cornstarch
  'tapioca-starch': [20068, 10.99, 358, 0.19, 0.02, 0.005, 88.69, 3.35, 0.9, 1], // Tapioca, pearl, dry
  'tapioca-pearls': [20068, 10.99, 358, 0.19, 0.02, 0.005, 88.69, 3.35, 0.9, 1], // Tapioca, pearl, dry
  arrowroot: [20003, 11.37, 357, 0.3, 0.1, 0.019, 88.15, null, 3.4, 2], // Arrowroot flour
  'malt-flour': [20131, 8.21, 361, 10.28, 1.84, 0.386, 78.3, 0.8, 7.1, 11], // Barley malt flour
  sugar: [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  'brown-sugar': [19334, 1.34, 380, 0.12, 0, 0, 98.09, 97.02, 0, 28], // Sugars, brown
  'powdered-sugar': [19336, 0.23, 389, 0, 0, 0, 99.77, 97.81, 0, 2], // Sugars, powdered
  'superfine-sugar': [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  'demerara-sugar': [19908, 0.03, 399, 0, 0, null, 99.8, 99.19, null, 3], // Sugar, turbinado
  'turbinado-sugar': [19908, 0.03, 399, 0, 0, null, 99.8, 99.19, null, 3], // Sugar, turbinado
  'maple-sugar': [19340, 8, 354, 0.1, 0.2, 0.036, 90.9, 84.87, 0, 11], // Sugars, maple
  'pearl-sugar': [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  'nib-sugar': [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  honey: [19296, 17.1, 304, 0.3, 0, 0, 82.4, 82.12, 0.2, 4], // Honey
  'agave-syrup': [19912, 22.94, 310, 0.09, 0.45, 0, 76.37, 68.03, 0.2, 4], // Sweetener, syrup, agave
  'sucralose-blend': [19868, 8.83, 336, 0, 0, 0, 91.17, 80.33, 0, 0], // Sweeteners, tabletop, sucralose, SPLENDA packets
  'maple-syrup': [19353, 32.39, 260, 0.04, 0.06, 0.007, 67.04, 67.9, 0, 12], // Syrups, maple
  'corn-syrup': [19350, 22.81, 283, 0, 0.2, 0, 76.79, 76.77, 0, 62], // Syrups, corn, light
  'corn-syrup-dark': [19349, 22.01, 286, 0, 0, 0, 77.59, 77.59, 0, 155], // Syrups, corn, dark
  molasses: [19304, 21.87, 290, 0, 0.1, 0.018, 74.73, 74.72, 0, 37], // Molasses
  'malt-syrup': [19352, 21.1, 318, 6.2, 0, 0, 71.3, 71.3, 0, 35], // Syrups, malt
  'sorghum-syrup': [19355, 22.7, 290, 0, 0, 0, 74.9, 74.9, 0, 8], // Syrups, sorghum
  'pancake-syrup': [19129, 37.98, 234, 0, 0, 0, 61.47, 21.47, 0, 82], // Syrups, table blends, pancake
  'chocolate-syrup': [14181, 31, 279, 2.1, 1.13, 0.519, 65.1, 49.65, 2.6, 72], // Chocolate syrup
  grenadine: [42040, 32.4, 268, 0, 0, 0, 66.91, 46.55, 0, 27], // Syrups, grenadine
  'caramel-sauce': [19364, 32, 252, 1.5, 0.1, 0.11, 65.9, null, 0.9, 349], // Toppings, butterscotch or caramel
  'marshmallows-mini': [19116, 16.4, 318, 1.8, 0.2, 0.056, 81.3, 57.56, 0.1, 80], // Candies, marshmallows
  'marshmallow-fluff': [19365, 19.8, 322, 0.8, 0.3, 0.056, 79, 46.8, 0.1, 80], // Toppings, marshmallow cream
  jam: [19297, 30.47, 278, 0.37, 0.07, 0.01, 68.86, 48.5, 1.1, 32], // Jams and preserves
  jelly: [19300, 29.77, 266, 0.15, 0.02, 0.005, 69.95, 51.22, 1, 30], // Jellies
  'orange-marmalade': [19303, 33.2, 246, 0.3, 0, 0, 66.3, 60, 0.7, 56], // Marmalade, orange
  'apple-butter': [19294, 56.45, 173, 0.39, 0.3, 0.053, 42.47, 35.3, 1.5, 15], // Fruit butters, apple
  'cranberry-sauce': [9081, 60.65, 151, 0.2, 0.15, 0.013, 38.9, 37.9, 1, 29], // Cranberry sauce, canned, sweetened
  fructose: [43216, 0, 368, 0, 0, 0, 100, 92.7, 0, 12], // Sweeteners, tabletop, fructose, dry, powder
  'baking-powder': [18369, 5, 53, 0, 0, 0, 27.7, 0, 0.2, 10600], // Leavening agents, baking powder, double-acting, sodium aluminum sulfate
  'baking-soda': [18372, 0.2, 0, 0, 0, 0, 0, 0, 0, 27360], // Leavening agents, baking soda
  'cream-of-tartar': [18373, 1.7, 258, 0, 0, 0, 61.5, 0, 0.2, 52], // Leavening agents, cream of tartar
  'yeast-instant': [18375, 5.08, 325, 40.44, 7.61, 1.001, 41.22, 0, 26.9, 51], // Leavening agents, yeast, baker's, active dry
  'yeast-active-dry': [18375, 5.08, 325, 40.44, 7.61, 1.001, 41.22, 0, 26.9, 51], // Leavening agents, yeast, baker's, active dry
  'gelatin-powder': [19177, 13, 335, 85.6, 0.1, 0.07, 0, 0, 0, 196], // Gelatins, dry powder, unsweetened
  'vanilla-extract': [2050, 52.58, 288, 0.06, 0.06, 0.01, 12.65, 12.65, 0, 9], // Vanilla extract
  'espresso-powder': [14214, 3.1, 353, 12.2, 0.5, 0.197, 75.4, 0, 0, 37], // Coffee, instant, regular, powder
  'coffee-instant': [14214, 3.1, 353, 12.2, 0.5, 0.197, 75.4, 0, 0, 37], // Coffee, instant, regular, powder
  cocoa: [19165, 3, 228, 19.6, 13.7, 8.07, 57.9, 1.75, 33.2, 21], // Cocoa, dry powder, unsweetened
  'cocoa-dutch': [19166, 2.7, 220, 18.1, 13.1, 7.76, 58.3, 1.76, 29.8, 19], // Cocoa, dry powder, unsweetened, processed with alkali
  'chocolate-chips': [19080, 0.7, 480, 4.2, 30, 17.75, 63.9, 54.5, 5.9, 11], // Candies, semisweet chocolate
  'chocolate-chips-mini': [19080, 0.7, 480, 4.2, 30, 17.75, 63.9, 54.5, 5.9, 11], // Candies, semisweet chocolate
  'chocolate-chopped': [19080, 0.7, 480, 4.2, 30, 17.75, 63.9, 54.5, 5.9, 11], // Candies, semisweet chocolate
  'milk-chocolate-chips': [19120, 1.5, 535, 7.65, 29.66, 18.509, 59.4, 51.5, 3.4, 79], // Candies, milk chocolate
  'white-chocolate-chips': [19087, 1.3, 539, 5.87, 32.09, 19.412, 59.24, 59, 0.2, 90], // Candies, white chocolate
  breadcrumbs: [18079, 6.51, 395, 13.35, 5.3, 1.203, 71.98, 6.2, 4.5, 732], // Bread crumbs, dry, grated, plain
  panko: [18079, 6.51, 395, 13.35, 5.3, 1.203, 71.98, 6.2, 4.5, 732], // Bread crumbs, dry, grated, plain; panko has no row of its own
  'breadcrumbs-fresh': [18069, 36.34, 265, 9.15, 3.19, 0.698, 49.06, 5.07, 2.7, 491], // Bread, white, commercially prepared (includes soft bread crumbs)
  'graham-crumbs': [18173, 4.4, 423, 6.9, 10.1, 1.519, 76.8, 31.1, 2.8, 477], // Cookies, graham crackers, plain or honey (includes cinnamon)
  'cake-mix': [18144, 7.18, 374, 3.7, 3.5, 1.62, 81.92, 43.29, 1.2, 728], // Cake, yellow, dry mix, regular, enriched
  'pancake-mix': [18289, 9.05, 368, 9.77, 3.1, 0.822, 73.65, 16.03, 2.9, 1082], // Pancakes, plain, dry mix, complete (includes buttermilk)
  butter: [1145, 17.94, 717, 0.85, 81.11, 51.368, 0.06, 0.06, 0, 11], // Butter, without salt
  oil: [4670, 0, 884, 0, 100, 7.429, 0, 0, 0, 0], // USDA Commodity Food, oil, vegetable, low saturated fat
  margarine: [4610, 16.52, 717, 0.16, 80.71, 15.189, 0.7, 0, 0, 751], // Margarine, regular, 80% fat, composite, stick, with salt
  shortening: [4615, 0, 884, 0, 99.97, 24.98, 0, 0, 0, 4], // Shortening, vegetable, household, composite
  lard: [4002, 0, 902, 0, 100, 39.2, 0, 0, 0, 0], // Lard
  ghee: [1003, 0.24, 876, 0.28, 99.48, 61.924, 0, 0, 0, 2], // Butter oil, anhydrous
  'whipped-butter': [1002, 15.87, 717, 0.85, 81.11, 50.489, 0.06, 0.06, 0, 659], // Butter, whipped, with salt
  'beef-tallow': [4001, 0, 902, 0, 100, 49.8, 0, 0, 0, 0], // Fat, beef tallow
  'chicken-fat': [4542, 0.2, 900, 0, 99.8, 29.8, 0, 0, 0, 0], // Fat, chicken
  'cocoa-butter': [4501, 0, 884, 0, 100, 59.7, 0, 0, 0, 0], // Oil, cocoa butter
  'coconut-oil': [4047, 0, 862, 0, 100, 86.5, 0, 0, 0, 0], // Oil, coconut
  'olive-oil': [4053, 0, 884, 0, 100, 13.808, 0, 0, 0, 2], // Oil, olive, salad or cooking
  'sunflower-oil': [4060, 0, 884, 0, 100, 10.1, 0, 0, 0, 0], // Oil, sunflower, linoleic (less than 60%)
  'canola-oil': [4582, 0, 884, 0, 100, 7.365, 0, 0, 0, 0], // Oil, canola
  'corn-oil': [4518, 0, 900, 0, 100, 12.948, 0, 0, 0, 0], // Oil, corn, industrial and retail, all purpose salad or cooking
  'peanut-oil': [4042, 0, 884, 0, 100, 16.9, 0, 0, 0, 0], // Oil, peanut, salad or cooking
  'sesame-oil': [4058, 0, 884, 0, 100, 14.2, 0, 0, 0, 0], // Oil, sesame, salad or cooking
  'soybean-oil': [4044, 0, 884, 0, 100, 15.65, 0, 0, 0, 0], // Oil, soybean, salad or cooking
  'grapeseed-oil': [4517, 0, 884, 0, 100, 9.6, 0, 0, 0, 0], // Oil, grapeseed
  'avocado-oil': [4581, 0, 884, 0, 100, 11.56, 0, null, 0, 0], // Oil, avocado
  'walnut-oil': [4528, 0, 884, 0, 100, 9.1, 0, 0, 0, 0], // Oil, walnut
  'palm-oil': [4055, 0, 884, 0, 100, 49.3, 0, 0, 0, 0], // Oil, palm
  'mustard-oil': [4583, 0, 884, 0, 100, 11.582, 0, null, 0, 0], // Oil, mustard
  'safflower-oil': [4510, 0, 884, 0, 100, 6.203, 0, 0, 0, 0], // Oil, safflower, salad or cooking, linoleic, (over 70%)
  'hazelnut-oil': [4532, 0, 884, 0, 100, 7.4, 0, 0, 0, 0], // Oil, hazelnut
  'flaxseed-oil': [42231, 0.12, 884, 0.11, 99.98, 8.976, 0, 0, 0, 0], // Oil, flaxseed, cold pressed
  'rice-bran-oil': [4037, 0, 884, 0, 100, 19.7, 0, 0, 0, 0], // Oil, rice bran
  'duck-fat': [4574, 0.2, 882, 0, 99.8, 33.2, 0, 0, 0, 0], // Fat, duck
  'goose-fat': [4576, 0.2, 900, 0, 99.8, 27.7, 0, null, 0, 0], // Fat, goose
  'bacon-fat': [4609, 0, 897, 0, 99.5, 39.004, 0, 0, 0, 150], // Animal fat, bacon grease
  milk: [1077, 88.13, 61, 3.15, 3.25, 1.865, 4.8, 5.05, 0, 43], // Milk, whole, 3.25% milkfat, with added vitamin D
  'milk-skim': [1085, 90.84, 34, 3.37, 0.08, 0.056, 4.96, 5.09, 0, 42], // Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
  'milk-2-percent': [1079, 89.21, 50, 3.3, 1.98, 1.257, 4.8, 5.06, 0, 47], // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
  whey: [1114, 93.12, 27, 0.85, 0.36, 0.23, 5.14, 5.14, 0, 54], // Whey, sweet, fluid
  buttermilk: [1088, 90.13, 40, 3.31, 0.88, 0.548, 4.79, 4.79, 0, 190], // Milk, buttermilk, fluid, cultured, lowfat
  'half-and-half': [1049, 80.57, 130, 2.96, 11.5, 7.158, 4.3, 4.3, 0, 41], // Cream, fluid, half and half
  'light-cream': [1050, 73.75, 195, 2.7, 19.31, 12.02, 3.66, 3.66, 0, 40], // Cream, fluid, light (coffee cream or table cream)
  cream: [1053, 57.71, 345, 2.05, 37, 23.032, 2.79, 2.79, 0, 38], // Cream, fluid, heavy whipping
  'whipped-cream': [1053, 57.71, 345, 2.05, 37, 23.032, 2.79, 2.79, 0, 38], // Cream, fluid, heavy whipping
  yogurt: [1116, 87.9, 61, 3.47, 3.25, 2.096, 4.66, 4.66, 0, 46], // Yogurt, plain, whole milk, 8 grams protein per 8 ounce
  'sour-cream': [1056, 74.46, 193, 2.07, 19.73, 11.507, 2.88, 2.88, 0, 47], // Cream, sour, cultured
  'cream-cheese': [1017, 54.44, 342, 5.93, 34.24, 19.292, 4.07, 3.21, 0, 365], // Cheese, cream
  'cottage-cheese': [1012, 79.79, 98, 11.12, 4.3, 1.718, 3.38, 2.67, 0, 364], // Cheese, cottage, creamed, large or small curd
  ricotta: [1036, 71.7, 174, 11.26, 12.98, 8.295, 3.04, 0.27, 0, 84], // Cheese, ricotta, whole milk
  'evaporated-milk': [1096, 74.04, 134, 6.81, 7.56, 4.591, 10.04, 10.04, 0, 106], // Milk, canned, evaporated, with added vitamin D and without added vitamin A
  'condensed-milk': [1095, 27.16, 321, 7.91, 8.7, 5.486, 54.4, 54.4, 0, 127], // Milk, canned, condensed, sweetened
  'milk-powder-nonfat': [1091, 3.16, 362, 36.16, 0.77, 0.499, 51.98, 51.98, 0, 535], // Milk, dry, nonfat, regular, without added vitamin A and vitamin D
  'milk-powder-instant': [1092, 3.96, 358, 35.1, 0.72, 0.467, 52.19, 52.19, 0, 549], // Milk, dry, nonfat, instant, with added vitamin A and vitamin D
  'milk-powder-whole': [1090, 2.47, 496, 26.32, 26.71, 16.742, 38.42, 38.42, 0, 371], // Milk, dry, whole, with added vitamin D
  'buttermilk-powder': [1094, 2.97, 387, 34.3, 5.78, 3.598, 49, 49, 0, 517], // Milk, buttermilk, dried
  'malted-milk-powder': [14311, 2, 428, 14.29, 9.52, 4.762, 71.21, 47.62, 0.1, 405], // Malted drink mix, natural, powder
  'coconut-milk': [12118, 72.88, 197, 2.02, 21.33, 18.915, 2.81, null, null, 13], // Nuts, coconut milk, canned (liquid expressed from grated meat and water)
  'coconut-cream': [12115, 53.9, 330, 3.63, 34.68, 30.753, 6.65, null, 2.2, 4], // Nuts, coconut cream, raw (liquid expressed from grated meat)
  'cream-of-coconut': [12116, 28.97, 357, 1.17, 16.31, 15.472, 53.21, 51.5, 0.2, 36], // Nuts, coconut cream, canned, sweetened
  'soy-milk': [16139, 90.36, 43, 2.6, 1.47, 0.205, 4.92, 3.65, 0.2, 47], // Soymilk, original and vanilla, with added calcium, vitamins A and D
  'ice-cream': [19095, 61, 207, 3.5, 11, 6.79, 23.6, 21.22, 0.7, 80], // Ice creams, vanilla
  'whole-egg': [1123, 76.15, 143, 12.56, 9.51, 3.126, 0.72, 0.37, 0, 142], // Egg, whole, raw, fresh
  'egg-white': [1124, 87.57, 52, 10.9, 0.17, 0, 0.73, 0.71, 0, 166], // Egg, white, raw, fresh
  'egg-yolk': [1125, 52.31, 322, 15.86, 26.54, 9.551, 3.59, 0.56, 0, 48], // Egg, yolk, raw, fresh
  'egg-white-powder': [1136, 8.54, 376, 82.4, 0.04, 0, 4.47, 0, 0, 1238], // Egg, white, dried, powder, stabilized, glucose reduced
  'yogurt-low-fat': [1117, 85.07, 63, 5.25, 1.55, 1, 7.04, 7.04, 0, 70], // Yogurt, plain, low fat, 12 grams protein per 8 ounce
  'yogurt-nonfat': [1118, 85.23, 56, 5.73, 0.18, 0.116, 7.68, 7.68, 0, 77], // Yogurt, plain, skim milk, 13 grams protein per 8 ounce
  'yogurt-vanilla': [1119, 79, 85, 4.93, 1.25, 0.806, 13.8, 13.8, 0, 66], // Yogurt, vanilla, low fat, 11 grams protein per 8 ounce
  'yogurt-fruit': [1121, 74.48, 102, 4.37, 1.08, 0.697, 19.05, 19.05, 0, 58], // Yogurt, fruit, low fat, 10 grams protein per 8 ounce
  'milk-1-percent': [1082, 89.92, 42, 3.37, 0.97, 0.633, 4.99, 5.2, 0, 44], // Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
  'goat-milk': [1106, 87.03, 69, 3.56, 4.14, 2.667, 4.45, 4.45, 0, 50], // Milk, goat, fluid, with added vitamin D
  'chocolate-milk': [1102, 82.3, 83, 3.17, 3.39, 2.104, 10.34, 9.54, 0.8, 60], // Milk, chocolate, fluid, commercial, whole, with added vitamin A and vitamin D
  'rice-milk': [14639, 89.28, 47, 0.28, 0.97, 0, 9.17, 5.28, 0.3, 39], // Rice drink, unsweetened, with added calcium, vitamins A and D
  'coffee-creamer': [1067, 77.27, 136, 1, 9.97, 1.937, 11.38, 11.38, 0, 67], // Cream substitute, liquid, with hydrogenated vegetable oil and soy protein
  'whipped-topping': [1073, 50.21, 318, 1.25, 25.31, 21.783, 23.05, 23.05, 0, 25], // Dessert topping, semi solid, frozen
  'spray-cream': [1054, 61.33, 257, 3.2, 22.22, 13.831, 12.49, 8, 0, 8], // Cream, whipped, cream topping, pressurized
  'cream-cheese-light': [43274, 66.72, 201, 7.85, 15.28, 9.098, 8.13, 5.82, 0, 359], // Cheese, cream, low fat
  'cottage-cheese-low-fat': [1015, 80.69, 86, 11.83, 2.45, 0.979, 3.66, 3.67, 0, 330], // Cheese, cottage, lowfat, 2% milkfat
  'ricotta-part-skim': [1037, 74.41, 138, 11.39, 7.91, 4.927, 5.14, 0.31, 0, 99], // Cheese, ricotta, part skim milk
  'hard-boiled-eggs': [1129, 74.62, 155, 12.58, 10.61, 3.267, 1.12, 1.12, 0, 124], // Egg, whole, cooked, hard-boiled
  'egg-substitute': [1226, 87, 48, 10, 0, 0, 2, 2, 0, 199], // Egg substitute, liquid or frozen, fat free
  'cheddar-shredded': [1009, 36.75, 403, 24.9, 33.14, 21.092, 1.28, 0.52, 0, 621], // Cheese, cheddar
  'mozzarella-shredded': [1026, 50.01, 300, 22.17, 22.35, 13.152, 2.19, 1.03, 0, 627], // Cheese, mozzarella, whole milk
  'parmesan-grated': [1033, 29.16, 392, 35.75, 25.83, 16.41, 3.22, 0.8, 0, 1376], // Cheese, parmesan, hard
  'swiss-cheese-shredded': [1040, 37.12, 380, 26.93, 27.8, 17.779, 5.38, 1.32, 0, 70], // Cheese, swiss
  'gruyere-shredded': [1023, 33.19, 413, 29.81, 32.34, 18.913, 0.36, 0.36, 0, 714], // Cheese, gruyere
  'emmental-grated': [1040, 37.12, 380, 26.93, 27.8, 17.779, 5.38, 1.32, 0, 70], // Cheese, swiss
  'monterey-jack-shredded': [1025, 41.01, 373, 24.48, 30.28, 19.066, 0.68, 0.5, 0, 600], // Cheese, monterey
  'provolone-diced': [1035, 40.95, 351, 25.58, 26.62, 17.078, 2.14, 0.56, 0, 876], // Cheese, provolone
  'feta-crumbled': [1019, 55.22, 264, 14.21, 21.28, 14.946, 4.09, 4.09, 0, 917], // Cheese, feta
  'blue-cheese-crumbled': [1004, 42.41, 353, 21.4, 28.74, 18.669, 2.34, 0.5, 0, 1146], // Cheese, blue
  'brie-sliced': [1006, 48.42, 334, 20.75, 27.68, 17.41, 0.45, 0.45, 0, 629], // Cheese, brie
  'mexican-cheese-blend': [1251, 42.48, 358, 23.54, 28.51, 17.027, 1.75, 1.23, 0, 338], // Cheese, Mexican blend
  'american-cheese': [1042, 39.61, 366, 18.13, 30.71, 18.057, 4.78, 2.26, 0, 1671], // Cheese, pasteurized process, American, fortified with vitamin D
  'cheese-spread': [1048, 47.65, 290, 16.41, 21.23, 13.327, 8.73, 7.32, 0, 1625], // Cheese spread, pasteurized process, American
  colby: [1011, 38.2, 394, 23.76, 32.11, 20.218, 2.57, 0.52, 0, 604], // Cheese, colby
  'port-salut': [1034, 45.45, 352, 23.78, 28.2, 16.691, 0.57, 0.57, 0, 534], // Cheese, port de salut
  muenster: [1030, 41.77, 368, 23.41, 30.04, 19.113, 1.12, 1.12, 0, 628], // Cheese, muenster
  fontina: [1020, 37.92, 389, 25.6, 31.14, 19.196, 1.55, 1.55, 0, 800], // Cheese, fontina
  tamarind: [9322, 31.4, 239, 2.8, 0.6, 0.272, 62.5, 57.4, 5.1, 28], // Tamarinds, raw
  'queso-fresco': [1228, 51.42, 299, 18.09, 23.82, 12.94, 2.98, 2.32, 0, 751], // Cheese, fresh, queso fresco
  'queso-blanco': [1229, 48.7, 310, 20.38, 24.31, 13.661, 2.53, 1.76, null, 704], // Cheese, white, queso blanco
  'queso-asadero': [1166, 42.16, 356, 22.6, 28.26, 17.939, 2.87, 2.87, 0, 705], // Cheese, mexican, queso asadero
  'queso-chihuahua': [1167, 39.13, 374, 21.56, 29.68, 18.843, 5.56, 5.56, 0, 617], // Cheese, mexican, queso chihuahua
  'almond-meal': [12061, 4.41, 579, 21.15, 49.93, 3.802, 21.55, 4.2, 12.5, 1], // Nuts, almonds
  'hazelnut-flour': [12120, 5.31, 628, 14.95, 60.75, 4.464, 16.7, 4.34, 9.7, 0], // Nuts, hazelnuts or filberts
  'almonds-whole': [12061, 4.41, 579, 21.15, 49.93, 3.802, 21.55, 4.2, 12.5, 1], // Nuts, almonds
  'hazelnuts-whole': [12120, 5.31, 628, 14.95, 60.75, 4.464, 16.7, 4.34, 9.7, 0], // Nuts, hazelnuts or filberts
  'walnuts-chopped': [12155, 4.07, 654, 15.23, 65.21, 6.126, 13.71, 2.61, 6.7, 2], // Nuts, walnuts, english
  'pecans-chopped': [12142, 3.52, 691, 9.17, 71.97, 6.18, 13.86, 3.97, 9.6, 0], // Nuts, pecans
  cashews: [12087, 5.2, 553, 18.22, 43.85, null, 30.19, 5.91, 3.3, 12], // Nuts, cashew nuts, raw
  'macadamia-nuts': [12131, 1.36, 718, 7.91, 75.77, 12.061, 13.82, 4.57, 8.6, 5], // Nuts, macadamia nuts, raw
  pistachios: [12151, 3.91, 562, 20.27, 45.39, 5.556, 27.51, 7.66, 10.3, 1], // Nuts, pistachio nuts, raw
  'pine-nuts': [12147, 2.28, 673, 13.69, 68.37, 4.899, 13.08, 3.59, 3.7, 2], // Nuts, pine nuts, dried
  peanuts: [16087, 6.5, 567, 25.8, 49.24, 6.834, 16.13, 3.97, 8.5, 18], // Peanuts, all types, raw
  'brazil-nuts': [12078, 3.48, 656, 14.32, 66.43, 15.137, 12.27, 2.33, 7.5, 3], // Nuts, brazilnuts, dried, unblanched
  chestnuts: [12167, 40.48, 245, 3.17, 2.2, 0.414, 52.96, 10.6, 5.1, 2], // Nuts, chestnuts, european, roasted
  'coconut-fresh': [12104, 46.99, 354, 3.33, 33.49, 29.698, 15.23, 6.23, 9, 20], // Nuts, coconut meat, raw
  'coconut-sweetened': [12109, 15.46, 456, 3.13, 27.99, 26.396, 51.85, 36.75, 9.9, 285], // Nuts, coconut meat, dried (desiccated), sweetened, flaked, packaged
  'coconut-desiccated': [12108, 3, 660, 6.88, 64.53, 57.218, 23.65, 7.35, 16.3, 37], // Nuts, coconut meat, dried (desiccated), not sweetened
  'almond-paste': [12071, 14.08, 458, 9, 27.74, 2.629, 47.81, 36.25, 4.8, 9], // Nuts, almond paste
  'peanut-butter': [16098, 1.81, 588, 25.09, 50.39, 10.51, 19.56, 9.22, 6, 459], // Peanut butter, smooth style, with salt
  'almond-butter': [12195, 1.64, 614, 20.96, 55.5, 4.152, 18.82, 4.43, 10.3, 7], // Nuts, almond butter, plain, without salt added
  'cashew-butter': [12088, 2.96, 587, 17.56, 49.41, 9.763, 27.57, null, 2, 15], // Nuts, cashew butter, plain, without salt added
  'sunflower-seed-butter': [12040, 0.62, 617, 17.28, 55.2, 4.678, 23.32, 10.54, 5.7, 3], // Seeds, sunflower seed butter, without salt
  tahini: [12698, 3, 592, 17.4, 53.01, 7.423, 21.5, null, 4.7, 35], // Seeds, sesame butter, tahini, type of kernels unspecified
  'hazelnut-spread': [19125, 1.07, 541, 5.41, 29.73, 28.423, 62.16, 54.05, 5.4, 41], // Chocolate-flavored hazelnut spread
  'sesame-seeds': [12023, 4.69, 573, 17.73, 49.67, 6.957, 23.45, 0.3, 11.8, 11], // Seeds, sesame seeds, whole, dried
  'poppy-seeds': [2033, 5.95, 525, 17.99, 41.56, 4.517, 28.13, 2.99, 19.5, 26], // Spices, poppy seed
  'sunflower-seeds': [12036, 4.73, 584, 20.78, 51.46, 4.455, 20, 2.62, 8.6, 9], // Seeds, sunflower seed kernels, dried
  'pumpkin-seeds': [12014, 5.23, 559, 30.23, 49.05, 8.659, 10.71, 1.4, 6, 7], // Seeds, pumpkin and squash seed kernels, dried
  flaxseed: [12220, 6.96, 534, 18.29, 42.16, 3.663, 28.88, 1.55, 27.3, 30], // Seeds, flaxseed
  'flaxseed-ground': [12220, 6.96, 534, 18.29, 42.16, 3.663, 28.88, 1.55, 27.3, 30], // Seeds, flaxseed
  'chia-seeds': [12006, 5.8, 486, 16.54, 30.74, 3.33, 42.12, null, 34.4, 16], // Seeds, chia seeds, dried
  'mixed-nuts': [12138, 3.15, 615, 15.52, 56.17, 9.087, 22.27, null, 5.5, 11], // Nuts, mixed nuts, oil roasted, without peanuts, without salt added
  rice: [20044, 11.62, 365, 7.13, 0.66, 0.18, 79.95, 0.12, 1.3, 5], // Rice, white, long-grain, regular, raw, enriched
  quinoa: [20035, 13.28, 368, 14.12, 6.07, 0.706, 64.16, null, 7, 5], // Quinoa, uncooked
  'quinoa-cooked': [20137, 71.61, 120, 4.4, 1.92, 0.231, 21.3, 0.87, 2.8, 7], // Quinoa, cooked
  couscous: [20028, 8.56, 376, 12.76, 0.64, 0.117, 77.43, null, 5, 10], // Couscous, dry
  'couscous-cooked': [20029, 72.57, 112, 3.79, 0.16, 0.029, 23.22, 0.1, 1.4, 5], // Couscous, cooked
  bulgur: [20012, 9, 342, 12.29, 1.33, 0.232, 75.87, 0.41, 18.3, 17], // Bulgur, dry
  'pearl-barley': [20005, 10.09, 352, 9.91, 1.16, 0.244, 77.72, 0.8, 15.6, 9], // Barley, pearled, raw
  millet: [20031, 8.67, 378, 11.02, 4.22, 0.723, 72.85, null, 8.5, 5], // Millet, raw
  'buckwheat-groats': [20009, 8.41, 346, 11.73, 2.71, 0.591, 74.95, null, 10.3, 11], // Buckwheat groats, roasted, dry
  amaranth: [20001, 11.29, 371, 13.56, 7.02, 1.459, 65.25, 1.69, 6.7, 4], // Amaranth, uncooked
  kamut: [20138, 11.07, 337, 14.54, 2.13, 0.196, 70.58, 7.84, 11.1, 5], // Wheat, KAMUT khorasan, uncooked
  spelt: [20140, 11.02, 338, 14.57, 2.43, 0.406, 70.19, 6.82, 10.7, 8], // Spelt, uncooked
  teff: [20142, 8.82, 367, 13.3, 2.38, 0.449, 73.13, 1.84, 8, 12], // Teff, uncooked
  'wheat-berries': [20072, 13.1, 327, 12.61, 1.54, 0.269, 71.18, 0.41, 12.2, 2], // Wheat, hard red winter
  'wild-rice': [20088, 7.76, 357, 14.73, 1.08, 0.156, 74.9, 2.5, 6.2, 7], // Wild rice, raw
  'brown-rice': [20036, 10.37, 370, 7.94, 2.92, 0.584, 77.24, 0.85, 3.5, 7], // Rice, brown, long-grain, raw
  'short-grain-rice': [20052, 13.29, 358, 6.5, 0.52, 0.14, 79.15, null, 2.8, 1], // Rice, white, short-grain, raw
  'medium-grain-rice': [20050, 12.89, 360, 6.61, 0.58, 0.158, 79.34, null, 1.4, 1], // Rice, white, medium-grain, raw, enriched
  'instant-rice': [20048, 8.38, 380, 7.82, 0.94, 0.152, 82.32, 0.05, 1.9, 10], // Rice, white, long-grain, precooked or instant, enriched, dry
  'rice-cooked': [20045, 68.44, 130, 2.69, 0.28, 0.077, 28.17, 0.05, 0.4, 1], // Rice, white, long-grain, regular, cooked, enriched
  oats: [8120, 10.84, 379, 13.15, 6.52, 1.11, 67.7, 0.99, 10.1, 6], // Cereals, oats, regular and quick, not fortified, dry
  'oats-quick': [8402, 9.37, 371, 13.7, 6.87, 1.11, 68.18, 1.42, 9.4, 3], // Cereals, QUAKER, Quick Oats, Dry
  'oats-steel-cut': [20038, 8.22, 389, 16.89, 6.9, 1.217, 66.27, null, 10.6, 2], // Oats
  'oat-bran': [20033, 6.55, 246, 17.3, 7.03, 1.328, 66.22, 1.45, 15.4, 4], // Oat bran, raw
  'wheat-bran': [20077, 9.89, 216, 15.55, 4.25, 0.63, 64.51, 0.41, 42.8, 2], // Wheat bran, crude
  'wheat-germ': [20078, 11.12, 360, 23.15, 9.72, 1.665, 51.8, null, 13.2, 12], // Wheat germ, crude
  granola: [8037, 5.4, 489, 14.85, 24.06, 4.058, 53.25, 20, 9, 25], // Cereals ready-to-eat, granola, homemade
  muesli: [42184, 5.8, 340, 9.7, 4.9, 0.805, 77.8, 31, 7.3, 231], // Cereals ready-to-eat, MUESLI, dried fruit and nuts
  'crisped-rice-cereal': [8065, 5.06, 381, 6.75, 2.05, 0.458, 85.05, 9.87, 0.4, 527], // Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES
  'corn-flakes': [8020, 3.76, 357, 7.5, 0.4, 0.116, 84.1, 9.5, 3.3, 729], // Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
  'popcorn-popped': [19034, 3.32, 387, 12.94, 4.54, 0.637, 77.78, 0.87, 14.5, 8], // Snacks, popcorn, air-popped
  'macaroni-dry': [20099, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Macaroni, dry, enriched
  'egg-noodles-dry': [20109, 9.01, 384, 14.16, 4.44, 1.18, 71.27, 1.88, 3.3, 21], // Noodles, egg, dry, enriched
  'wheat-farina': [8172, 10.5, 369, 10.6, 0.5, 0.08, 78, null, 1.9, 3], // Cereals, farina, unenriched, dry
  grits: [8090, 10.92, 370, 7.65, 1.75, 0.34, 79.09, 0.57, 4.6, 1], // Cereals, corn grits, white, regular and quick, enriched, dry
  'cracked-wheat': [20072, 13.1, 327, 12.61, 1.54, 0.269, 71.18, 0.41, 12.2, 2], // Wheat, hard red winter
  'bulgur-cooked': [20013, 77.76, 83, 3.08, 0.24, 0.042, 18.58, 0.1, 4.5, 5], // Bulgur, cooked
  'brown-rice-cooked': [20037, 73.09, 111, 2.58, 0.9, 0.18, 22.96, 0.35, 1.8, 5], // Rice, brown, long-grain, cooked
  'glutinous-rice': [20054, 10.46, 370, 6.81, 0.55, 0.111, 81.68, null, 2.8, 7], // Rice, white, glutinous, raw
  'parboiled-rice': [20046, 9.86, 374, 7.51, 1.03, 0.294, 80.89, 0.33, 1.8, 2], // Rice, white, long-grain, parboiled, enriched, dry
  'dry-corn': [20314, 10.37, 365, 9.42, 4.74, 0.667, 74.26, null, null, 35], // Corn, white
  'bran-flakes': [8504, 2.53, 310, 10.21, 3.36, 0.433, 79.77, 17.17, 16.9, 813], // Cereals ready-to-eat, Ralston Enriched Bran flakes
  'pasta-cooked': [20100, 62.13, 158, 5.8, 0.93, 0.176, 30.86, 0.56, 1.8, 1], // Macaroni, cooked, enriched
  'spaghetti-cooked': [20121, 62.13, 158, 5.8, 0.93, 0.176, 30.86, 0.56, 1.8, 1], // Spaghetti, cooked, enriched, without added salt
  'whole-wheat-pasta': [20124, 7.34, 348, 14.63, 1.4, 0.258, 75.03, null, null, 8], // Spaghetti, whole-wheat, dry
  fusilli: [20099, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Macaroni, dry, enriched
  'pasta-shells': [20099, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Macaroni, dry, enriched
  'glass-noodles': [16082, 13.42, 351, 0.16, 0.06, 0.017, 86.09, 0, 0.5, 10], // Noodles, chinese, cellophane or long rice (mung beans), dehydrated
  'mac-and-cheese': [22960, 61.6, 190, 4.89, 8.28, 1.816, 23.93, 4.27, 1.2, 338], // Macaroni and cheese, dry mix, prepared with 2% milk and 80% stick margarine from dry mix
  lentils: [16069, 10.4, 343, 25.8, 1.06, 0.156, 60.08, 2.03, 30.5, 6], // Lentils, raw
  'red-lentils': [16144, 11.79, 345, 24.95, 2.17, 0.379, 59.15, null, 10.8, 7], // Lentils, pink, raw
  'chickpeas-dry': [16056, 11.53, 364, 19.3, 6.04, 0.626, 60.65, 10.7, 17.4, 24], // Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
  'chickpeas-cooked': [16358, 66.72, 139, 7.05, 2.77, 0.214, 22.53, 4.01, 6.4, 246], // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids; as most cooks use them; 16057 is boiled at home
  'black-beans-dry': [16014, 11.02, 341, 21.6, 1.42, 0.366, 62.36, 2.12, 15.5, 5], // Beans, black, mature seeds, raw
  'black-beans-cooked': [16015, 65.74, 132, 8.86, 0.54, 0.139, 23.71, null, 8.7, 1], // Beans, black, mature seeds, cooked, boiled, without salt
  'kidney-beans-dry': [16027, 11.75, 333, 23.58, 0.83, 0.12, 60.01, 2.23, 24.9, 24], // Beans, kidney, all types, mature seeds, raw
  'pinto-beans-dry': [16042, 11.33, 347, 21.42, 1.23, 0.235, 62.55, 2.11, 15.5, 12], // Beans, pinto, mature seeds, raw
  'navy-beans-dry': [16037, 12.1, 337, 22.33, 1.5, 0.17, 60.75, 3.88, 24.4, 5], // Beans, navy, mature seeds, raw
  'white-beans-dry': [16049, 11.32, 333, 23.36, 0.85, 0.219, 60.27, 2.11, 15.2, 16], // Beans, white, mature seeds, raw
  'black-eyed-peas-dry': [16062, 11.95, 336, 23.52, 1.26, 0.331, 60.03, 6.9, 10.6, 16], // Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw
  'split-peas': [16085, 11.27, 341, 24.55, 1.16, 0.161, 60.37, 8, 25.5, 15], // Peas, split, mature seeds, raw
  'mung-beans-dry': [16080, 9.05, 347, 23.86, 1.15, 0.348, 62.62, 6.6, 16.3, 15], // Mung beans, mature seeds, raw
  'soybeans-dry': [16108, 8.54, 446, 36.49, 19.94, 2.884, 30.16, 7.33, 9.3, 2], // Soybeans, mature seeds, raw
  hummus: [16158, 66.59, 166, 7.9, 9.6, 1.437, 14.29, null, 6, 379], // Hummus, commercial
  'tofu-firm': [16126, 84.95, 70, 8.19, 4.17, 0.863, 1.69, 0.6, 0.9, 12], // Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
  'vegan-sausages': [43130, 58, 233, 19.61, 13.73, 1.653, 7.7, 0, 3.9, 471], // Frankfurter, meatless
  'fava-beans-dry': [16052, 10.98, 341, 26.12, 1.53, 0.254, 58.29, 5.7, 25, 13], // Broadbeans (fava beans), mature seeds, raw
  'lima-beans-dry': [16071, 10.17, 338, 21.46, 0.69, 0.161, 63.38, 8.5, 19, 18], // Lima beans, large, mature seeds, raw
  'butter-beans-cooked': [16072, 69.79, 115, 7.8, 0.38, 0.089, 20.88, 2.9, 7, 2], // Lima beans, large, mature seeds, cooked, boiled, without salt
  'kidney-beans-cooked': [16033, 66.94, 127, 8.67, 0.5, 0.072, 22.8, 0.32, 7.4, 2], // Beans, kidney, red, mature seeds, cooked, boiled, without salt
  'white-beans-cooked': [16050, 63.08, 139, 9.73, 0.35, 0.091, 25.09, 0.34, 6.3, 6], // Beans, white, mature seeds, cooked, boiled, without salt
  'pinto-beans-cooked': [16043, 62.95, 143, 9.01, 0.65, 0.136, 26.22, 0.34, 9, 1], // Beans, pinto, mature seeds, cooked, boiled, without salt
  'navy-beans-cooked': [16038, 63.81, 140, 8.23, 0.62, 0.098, 26.05, 0.37, 10.5, 0], // Beans, navy, mature seeds, cooked, boiled, without salt
  'lentils-cooked': [16070, 69.64, 116, 9.02, 0.38, 0.053, 20.13, 1.8, 7.9, 2], // Lentils, mature seeds, cooked, boiled, without salt
  'black-eyed-peas-cooked': [16063, 70.04, 116, 7.73, 0.53, 0.138, 20.76, 3.3, 6.5, 4], // Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt
  'great-northern-beans-dry': [16024, 10.7, 339, 21.86, 1.14, 0.356, 62.37, 2.26, 20.2, 14], // Beans, great northern, mature seeds, raw
  'borlotti-beans-dry': [16019, 12.39, 335, 23.03, 1.23, 0.316, 60.05, null, 24.7, 6], // Beans, cranberry (roman), mature seeds, raw
  'borlotti-beans-cooked': [16020, 64.65, 136, 9.34, 0.46, 0.119, 24.46, null, 10, 1], // Beans, cranberry (roman), mature seeds, cooked, boiled, without salt
  'adzuki-beans-dry': [16001, 13.44, 329, 19.87, 0.53, 0.191, 62.9, null, 12.7, 5], // Beans, adzuki, mature seeds, raw
  'adzuki-beans-cooked': [16002, 66.29, 128, 7.52, 0.1, 0.036, 24.77, null, 7.3, 8], // Beans, adzuki, mature seeds, cooked, boiled, without salt
  'pigeon-peas': [16101, 10.59, 343, 21.7, 1.49, 0.33, 62.78, null, 15, 17], // Pigeon peas (red gram), mature seeds, raw
  'pigeon-peas-cooked': [16102, 68.55, 121, 6.76, 0.38, 0.083, 23.25, null, 6.7, 5], // Pigeon peas (red gram), mature seeds, cooked, boiled, without salt
  'urad-dal': [16083, 10.8, 341, 25.21, 1.64, 0.114, 58.99, null, 18.3, 38], // Mungo beans, mature seeds, raw
  'soybeans-cooked': [16109, 62.55, 173, 16.64, 8.97, 1.297, 9.93, 3, 6, 1], // Soybeans, mature cooked, boiled, without salt
  'baked-beans': [16006, 72, 94, 4.75, 0.37, 0.071, 21.14, 7.96, 4.1, 343], // Beans, baked, canned, plain or vegetarian
  'refried-beans': [16103, 76.15, 91, 5.41, 1.17, 0.391, 15.26, 0.46, 5.1, 449], // Refried beans, canned, traditional style (includes USDA commodity)
  'tofu-soft': [16127, 87.26, 61, 6.55, 3.69, 0.533, 1.8, 0.7, 0.2, 8], // Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
  tempeh: [16114, 59.65, 193, 18.54, 10.8, 2.22, 9.39, null, null, 9], // Tempeh
  'mayocoba-beans-dry': [16047, 11.1, 345, 22, 2.6, 0.671, 60.7, null, 25.1, 12], // Beans, yellow, mature seeds, raw
  raisins: [9298, 15.43, 299, 3.07, 0.46, 0.058, 79.18, 59.19, 3.7, 11], // Raisins, seedless
  'currants-dried': [9085, 19.21, 283, 4.08, 0.27, 0.028, 74.08, 67.28, 6.8, 8], // Currants, zante, dried
  'cranberries-dried': [9079, 16, 308, 0.07, 1.37, 0.103, 82.36, 65, 5.7, 3], // Cranberries, dried, sweetened
  'apricots-dried': [9032, 30.89, 241, 3.39, 0.51, 0.017, 62.64, 53.44, 7.3, 10], // Apricots, dried, sulfured, uncooked
  'dates-chopped': [9087, 20.53, 282, 2.45, 0.39, 0.032, 75.03, 63.35, 8, 2], // Dates, deglet noor
  prunes: [9291, 30.92, 240, 2.18, 0.38, 0.088, 63.88, 38.13, 7.1, 2], // Plums, dried (prunes), uncooked
  'figs-dried': [9094, 30.05, 249, 3.3, 0.93, 0.144, 63.87, 47.92, 9.8, 10], // Figs, dried, uncooked
  'cherries-dried': [9044, 16.6, 333, 1.25, 0.73, 0.146, 80.45, 67.15, 2.5, 13], // Cherries, tart, dried, sweetened
  'blueberries-dried': [9163, 14.8, 317, 2.5, 2.5, 0.2, 80, 67.5, 7.5, 3], // Blueberries, dried, sweetened
  'apples-dried': [9011, 31.76, 243, 0.93, 0.32, 0.052, 65.89, 57.19, 8.7, 87], // Apples, dried, sulfured, uncooked
  'apples-chopped': [9003, 85.56, 52, 0.26, 0.17, 0.028, 13.81, 10.39, 2.4, 1], // Apples, raw, with skin
  applesauce: [9019, 88.22, 42, 0.17, 0.1, 0.008, 11.27, 9.39, 1.1, 2], // Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
  'apricots-fresh': [9021, 86.35, 48, 1.4, 0.39, 0.027, 11.12, 9.24, 2, 1], // Apricots, raw
  'avocado-cubed': [9038, 72.33, 167, 1.96, 15.41, 2.126, 8.64, 0.3, 6.8, 8], // Avocados, raw, California; which is Hass, as the recipes count it
  'bananas-mashed': [9040, 74.91, 89, 1.09, 0.33, 0.112, 22.84, 12.23, 2.6, 1], // Bananas, raw
  blackberries: [9042, 88.15, 43, 1.39, 0.49, 0.014, 9.61, 4.88, 5.3, 1], // Blackberries, raw
  blueberries: [9050, 84.21, 57, 0.74, 0.33, 0.028, 14.49, 9.96, 2.4, 1], // Blueberries, raw
  raspberries: [9302, 85.75, 52, 1.2, 0.65, 0.019, 11.94, 4.42, 6.5, 1], // Raspberries, raw
  'strawberries-sliced': [9316, 90.95, 32, 0.67, 0.3, 0.015, 7.68, 4.89, 2, 1], // Strawberries, raw
  'cherries-pitted': [9070, 82.25, 63, 1.06, 0.2, 0.038, 16.01, 12.82, 2.1, 0], // Cherries, sweet, raw
  cranberries: [9078, 87.13, 46, 0.39, 0.13, 0.011, 12.2, 4.04, 4.6, 2], // Cranberries, raw
  'red-currants': [9084, 83.95, 56, 1.4, 0.2, 0.017, 13.8, 7.37, 4.3, 1], // Currants, red and white, raw
  gooseberries: [9107, 87.87, 44, 0.88, 0.58, 0.038, 10.18, null, 4.3, 1], // Gooseberries, raw
  grapes: [9132, 80.54, 69, 0.72, 0.16, 0.054, 18.1, 15.48, 0.9, 2], // Grapes, red or green (European type, such as Thompson seedless), raw
  'kiwi-sliced': [9148, 83.07, 61, 1.14, 0.52, 0.029, 14.66, 8.99, 3, 3], // Kiwifruit, green, raw
  'mango-diced': [9176, 83.46, 60, 0.82, 0.38, 0.092, 14.98, 13.66, 1.6, 1], // Mangos, raw
  'melon-diced': [9181, 90.15, 34, 0.84, 0.19, 0.051, 8.16, 7.86, 0.9, 16], // Melons, cantaloupe, raw
  'watermelon-diced': [9326, 91.45, 30, 0.61, 0.15, 0.016, 7.55, 6.2, 0.4, 1], // Watermelon, raw
  'orange-sections': [9200, 86.75, 47, 0.94, 0.12, 0.015, 11.75, 9.35, 2.4, 0], // Oranges, raw, all commercial varieties
  'peaches-sliced': [9236, 88.87, 39, 0.91, 0.25, 0.019, 9.54, 8.39, 1.5, 0], // Peaches, raw
  'pears-cubed': [9252, 83.96, 57, 0.36, 0.14, 0.022, 15.23, 9.75, 3.1, 1], // Pears, raw
  'pineapple-chunks': [9266, 86, 50, 0.54, 0.12, 0.009, 13.12, 9.85, 1.4, 1], // Pineapple, raw, all varieties
  'plums-sliced': [9279, 87.23, 46, 0.7, 0.28, 0.017, 11.42, 9.92, 1.4, 0], // Plums, raw
  'passion-fruit-pulp': [9231, 72.93, 97, 2.2, 0.7, 0.059, 23.38, 11.2, 10.4, 28], // Passion-fruit, (granadilla), purple, raw
  'rhubarb-diced': [9307, 93.61, 21, 0.9, 0.2, 0.053, 4.54, 1.1, 1.8, 4], // Rhubarb, raw
  'lemon-zest': [9156, 81.6, 47, 1.5, 0.3, 0.039, 16, 4.17, 10.6, 6], // Lemon peel, raw
  'orange-zest': [9216, 72.5, 97, 1.5, 0.2, 0.024, 25, null, 10.6, 3], // Orange peel, raw
  mandarins: [9218, 85.17, 53, 0.81, 0.31, 0.039, 13.34, 10.58, 1.8, 2], // Tangerines, (mandarin oranges), raw
  'mandarins-canned': [9383, 89.51, 38, 0.75, 0.04, 0.004, 9.41, 8.25, 1.2, 5], // Tangerines, (mandarin oranges), canned, juice pack, drained
  grapefruit: [9111, 90.89, 32, 0.63, 0.1, 0.014, 8.08, 6.98, 1.1, 0], // Grapefruit, raw, pink and red and white, all areas
  nectarines: [9191, 87.59, 44, 1.06, 0.32, 0.025, 10.55, 7.89, 1.7, 0], // Nectarines, raw
  'sour-cherries': [9063, 86.13, 50, 1, 0.3, 0.068, 12.18, 8.49, 1.6, 3], // Cherries, sour, red, raw
  'sour-cherries-canned': [9362, 88.31, 42, 0.69, 0.21, null, 10.45, 6.99, 1.2, 4], // Cherries, sour, canned, water pack, drained
  'cherries-canned': [9367, 77.61, 83, 0.73, 0.21, 0.041, 21.07, 16.18, 2.3, 3], // Cherries, sweet, canned, pitted, heavy syrup, drained
  'pomegranate-arils': [9286, 77.93, 83, 1.67, 1.17, 0.12, 18.7, 13.67, 4, 3], // Pomegranates, raw
  papaya: [9226, 88.06, 43, 0.47, 0.26, 0.081, 10.82, 7.82, 1.7, 8], // Papayas, raw
  lychees: [9164, 81.76, 66, 0.83, 0.44, 0.099, 16.53, 15.23, 1.3, 1], // Litchis, raw
  guavas: [9139, 80.8, 68, 2.55, 0.95, 0.272, 14.32, 8.92, 5.4, 2], // Guavas, common, raw
  jackfruit: [9144, 73.46, 95, 1.72, 0.64, 0.195, 23.25, 19.08, 1.5, 2], // Jackfruit, raw
  'cape-gooseberries': [9138, 85.4, 53, 1.9, 0.7, null, 11.2, null, null, null], // Groundcherries, (cape-gooseberries or poha), raw
  'star-fruit': [9060, 91.38, 31, 1.04, 0.33, 0.019, 6.73, 3.98, 2.8, 2], // Carambola, (starfruit), raw
  cherimoya: [9062, 79.39, 75, 1.57, 0.68, 0.233, 17.71, 12.87, 3, 7], // Cherimoya, raw
  soursop: [9315, 81.16, 66, 1, 0.3, 0.051, 16.84, 13.54, 3.3, 14], // Soursop, raw
  mamey: [9314, 64.87, 124, 1.45, 0.46, 0.169, 32.1, 20.14, 5.4, 7], // Sapote, mamey, raw
  lulo: [9450, 93.05, 25, 0.44, 0.22, null, 5.9, 3.74, 1.1, 4], // Naranjilla (lulo) pulp, frozen, unsweetened
  'prickly-pears': [9287, 87.55, 41, 0.73, 0.51, 0.067, 9.57, null, 3.6, 5], // Prickly pears, raw
  plantains: [9277, 65.28, 122, 1.3, 0.37, 0.143, 31.89, 15, 2.3, 4], // Plantains, raw
  'black-currants': [9083, 81.96, 63, 1.4, 0.41, 0.034, 15.38, null, null, 2], // Currants, european black, raw
  elderberries: [9088, 79.8, 73, 0.66, 0.5, 0.023, 18.4, null, 7, 6], // Elderberries, raw
  honeydew: [9184, 89.82, 36, 0.54, 0.14, 0.038, 9.09, 8.12, 0.8, 18], // Melons, honeydew, raw
  'peaches-canned': [9370, 80.62, 72, 0.52, 0.18, 0.013, 18.43, 14.66, 1.2, 6], // Peaches, canned, heavy syrup, drained
  'pears-canned': [9374, 80.35, 74, 0.24, 0.18, 0.01, 19.08, 16.42, 2.7, 5], // Pears, canned, heavy syrup, drained
  'apricots-canned': [9357, 77.56, 83, 0.64, 0.11, 0.007, 21.31, 18.65, 2.7, 4], // Apricots, canned, heavy syrup, drained
  'pineapple-canned': [9354, 83.51, 60, 0.51, 0.11, 0.008, 15.56, 14.26, 1.3, 1], // Pineapple, canned, juice pack, drained
  'pineapple-crushed': [9268, 83.51, 60, 0.42, 0.08, 0.006, 15.7, 14.45, 0.8, 1], // Pineapple, canned, juice pack, solids and liquids
  'fruit-cocktail': [9351, 80.4, 70, 0.47, 0.1, 0.014, 18.8, 17.14, 1.7, 6], // Fruit cocktail, canned, heavy syrup, drained
  'strawberries-frozen': [9318, 89.97, 35, 0.43, 0.11, 0.006, 9.13, 4.56, 2.1, 2], // Strawberries, frozen, unsweetened
  'strawberries-frozen-sweetened': [9320, 73.18, 96, 0.53, 0.13, 0.007, 25.92, 24.01, 1.9, 3], // Strawberries, frozen, sweetened, sliced
  'potato-flakes': [11378, 6.58, 354, 8.34, 0.41, 0.169, 81.17, 3.36, 6.6, 104], // Potatoes, mashed, dehydrated, flakes without milk, dry form
  'carrots-grated': [11124, 88.29, 41, 0.93, 0.24, 0.037, 9.58, 4.74, 2.8, 69], // Carrots, raw
  'onions-chopped': [11282, 89.11, 40, 1.1, 0.1, 0.042, 9.34, 4.24, 1.7, 4], // Onions, raw
  'shallots-sliced': [11677, 79.8, 72, 2.5, 0.1, 0.017, 16.8, 7.87, 3.2, 12], // Shallots, raw
  'scallions-sliced': [11291, 89.83, 32, 1.83, 0.19, 0.032, 7.34, 2.33, 2.6, 16], // Onions, spring or scallions (includes tops and bulb), raw
  'leeks-sliced': [11246, 83, 61, 1.5, 0.3, 0.04, 14.15, 3.9, 1.8, 20], // Leeks, (bulb and lower leaf-portion), raw
  'garlic-minced': [11215, 58.58, 149, 6.36, 0.5, 0.089, 33.06, 1, 2.1, 17], // Garlic, raw
  'ginger-fresh': [11216, 78.89, 80, 1.82, 0.75, 0.203, 17.77, 1.7, 2, 13], // Ginger root, raw
  'celery-chopped': [11143, 95.43, 16, 0.69, 0.17, 0.042, 2.97, 1.83, 1.6, 80], // Celery, raw
  'bell-pepper-chopped': [11821, 92.21, 31, 0.99, 0.3, 0.027, 6.03, 4.2, 2.1, 4], // Peppers, sweet, red, raw; the recipes take red ones
  'mushrooms-sliced': [11260, 92.45, 22, 3.09, 0.34, 0.05, 3.26, 1.98, 1, 5], // Mushrooms, white, raw
  'spinach-raw': [11457, 91.4, 23, 2.86, 0.39, 0.063, 3.63, 0.42, 2.2, 79], // Spinach, raw
  'kale-chopped': [11233, 84.04, 49, 4.28, 0.93, 0.091, 8.75, 2.26, 3.6, 38], // Kale, raw
  arugula: [11959, 91.71, 25, 2.58, 0.66, 0.086, 3.65, 2.05, 1.6, 27], // Arugula, raw
  'lettuce-shredded': [11253, 94.98, 15, 1.36, 0.15, 0.02, 2.87, 0.78, 1.3, 28], // Lettuce, green leaf, raw
  'cabbage-shredded': [11109, 92.18, 25, 1.28, 0.1, 0.034, 5.8, 3.2, 2.5, 18], // Cabbage, raw
  'red-cabbage': [11112, 90.39, 31, 1.43, 0.16, 0.021, 7.37, 3.83, 2.1, 27], // Cabbage, red, raw
  'broccoli-chopped': [11090, 89.3, 34, 2.82, 0.37, 0.039, 6.64, 1.7, 2.6, 33], // Broccoli, raw
  'cauliflower-chopped': [11135, 92.07, 25, 1.92, 0.28, 0.064, 4.97, 1.91, 2, 30], // Cauliflower, raw
  'cucumber-sliced': [11206, 96.73, 12, 0.59, 0.16, 0.013, 2.16, 1.38, 0.7, 2], // Cucumber, peeled, raw
  'zucchini-chopped': [11477, 94.79, 17, 1.21, 0.32, 0.084, 3.11, 2.5, 1, 8], // Squash, summer, zucchini, includes skin, raw
  'eggplant-cubed': [11209, 92.3, 25, 0.98, 0.18, 0.034, 5.88, 3.53, 3, 2], // Eggplant, raw
  'potatoes-diced': [11352, 79.34, 77, 2.02, 0.09, 0.026, 17.47, 0.78, 2.2, 6], // Potato, flesh and skin, raw
  'potatoes-mashed': [11371, 75.25, 113, 1.96, 4.2, 0.972, 16.94, 1.41, 1.5, 333], // Potatoes, mashed, home-prepared, whole milk and margarine added
  'sweet-potato-cubed': [11507, 77.28, 86, 1.57, 0.05, 0.018, 20.12, 4.18, 3, 55], // Sweet potato, raw, unprepared
  'pumpkin-cubed': [11422, 91.6, 26, 1, 0.1, 0.052, 6.5, 2.76, 0.5, 1], // Pumpkin, raw
  'pumpkin-puree': [11424, 89.97, 34, 1.1, 0.28, 0.146, 8.09, 3.3, 2.9, 5], // Pumpkin, canned, without salt
  'butternut-cubed': [11485, 86.41, 45, 1, 0.1, 0.021, 11.69, 2.2, 2, 4], // Squash, winter, butternut, raw
  'beets-raw': [11080, 87.58, 43, 1.61, 0.17, 0.027, 9.56, 6.76, 2.8, 78], // Beets, raw
  asparagus: [11011, 93.22, 20, 2.2, 0.12, 0.04, 3.88, 1.88, 2.1, 2], // Asparagus, raw
  'green-beans': [11052, 90.32, 31, 1.83, 0.22, 0.05, 6.97, 3.26, 2.7, 6], // Beans, snap, green, raw
  'peas-green': [11304, 78.86, 81, 5.42, 0.4, 0.071, 14.45, 5.67, 5.1, 5], // Peas, green, raw
  'corn-kernels': [11167, 76.05, 86, 3.27, 1.35, 0.325, 18.7, 6.26, 2, 15], // Corn, sweet, yellow, raw
  'radish-sliced': [11429, 95.27, 16, 0.68, 0.1, 0.032, 3.4, 1.86, 1.6, 39], // Radishes, raw
  'tomatoes-chopped': [11529, 94.52, 18, 0.88, 0.2, 0.028, 3.89, 2.63, 1.2, 5], // Tomatoes, red, ripe, raw, year round average
  'tomatoes-cherry': [11529, 94.52, 18, 0.88, 0.2, 0.028, 3.89, 2.63, 1.2, 5], // Tomatoes, red, ripe, raw, year round average
  'tomatoes-plum': [11529, 94.52, 18, 0.88, 0.2, 0.028, 3.89, 2.63, 1.2, 5], // Tomatoes, red, ripe, raw, year round average
  'tomatoes-sun-dried': [11955, 14.56, 258, 14.11, 2.97, 0.426, 55.76, 37.59, 12.3, 247], // Tomatoes, sun-dried
  'tomatoes-canned': [11531, 94.28, 17, 0.78, 0.13, 0.018, 4, 2.38, 1, 128], // Tomatoes, red, ripe, canned, packed in tomato juice
  'olives-sliced': [9193, 79.99, 115, 0.84, 10.68, 1.415, 6.26, 0, 3.2, 735], // Olives, ripe, canned (small-extra large)
  jalapenos: [11979, 91.69, 29, 0.91, 0.37, 0.092, 6.5, 4.12, 2.8, 3], // Peppers, jalapeno, raw
  'jalapenos-pickled': [11632, 88.89, 27, 0.92, 0.94, 0.097, 4.74, 2.14, 2.6, 1671], // Peppers, jalapeno, canned, solids and liquids
  'green-chili': [11977, 90.25, 32, 1.74, 0.44, 0.059, 6.7, 3.83, 3.7, 10], // Peppers, serrano, raw; as the recipes take it, or a jalapeño, which is much the same
  'red-chili': [11819, 88.02, 40, 1.87, 0.44, 0.042, 8.81, 5.3, 1.5, 9], // Peppers, hot chili, red, raw
  'green-chilies-canned': [11980, 93.25, 21, 0.72, 0.27, 0.028, 4.6, null, 1.7, 397], // Peppers, chili, green, canned
  'serrano-chilies': [11977, 90.25, 32, 1.74, 0.44, 0.059, 6.7, 3.83, 3.7, 10], // Peppers, serrano, raw
  pimientos: [11943, 93.1, 23, 1.1, 0.3, 0.045, 5.1, 2.71, 1.9, 14], // Pimento, canned
  'bok-choy': [11116, 95.32, 13, 1.5, 0.2, 0.027, 2.18, 1.18, 1, 65], // Cabbage, chinese (pak-choi), raw
  'baby-bok-choy': [11116, 95.32, 13, 1.5, 0.2, 0.027, 2.18, 1.18, 1, 65], // Cabbage, chinese (pak-choi), raw
  'napa-cabbage': [11119, 94.39, 16, 1.2, 0.2, 0.043, 3.23, 1.41, 1.2, 9], // Cabbage, chinese (pe-tsai), raw
  'savoy-cabbage': [11114, 91, 27, 2, 0.1, 0.013, 6.1, 2.27, 3.1, 28], // Cabbage, savoy, raw
  'brussels-sprouts': [11098, 86, 43, 3.38, 0.3, 0.062, 8.95, 2.2, 3.8, 25], // Brussels sprouts, raw
  kohlrabi: [11241, 91, 27, 1.7, 0.1, 0.013, 6.2, 2.6, 3.6, 20], // Kohlrabi, raw
  celeriac: [11141, 88, 42, 1.5, 0.3, 0.079, 9.2, 1.6, 1.8, 100], // Celeriac, raw
  turnips: [11564, 91.87, 28, 0.9, 0.1, 0.011, 6.43, 3.8, 1.8, 67], // Turnips, raw
  rutabaga: [11435, 89.43, 37, 1.08, 0.16, 0.027, 8.62, 4.46, 2.3, 12], // Rutabagas, raw
  parsnips: [11298, 79.53, 75, 1.2, 0.3, 0.05, 17.99, 4.8, 4.9, 10], // Parsnips, raw
  'fennel-bulb': [11957, 90.21, 31, 1.24, 0.2, 0.09, 7.3, 3.93, 3.1, 52], // Fennel, bulb, raw
  'swiss-chard': [11147, 92.66, 19, 1.8, 0.2, 0.03, 3.74, 1.1, 1.6, 213], // Chard, swiss, raw
  'endive-belgian': [11151, 94.52, 17, 0.9, 0.1, 0.024, 4, null, 3.1, 2], // Chicory, witloof, raw
  'endive-curly': [11213, 93.79, 17, 1.25, 0.2, 0.048, 3.35, 0.25, 3.1, 22], // Endive, raw
  radicchio: [11952, 93.14, 23, 1.43, 0.25, 0.06, 4.48, 0.6, 0.9, 22], // Radicchio, raw
  'romaine-lettuce': [11251, 94.61, 17, 1.23, 0.3, 0.039, 3.29, 1.19, 2.1, 8], // Lettuce, cos or romaine, raw
  'iceberg-lettuce': [11252, 95.64, 14, 0.9, 0.14, 0.018, 2.97, 1.97, 1.2, 10], // Lettuce, iceberg (includes crisphead types), raw
  'butter-lettuce': [11250, 95.63, 13, 1.35, 0.22, 0.029, 2.23, 0.94, 1.1, 5], // Lettuce, butterhead (includes boston and bibb types), raw
  'lambs-lettuce': [11190, 92.8, 21, 2, 0.4, null, 3.6, null, null, 4], // Cornsalad, raw
  watercress: [11591, 95.11, 11, 2.3, 0.1, 0.027, 1.29, 0.2, 0.5, 41], // Watercress, raw
  'collard-greens': [11161, 89.62, 32, 3.02, 0.61, 0.055, 5.42, 0.46, 4, 17], // Collards, raw
  'mustard-greens': [11270, 90.7, 27, 2.86, 0.42, 0.01, 4.67, 1.32, 3.2, 20], // Mustard greens, raw
  'broccoli-rabe': [11096, 92.55, 22, 3.17, 0.49, 0.05, 2.85, 0.38, 2.7, 33], // Broccoli raab, raw
  'spinach-frozen': [11463, 90.17, 29, 3.63, 0.57, 0.041, 4.21, 0.65, 2.9, 74], // Spinach, frozen, chopped or leaf, unprepared
  'spinach-cooked': [11458, 91.21, 23, 2.97, 0.26, 0.043, 3.75, 0.43, 2.4, 70], // Spinach, cooked, boiled, drained, without salt
  'broccoli-cooked': [11091, 89.25, 35, 2.38, 0.41, 0.079, 7.18, 1.39, 3.3, 41], // Broccoli, cooked, boiled, drained, without salt
  'artichoke-hearts': [11010, 86.5, 45, 3.11, 0.5, 0.119, 9.18, 0.84, 4.6, 53], // Artichokes, (globe or french), frozen, cooked, boiled, drained, without salt
  'jerusalem-artichokes': [11226, 78.01, 73, 2, 0.01, 0, 17.44, 9.6, 1.6, 4], // Jerusalem-artichokes, raw
  salsify: [11437, 77, 82, 3.3, 0.2, null, 18.6, null, 3.3, 20], // Salsify, (vegetable oyster), raw
  cassava: [11134, 59.68, 160, 1.36, 0.28, 0.074, 38.06, 1.7, 1.8, 14], // Cassava, raw
  taro: [11518, 70.64, 112, 1.5, 0.2, 0.041, 26.46, 0.4, 4.1, 11], // Taro, raw
  yams: [11601, 69.6, 118, 1.53, 0.17, 0.037, 27.88, 0.5, 4.1, 9], // Yam, raw
  jicama: [11603, 90.07, 38, 0.72, 0.09, 0.021, 8.82, 1.8, 4.9, 4], // Yambean (jicama), raw
  daikon: [11430, 94.62, 18, 0.6, 0.1, 0.03, 4.1, 2.5, 1.6, 21], // Radishes, oriental, raw
  'beets-cooked': [11081, 87.06, 44, 1.68, 0.18, 0.028, 9.96, 7.96, 2, 77], // Beets, cooked, boiled, drained
  'potatoes-boiled': [11367, 77.46, 86, 1.71, 0.1, 0.026, 20.01, 0.85, 1.8, 5], // Potatoes, boiled, cooked without skin, flesh, without salt
  'hash-browns': [11390, 78.85, 82, 2.06, 0.62, 0.163, 17.72, null, 1.4, 22], // Potatoes, hash brown, frozen, plain, unprepared
  'tater-tots': [11398, 62.67, 177, 1.97, 8.37, 1.539, 25.25, 0.25, 1.9, 428], // Potato puffs, frozen, unprepared
  'yellow-squash': [11467, 94.28, 19, 1.01, 0.27, 0.093, 3.88, 3.53, 1, 2], // Squash, summer, crookneck and straightneck, raw
  'red-kuri-squash': [11643, 89.76, 34, 0.95, 0.13, 0.027, 8.59, 2.2, 1.5, 4], // Squash, winter, all varieties, raw
  'winter-squash': [11643, 89.76, 34, 0.95, 0.13, 0.027, 8.59, 2.2, 1.5, 4], // Squash, winter, all varieties, raw
  'acorn-squash': [11482, 87.78, 40, 0.8, 0.1, 0.021, 10.42, null, 1.5, 3], // Squash, winter, acorn, raw
  'spaghetti-squash': [11492, 91.6, 31, 0.64, 0.57, 0.117, 6.91, 2.76, 1.5, 17], // Squash, winter, spaghetti, raw
  'squash-blossoms': [11416, 95.15, 15, 1.03, 0.07, 0.036, 3.28, null, null, 5], // Pumpkin flowers, raw
  okra: [11278, 89.58, 33, 1.93, 0.19, 0.026, 7.45, 1.48, 3.2, 7], // Okra, raw
  chayote: [11149, 94.24, 19, 0.82, 0.13, 0.028, 4.51, 1.66, 1.7, 2], // Chayote, fruit, raw
  nopales: [11963, 94.12, 16, 1.32, 0.09, 0.016, 3.33, 1.15, 2.2, 21], // Nopales, raw
  tomatillos: [11954, 91.63, 32, 0.96, 1.02, 0.139, 5.84, 3.93, 1.9, 1], // Tomatillos, raw
  'green-tomatoes': [11527, 93, 23, 1.2, 0.2, 0.028, 5.1, 4, 1.1, 13], // Tomatoes, green, raw
  'tomatoes-crushed': [11693, 89.44, 32, 1.64, 0.28, 0.04, 7.29, 4.4, 1.9, 186], // Tomatoes, crushed, canned
  'tomatoes-with-green-chilies': [11537, 94.23, 15, 0.69, 0.08, 0.011, 3.62, null, null, 401], // Tomatoes, red, ripe, canned, with green chilies
  'stewed-tomatoes': [11533, 91.54, 26, 0.91, 0.19, 0.026, 6.19, 3.52, 1, 221], // Tomatoes, red, ripe, canned, stewed
  'oil-packed-tomatoes': [11956, 53.83, 213, 5.06, 14.08, 1.893, 23.33, null, 5.8, 266], // Tomatoes, sun-dried, packed in oil, drained
  'peas-canned': [11308, 82.29, 68, 4.47, 0.8, 0.143, 11.36, 2.99, 4.9, 273], // Peas, green (includes baby and lesuer types), canned, drained solids, unprepared
  'peas-and-carrots': [11322, 84.36, 53, 3.4, 0.47, 0.084, 11.15, null, 3.4, 79], // Peas and carrots, frozen, unprepared
  'snow-peas': [11300, 88.89, 42, 2.8, 0.2, 0.039, 7.55, 4, 2.6, 4], // Peas, edible-podded, raw
  'sugar-snap-peas': [11300, 88.89, 42, 2.8, 0.2, 0.039, 7.55, 4, 2.6, 4], // Peas, edible-podded, raw
  'green-beans-canned': [11056, 93.12, 25, 1.26, 0.37, 0.085, 4.25, 1.31, 2.5, 246], // Beans, snap, green, canned, regular pack, drained solids
  'fava-beans': [11088, 81, 72, 5.6, 0.6, 0.138, 11.7, null, 4.2, 50], // Broadbeans, immature seeds, raw
  'lima-beans': [11031, 70.24, 113, 6.84, 0.86, 0.198, 20.17, 1.48, 4.9, 8], // Lima beans, immature seeds, raw
  'corn-canned': [11172, 77.8, 79, 2.46, 1.11, 0.161, 17.77, 3.04, 1.9, 186], // Corn, sweet, yellow, canned, whole kernel, drained solids
  'corn-creamed': [11174, 78.73, 72, 1.74, 0.42, 0.065, 18.13, 3.23, 1.2, 261], // Corn, sweet, yellow, canned, cream style, regular pack
  'bamboo-shoots': [11028, 94.32, 19, 1.72, 0.4, 0.092, 3.22, 1.89, 1.4, 7], // Bamboo shoots, canned, drained solids
  'hearts-of-palm': [11961, 90.2, 28, 2.52, 0.62, 0.13, 4.62, null, 2.4, 426], // Hearts of palm, canned
  'mushrooms-canned': [11264, 91.08, 25, 1.87, 0.29, 0.038, 5.09, 2.34, 2.4, 425], // Mushrooms, canned, drained solids
  'portobello-mushrooms': [11265, 92.82, 22, 2.11, 0.35, 0.06, 3.87, 2.5, 1.3, 9], // Mushrooms, portabella, raw
  chanterelles: [11239, 89.85, 38, 1.49, 0.53, null, 6.86, 1.16, 3.8, 9], // Mushrooms, Chanterelle, raw
  morels: [11240, 89.61, 31, 3.12, 0.57, 0.065, 5.1, 0.6, 2.8, 21], // Mushrooms, morel, raw
  'oyster-mushrooms': [11987, 89.18, 33, 3.31, 0.41, 0.062, 6.09, 1.11, 2.3, 18], // Mushrooms, oyster, raw
  enoki: [11950, 88.34, 37, 2.66, 0.29, 0.02, 7.81, 0.22, 2.7, 3], // Mushrooms, enoki, raw
  'wood-ear-dried': [11988, 14.8, 284, 9.25, 0.73, null, 73.01, null, 70.1, 35], // Fungi, Cloud ears, dried
  'bean-sprouts': [11043, 90.4, 30, 3.04, 0.18, 0.046, 5.94, 4.13, 1.8, 6], // Mung beans, mature seeds, sprouted, raw
  'soybean-sprouts': [11452, 69.05, 122, 13.09, 6.7, 0.929, 9.57, null, 1.1, 14], // Soybeans, mature seeds, sprouted, raw
  'alfalfa-sprouts': [11001, 92.82, 23, 3.99, 0.69, 0.069, 2.1, 0.18, 1.9, 6], // Alfalfa seeds, sprouted, raw
  edamame: [11211, 75.17, 110, 10.25, 4.73, null, 8.58, 2.48, 4.8, 6], // Edamame, frozen, unprepared
  sauerkraut: [11439, 92.52, 19, 0.91, 0.14, 0.034, 4.28, 1.78, 2.9, 661], // Sauerkraut, canned, solids and liquids
  'mixed-vegetables-canned': [11581, 87.01, 49, 2.59, 0.25, 0.051, 9.26, 2.41, 3, 214], // Vegetables, mixed, canned, drained solids
  hominy: [20030, 82.53, 72, 1.48, 0.88, 0.123, 14.26, 1.82, 2.5, 345], // Hominy, canned, white
  'carrots-cooked': [11125, 90.17, 35, 0.76, 0.18, 0.03, 8.22, 3.45, 3, 58], // Carrots, cooked, boiled, drained, without salt
  'sweet-potato-puree': [11510, 80.13, 76, 1.37, 0.14, 0.031, 17.72, 5.74, 2.5, 27], // Sweet potato, cooked, boiled, without skin
  purslane: [11427, 92.86, 20, 2.03, 0.36, null, 3.39, null, null, 45], // Purslane, raw
  sorrel: [11616, 93, 22, 2, 0.7, null, 3.2, null, 2.9, 4], // Dock, raw
  salt: [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'salt-kosher-diamond': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'salt-kosher-morton': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'cinnamon-ground': [2010, 10.58, 247, 3.99, 1.24, 0.345, 80.59, 2.17, 53.1, 10], // Spices, cinnamon, ground
  'ginger-ground': [2021, 9.94, 335, 8.98, 4.24, 2.599, 71.62, 3.39, 14.1, 27], // Spices, ginger, ground
  'nutmeg-ground': [2025, 6.23, 525, 5.84, 36.31, 25.94, 49.29, 28.49, 20.8, 16], // Spices, nutmeg, ground
  'cloves-ground': [2011, 9.87, 274, 5.97, 13, 3.952, 65.53, 2.38, 33.9, 277], // Spices, cloves, ground
  'allspice-ground': [2001, 8.46, 263, 6.09, 8.69, 2.55, 72.12, null, 21.6, 77], // Spices, allspice, ground
  'cardamom-ground': [2006, 8.28, 311, 10.76, 6.7, 0.68, 68.47, null, 28, 18], // Spices, cardamom
  'cumin-seeds': [2014, 8.06, 375, 17.81, 22.27, 1.535, 44.24, 2.25, 10.5, 168], // Spices, cumin seed
  'coriander-seeds': [2013, 8.86, 298, 12.37, 17.77, 0.99, 54.99, null, 41.9, 35], // Spices, coriander seed
  'caraway-seeds': [2005, 9.87, 333, 19.77, 14.59, 0.62, 49.9, 0.64, 38, 17], // Spices, caraway seed
  'fennel-seeds': [2018, 8.81, 345, 15.8, 14.87, 0.48, 52.29, null, 39.8, 88], // Spices, fennel seed
  'fenugreek-seeds': [2019, 8.84, 323, 23, 6.41, 1.46, 58.35, null, 24.6, 67], // Spices, fenugreek seed
  'turmeric-ground': [2043, 12.85, 312, 9.68, 3.25, 1.838, 67.14, 3.21, 22.7, 27], // Spices, turmeric, ground
  paprika: [2028, 11.24, 282, 14.14, 12.89, 2.14, 53.99, 10.34, 34.9, 68], // Spices, paprika
  'chili-powder': [2009, 10.75, 282, 13.46, 14.28, 2.462, 49.7, 7.19, 34.8, 4000], // Spices, chili powder
  'cayenne-pepper': [2031, 8.05, 318, 12.01, 17.27, 3.26, 56.63, 10.34, 27.2, 30], // Spices, pepper, red or cayenne
  'black-pepper-ground': [2030, 12.46, 251, 10.39, 3.26, 1.392, 63.95, 0.64, 25.3, 20], // Spices, pepper, black
  'white-pepper-ground': [2032, 11.42, 296, 10.4, 2.12, 0.626, 68.61, null, 26.2, 5], // Spices, pepper, white
  'curry-powder': [2015, 8.8, 325, 14.29, 14.01, 1.648, 55.83, 2.76, 53.2, 52], // Spices, curry powder
  'garlic-powder': [2020, 6.45, 331, 16.55, 0.73, 0.249, 72.73, 2.43, 9, 60], // Spices, garlic powder
  'onion-powder': [2026, 5.39, 341, 10.41, 1.04, 0.219, 79.12, 6.63, 15.2, 73], // Spices, onion powder
  'mustard-powder': [2024, 5.27, 508, 26.08, 36.24, 1.989, 28.09, 6.79, 12.2, 13], // Spices, mustard seed, ground
  'oregano-dried': [2027, 9.93, 265, 9, 4.28, 1.551, 68.92, 4.09, 42.5, 25], // Spices, oregano, dried
  'thyme-dried': [2042, 7.79, 276, 9.11, 7.43, 2.73, 63.94, 1.71, 37, 55], // Spices, thyme, dried
  'basil-dried': [2003, 10.35, 233, 22.98, 4.07, 2.157, 47.75, 1.71, 37.7, 76], // Spices, basil, dried
  'rosemary-dried': [2036, 9.31, 331, 4.88, 15.22, 7.371, 64.06, null, 42.6, 50], // Spices, rosemary, dried
  'parsley-dried': [2029, 5.89, 292, 26.63, 5.48, 1.378, 50.64, 7.27, 26.7, 452], // Spices, parsley, dried
  'sage-ground': [2038, 7.96, 315, 10.63, 12.75, 7.03, 60.73, 1.71, 40.3, 11], // Spices, sage, ground
  saffron: [2037, 11.9, 310, 11.43, 5.85, 1.586, 65.37, null, 3.9, 148], // Spices, saffron
  'pumpkin-pie-spice': [2035, 8.46, 342, 5.76, 12.6, 6.53, 69.28, 7.76, 14.8, 52], // Spices, pumpkin pie spice
  'parsley-fresh': [11297, 87.71, 36, 2.97, 0.79, 0.132, 6.33, 0.85, 3.3, 56], // Parsley, fresh
  'basil-fresh': [2044, 92.06, 23, 3.15, 0.64, 0.041, 2.65, 0.3, 1.6, 4], // Basil, fresh
  'chives-fresh': [11156, 90.65, 30, 3.27, 0.73, 0.146, 4.35, 1.85, 2.5, 3], // Chives, raw
  'cilantro-fresh': [11165, 92.21, 23, 2.13, 0.52, 0.014, 3.67, 0.87, 2.8, 46], // Coriander (cilantro) leaves, raw
  'mint-fresh': [2065, 85.55, 44, 3.29, 0.73, 0.191, 8.41, null, 6.8, 30], // Spearmint, fresh
  'rosemary-fresh': [2063, 67.77, 131, 3.31, 5.86, 2.838, 20.7, null, 14.1, 26], // Rosemary, fresh
  'bay-leaves': [2004, 5.44, 313, 7.61, 8.36, 2.28, 74.97, null, 26.3, 23], // Spices, bay leaf
  'thyme-fresh': [2049, 65.11, 101, 5.56, 1.68, 0.467, 24.45, null, 14, 9], // Thyme, fresh
  'dill-fresh': [2045, 85.95, 43, 3.46, 1.12, 0.06, 7.02, null, 2.1, 61], // Dill weed, fresh
  'dill-dried': [2017, 7.3, 253, 19.96, 4.36, 0.234, 55.82, null, 13.6, 208], // Spices, dill weed, dried
  'marjoram-dried': [2023, 7.64, 271, 12.66, 7.04, 0.529, 60.56, 4.09, 40.3, 77], // Spices, marjoram, dried
  'anise-seeds': [2002, 9.54, 337, 17.6, 15.9, 0.586, 50.02, null, 14.6, 16], // Spices, anise seed
  mace: [2022, 8.17, 475, 6.71, 32.38, 9.51, 50.5, null, 20.2, 80], // Spices, mace, ground
  'celery-seeds': [2007, 6.04, 392, 18.07, 25.27, 2.19, 41.35, 0.67, 11.8, 160], // Spices, celery seed
  'dill-seeds': [2016, 7.7, 305, 15.98, 14.54, 0.73, 55.17, null, 21.1, 20], // Spices, dill seed
  'tarragon-dried': [2041, 7.74, 295, 22.77, 7.24, 1.881, 50.22, null, 7.4, 62], // Spices, tarragon, dried
  'mint-dried': [2066, 11.3, 285, 19.93, 6.03, 1.577, 52.04, null, 29.8, 344], // Spearmint, dried
  'chervil-dried': [2008, 7.2, 237, 23.2, 3.9, 0.169, 49.1, null, 11.3, 83], // Spices, chervil, dried
  'savory-dried': [2039, 9, 272, 6.73, 5.91, 3.26, 68.73, null, 45.7, 24], // Spices, savory, ground
  'cilantro-dried': [2012, 7.3, 279, 21.93, 4.78, 0.115, 52.1, 7.27, 10.4, 211], // Spices, coriander leaf, dried
  lemongrass: [11972, 70.58, 99, 1.82, 0.49, 0.119, 25.31, null, null, 6], // Lemon grass (citronella), raw
  'poultry-seasoning': [2034, 9.31, 307, 9.59, 7.53, 3.29, 65.59, 3.08, 11.3, 27], // Spices, poultry seasoning
  'dried-chilies': [11962, 7.15, 324, 10.58, 5.81, 0.813, 69.86, 41.06, 28.7, 91], // Peppers, hot chile, sun-dried
  miso: [16112, 43.02, 199, 11.69, 6.01, 1.139, 26.47, 6.2, 5.4, 3728], // Miso
  capers: [2054, 83.85, 23, 2.36, 0.86, 0.233, 4.89, 0.41, 3.2, 2769], // Capers, canned
  mayonnaise: [4025, 21.65, 680, 0.96, 74.85, 11.703, 0.57, 0.57, 0, 635], // Salad dressing, mayonnaise, regular
  'mustard-prepared': [2046, 82.65, 67, 4.37, 4.01, 0.248, 5.33, 0.86, 3.3, 1135], // Mustard, prepared, yellow
  ketchup: [11935, 69.19, 112, 1.25, 0.18, 0.05, 26.23, 21.71, 0.3, 907], // Catsup
  'soy-sauce': [16123, 71.15, 53, 8.14, 0.57, 0.073, 4.93, 0.4, 0.8, 5493], // Soy sauce made from soy and wheat (shoyu)
  tamari: [16124, 66, 60, 10.51, 0.1, 0.011, 5.57, 1.7, 0.8, 5586], // Soy sauce made from soy (tamari)
  'worcestershire-sauce': [6971, 78.54, 78, 0, 0, 0, 19.46, 10.03, 0, 980], // Sauce, worcestershire
  'fish-sauce': [6179, 71.07, 35, 5.06, 0.01, 0.003, 3.64, 3.64, 0, 7851], // Sauce, fish, ready-to-serve
  'oyster-sauce': [6176, 80, 51, 1.35, 0.25, 0.043, 10.92, 0, 0.3, 2733], // Sauce, oyster, ready-to-serve
  'hoisin-sauce': [6175, 44.23, 220, 3.31, 3.39, 0.568, 44.08, 27.26, 2.8, 1615], // Sauce, hoisin, ready-to-serve
  'teriyaki-sauce': [6112, 67.69, 89, 5.93, 0.02, 0, 15.56, 14.1, 0.1, 3833], // Sauce, teriyaki, ready-to-serve
  'barbecue-sauce': [6150, 54.71, 172, 0.82, 0.63, 0.045, 40.77, 33.24, 0.9, 1027], // Sauce, barbecue
  salsa: [6164, 89.18, 29, 1.54, 0.17, 0.03, 6.72, 3.94, 1.8, 705], // Sauce, salsa, ready-to-serve
  'horseradish-prepared': [2055, 85.08, 48, 1.18, 0.69, 0.09, 11.29, 7.99, 3.3, 420], // Horseradish, prepared
  'tomato-paste': [11546, 73.5, 82, 4.32, 0.47, 0.1, 18.91, 12.18, 4.1, 59], // Tomato products, canned, paste, without salt added
  'tomato-puree': [11547, 87.88, 38, 1.65, 0.21, 0.029, 8.98, 4.83, 1.9, 28], // Tomato products, canned, puree, without salt added
  'tomato-sauce': [11549, 91.12, 24, 1.32, 0.18, 0.025, 5.38, 4.25, 1.5, 524], // Tomato products, canned, sauce
  'cider-vinegar': [2048, 93.81, 21, 0, 0, 0, 0.93, 0.4, 0, 5], // Vinegar, cider
  'white-vinegar': [2053, 94.78, 18, 0, 0, 0, 0.04, 0.04, 0, 2], // Vinegar, distilled
  'red-wine-vinegar': [2068, 94.47, 19, 0.04, 0, 0, 0.27, 0, 0, 8], // Vinegar, red wine
  'balsamic-vinegar': [2069, 76.45, 88, 0.49, 0, 0, 17.03, 14.95, null, 23], // Vinegar, balsamic
  'hot-sauce': [6168, 89.98, 11, 0.51, 0.37, 0.052, 1.75, 1.26, 0.3, 2643], // Sauce, ready-to-serve, pepper or hot
  'pico-de-gallo': [27027, 88, 31, 0, 0, 0, 9.38, 6.25, null, 469], // PACE, Pico De Gallo
  'caesar-dressing': [43015, 34.3, 542, 2.17, 57.85, 8.789, 3.3, 2.81, 0.5, 1209], // Salad dressing, caesar dressing, regular
  'italian-dressing': [4114, 63.4, 240, 0.41, 21.12, 2.948, 12.12, 10.77, 0, 993], // Salad dressing, italian dressing, commercial, regular
  'french-dressing': [4120, 36.56, 457, 0.77, 44.81, 5.648, 15.58, 15.95, 0, 836], // Salad dressing, french dressing, commercial, regular
  'thousand-island-dressing': [4017, 46.51, 379, 1.09, 35.06, 5.092, 14.64, 15.18, 0.8, 962], // Salad dressing, thousand island, commercial, regular
  vinaigrette: [4135, 47.4, 449, 0, 50.1, 9.1, 2.5, 2.5, 0, 1], // Salad dressing, home recipe, vinegar and oil
  'dill-pickles': [11937, 94.33, 12, 0.6, 0.14, 0.036, 2.59, 1.31, 1.1, 875], // Pickles, cucumber, dill or kosher dill
  'sweet-pickles': [11940, 76.2, 91, 0.58, 0.41, 0.067, 21.15, 18.27, 1, 457], // Pickles, cucumber, sweet (includes bread and butter pickles)
  'pickle-relish': [11945, 62.07, 130, 0.37, 0.47, 0.054, 35.06, 29.13, 1.1, 811], // Pickle relish, sweet
  'preserved-mustard-greens': [43144, 92.1, 28, 1.1, 0.1, 0.013, 5.63, 1.4, 3.1, 717], // Cabbage, mustard, salted
  gravy: [6116, 87.48, 53, 3.75, 2.36, 1.153, 4.81, 0.21, 0.4, 560], // Gravy, beef, canned, ready-to-serve
  'peanut-sauce': [6618, 62.08, 179, 2.02, 6.34, 3.53, 28.46, 18.8, 1.1, 319], // Sauce, peanut, made from coconut, water, sugar, peanuts
  'plum-sauce': [6151, 53.71, 184, 0.89, 1.04, 0.153, 42.81, null, 0.7, 538], // Sauce, plum, ready-to-serve
  'sesame-paste': [12169, 1.6, 586, 18.08, 50.87, 7.124, 24.05, null, 5.5, 12], // Seeds, sesame butter, paste
  'marinara-sauce': [6931, 87.39, 49, 1.41, 1.48, 0.17, 7.53, 5.5, 1.8, 419], // Sauce, pasta, spaghetti/marinara, ready-to-serve
  'bechamel-sauce': [6166, 74.89, 147, 3.84, 10.63, 2.854, 9.17, 4.38, 0.2, 354], // Sauce, homemade, white, medium
  'taco-sauce': [6604, 85.3, 50, 0, 0, 0, 12.5, 6.25, 0, 813], // PACE, Red Taco Sauce
  'salsa-verde': [27047, 89.52, 38, 1.13, 0.89, 0, 6.36, 3.5, 1.9, 600], // Sauce, salsa, verde, ready-to-serve
  water: [14411, 99.9, 0, 0, 0, 0, 0, 0, 0, 4], // Water, tap, drinking
  'coconut-water': [12119, 94.99, 19, 0.72, 0.2, 0.176, 3.71, 2.61, 1.1, 105], // Nuts, coconut water (liquid from coconuts)
  'lemon-juice': [9152, 92.31, 22, 0.35, 0.24, 0.04, 6.9, 2.52, 0.3, 1], // Lemon juice, raw
  'lime-juice': [9160, 90.79, 25, 0.42, 0.07, 0.008, 8.42, 1.69, 0.4, 2], // Lime juice, raw
  'orange-juice': [9206, 88.3, 45, 0.7, 0.2, 0.024, 10.4, 8.4, 0.2, 1], // Orange juice, raw
  'apple-juice': [9016, 88.24, 46, 0.1, 0.13, 0.022, 11.3, 9.62, 0.2, 4], // Apple juice, canned or bottled, unsweetened, without added ascorbic acid
  'pineapple-juice': [9273, 86.37, 53, 0.36, 0.12, 0.008, 12.87, 9.98, 0.2, 2], // Pineapple juice, canned, unsweetened, without added ascorbic acid
  'grape-juice': [9130, 84.51, 60, 0.37, 0.13, 0.025, 14.77, 14.2, 0.2, 5], // Grape juice, canned or bottled, unsweetened, with added ascorbic acid
  'cranberry-juice': [14242, 86.17, 54, 0, 0.1, 0.009, 13.52, 11.87, 0, 2], // Cranberry juice cocktail, bottled
  'tomato-juice': [11540, 93.9, 17, 0.76, 0.05, 0.008, 4.24, 3.56, 0.4, 269], // Tomato juice, canned, with salt added
  'chicken-stock': [6194, 97.81, 6, 0.64, 0.21, 0.013, 0.44, 0.43, 0, 371], // Soup, chicken broth, ready-to-serve; as most cooks buy it; 06172 is made at home, with 36 kcal
  'beef-stock': [6008, 97.55, 7, 1.14, 0.22, 0.11, 0.04, 0, 0, 372], // Soup, beef broth or bouillon canned, ready-to-serve
  'coffee-brewed': [14209, 99.39, 1, 0.12, 0.02, 0.002, 0, 0, 0, 2], // Coffee, brewed from grounds, prepared with tap water
  'tea-brewed': [14355, 99.7, 1, 0, 0, 0.002, 0.3, 0, 0, 3], // Tea, black, brewed, prepared with tap water
  cola: [14400, 90.31, 37, 0.07, 0.02, 0, 9.56, 8.97, 0, 4], // Carbonated beverage, cola, contains caffeine, fast-food cola
  wine: [14084, 86.58, 83, 0.07, 0, 0, 2.72, 0.79, 0, 5], // Alcoholic beverage, wine, table, all
  'red-wine': [14096, 86.49, 85, 0.07, 0, 0, 2.61, 0.62, 0, 4], // Alcoholic beverage, wine, table, red
  'white-wine': [14106, 86.86, 82, 0.07, 0, 0, 2.6, 0.96, 0, 5], // Alcoholic beverage, wine, table, white
  'dessert-wine': [14057, 70.51, 160, 0.2, 0, 0, 13.69, 7.78, 0, 9], // Alcoholic beverage, wine, dessert, sweet
  port: [14057, 70.51, 160, 0.2, 0, 0, 13.69, 7.78, 0, 9], // Alcoholic beverage, wine, dessert, sweet
  'sherry-dry': [14536, 72.53, 152, 0.2, 0, 0, 11.67, 1.09, 0, 9], // Alcoholic beverage, wine, dessert, dry
  beer: [14003, 91.96, 43, 0.46, 0, 0, 3.55, 0, 0, 4], // Alcoholic beverage, beer, regular, all
  rum: [14050, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, rum, 80 proof
  vodka: [14051, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, vodka, 80 proof
  whiskey: [14052, 63.9, 250, 0, 0, 0, 0.1, 0.1, 0, 0], // Alcoholic beverage, distilled, whiskey, 86 proof
  brandy: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  'coffee-liqueur': [14414, 31, 326, 0.1, 0.3, 0.106, 46.8, 46.43, 0, 8], // Alcoholic beverage, liqueur, coffee, 53 proof
  'vegetable-stock': [6615, 97.6, 5, 0, 0, 0, 1.28, 0.85, 0, 400], // SWANSON BROTH, Vegetable Broth; the generic row is missing
  'fish-stock': [6174, 96.96, 17, 2.26, 0.81, 0.203, 0, 0, 0, 156], // Soup, stock, fish, home-prepared
  'soda-water': [14121, 99.9, 0, 0, 0, 0, 0, 0, 0, 21], // Carbonated beverage, club soda
  'tonic-water': [14155, 91.1, 34, 0, 0, 0, 8.8, 8.8, 0, 12], // Carbonated beverage, tonic water
  'ginger-ale': [14136, 91.23, 34, 0, 0, 0, 8.77, 8.7, 0, 7], // Carbonated beverage, ginger ale
  'lemon-lime-soda': [14144, 89.49, 41, 0.09, 0, 0, 10.42, 10.38, 0, 10], // Carbonated beverage, lemon-lime soda, no caffeine
  lemonade: [14293, 89.35, 40, 0.07, 0.04, 0.006, 10.42, 9.98, 0, 4], // Lemonade, frozen concentrate, white, prepared with water
  'lemonade-concentrate': [14292, 49.06, 196, 0.22, 0.7, 0.025, 49.89, 44.46, 0.3, 7], // Lemonade, frozen concentrate, white
  'malt-beverage': [14305, 91.15, 37, 0.21, 0.12, 0.024, 8.05, 8.05, 0, 13], // Malt beverage, includes non-alcoholic beer
  'grapefruit-juice': [9128, 90, 39, 0.5, 0.1, 0.014, 9.2, 9.1, 0.1, 1], // Grapefruit juice, white, raw
  'tangerine-juice': [9221, 88.9, 43, 0.5, 0.2, 0.024, 10.1, 9.9, 0.2, 1], // Tangerine juice, raw
  'pomegranate-juice': [9442, 85.95, 54, 0.15, 0.29, 0.077, 13.13, 12.65, 0.1, 9], // Pomegranate juice, bottled
  'carrot-juice': [11655, 88.87, 40, 0.95, 0.15, 0.027, 9.28, 3.91, 0.8, 66], // Carrot juice, canned
  'prune-juice': [9294, 81.24, 71, 0.61, 0.03, 0.003, 17.45, 16.45, 1, 4], // Prune juice, canned
  'passion-fruit-juice': [9232, 85.62, 51, 0.39, 0.05, 0.004, 13.6, 13.4, 0.2, 6], // Passion-fruit juice, purple, raw
  'apricot-nectar': [9036, 84.87, 56, 0.37, 0.09, 0.006, 14.39, 13.79, 0.6, 3], // Apricot nectar, canned, without added ascorbic acid
  'peach-nectar': [9251, 85.64, 54, 0.27, 0.02, 0.002, 13.92, 13.32, 0.6, 7], // Peach nectar, canned, without added ascorbic acid
  'mango-nectar': [9436, 86.63, 51, 0.11, 0.06, 0.014, 13.12, 12.45, 0.3, 5], // Mango nectar, canned
  clamato: [14187, 87.4, 48, 0.6, 0.2, 0, 10.95, 3.31, 0.4, 362], // Clam and tomato juice, canned
  espresso: [14210, 97.8, 9, 0.12, 0.18, 0.092, 1.67, 0, 0, 14], // Coffee, brewed, espresso, restaurant-prepared
  'rose-wine': [14084, 86.58, 83, 0.07, 0, 0, 2.72, 0.79, 0, 5], // Alcoholic beverage, wine, table, all
  'sherry-sweet': [14057, 70.51, 160, 0.2, 0, 0, 13.69, 7.78, 0, 9], // Alcoholic beverage, wine, dessert, sweet
  sake: [43479, 78.4, 134, 0.5, 0, 0, 5, 0, 0, 2], // Alcoholic beverage, rice (sake)
  tequila: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  mezcal: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  gin: [14049, 62.1, 263, 0, 0, 0, 0, 0, 0, 2], // Alcoholic beverage, distilled, gin, 90 proof
  cachaca: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  pisco: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  kirsch: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  calvados: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  grappa: [14037, 66.6, 231, 0, 0, 0, 0, 0, 0, 1], // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
  'white-bread': [18069, 36.34, 265, 9.15, 3.19, 0.698, 49.06, 5.07, 2.7, 491], // Bread, white, commercially prepared (includes soft bread crumbs)
  breadsticks: [18080, 6.1, 412, 12, 9.5, 1.41, 68.4, 1.26, 3, 713], // Bread sticks, plain
  croutons: [18242, 5.5, 407, 11.9, 6.6, 1.51, 73.5, null, 5.1, 698], // Croutons, plain
  'seasoned-breadcrumbs': [18376, 6.35, 383, 14.13, 5.48, 1.391, 68.49, 5.74, 4.9, 1336], // Bread crumbs, dry, grated, seasoned
  crackers: [18229, 2.91, 510, 6.75, 26.39, 5.897, 61.46, 8.46, 2.3, 705], // Crackers, standard snack-type, regular
  saltines: [18228, 5.04, 418, 9.45, 8.66, 1.648, 74.05, 1.25, 2.8, 943], // Crackers, saltines (includes oyster, soda, soup)
  crispbread: [18216, 6.1, 366, 7.9, 1.3, 0.145, 82.2, 1.07, 16.5, 410], // Crackers, crispbread, rye
  'chocolate-wafers': [18157, 4.5, 433, 6.6, 14.2, 4.241, 72.7, 37.43, 3.4, 580], // Cookies, chocolate wafers
  'cooked-chicken': [5013, 63.79, 190, 28.93, 7.41, 2.04, 0, 0, 0, 86], // Chicken, broilers or fryers, meat only, roasted
  'chicken-canned': [5336, 67.29, 162, 27.52, 5.72, 1.572, 0, 0, 0, 271], // USDA Commodity Chicken, canned, meat only, drained
  'cooked-turkey': [5168, 66.7, 159, 29.06, 3.84, 1.132, 0, 0, 0, 101], // Turkey, whole, meat only, cooked, roasted
  ham: [10182, 66.92, 162, 18.26, 8.39, 2.7, 2.28, 0, 0, 1278], // Pork, cured, ham, boneless, extra lean and regular, unheated
  frankfurters: [7023, 55.96, 305, 11.53, 27.64, 10.77, 1.72, 0, 0, 819], // Frankfurter, beef and pork
  kielbasa: [7970, 53.42, 311, 11.2, 27.56, 8.897, 4.53, 2.05, 0, 1004], // Kielbasa, fully cooked, unheated
  bologna: [7008, 51.87, 308, 15.2, 24.59, 9.301, 5.49, 4.42, 0, 960], // Bologna, beef and pork
  'smoked-salmon': [15077, 72, 117, 18.28, 4.32, 0.929, 0, 0, 0, 672], // Fish, salmon, chinook, smoked
  'tuna-canned': [15119, 59.83, 198, 29.13, 8.21, 1.534, 0, 0, 0, 416], // Fish, tuna, light, canned in oil, drained solids
  'tuna-in-water': [15121, 78.14, 86, 19.44, 0.96, 0.211, 0, 0, 0, 247], // Fish, tuna, light, canned in water, drained solids
  'mackerel-canned': [15048, 69.17, 156, 23.19, 6.3, 1.857, 0, 0, 0, 379], // Fish, mackerel, jack, canned, drained solids
  'herring-pickled': [15041, 55.22, 262, 14.19, 18, 2.381, 9.64, 7.71, 0, 870], // Fish, herring, Atlantic, pickled
  'sardines-canned': [15088, 59.61, 208, 24.62, 11.45, 1.528, 0, 0, 0, 307], // Fish, sardine, Atlantic, canned in oil, drained solids with bone
  'lobster-meat': [15148, 78.11, 89, 19, 0.86, 0.208, 0, 0, 0, 486], // Crustaceans, lobster, northern, cooked, moist heat
  'crab-meat': [15140, 79.69, 83, 17.88, 0.74, 0.201, 0, 0, 0, 395], // Crustaceans, crab, blue, cooked, moist heat
  mussels: [15164, 80.58, 86, 11.9, 2.24, 0.425, 3.69, 0, 0, 286], // Mollusks, mussel, blue, raw
  'clams-canned': [15160, 65.26, 142, 24.25, 1.59, 0.309, 5.9, 0, 0, 112], // Mollusks, clam, mixed species, canned, drained solids
  'clam-juice': [15162, 97.7, 2, 0.4, 0.02, 0.002, 0.1, 0, 0, 215], // Mollusks, clam, mixed species, canned, liquid
  oysters: [15167, 89.04, 51, 5.71, 1.71, 0.474, 2.72, 0.62, 0, 85], // Mollusks, oyster, eastern, wild, raw
  caviar: [15012, 47.5, 264, 24.6, 17.9, 4.06, 4, 0, 0, 1500], // Fish, caviar, black and red, granular
  'white-chocolate': [19087, 1.3, 539, 5.87, 32.09, 19.412, 59.24, 59, 0.2, 90], // Candies, white chocolate
  'milk-chocolate': [19120, 1.5, 535, 7.65, 29.66, 18.509, 59.4, 51.5, 3.4, 79], // Candies, milk chocolate
  'butterscotch-chips': [19085, 0.75, 539, 2.2, 29.05, 24.1, 67.1, 67.1, 0, 89], // Candies, confectioner's coating, butterscotch
  'peanut-butter-chips': [19086, 2.67, 529, 18.3, 29.8, 13.12, 46.88, 38.3, 5, 250], // Candies, confectioner's coating, peanut butter
  'toffee-bits': [19383, 0.55, 560, 1.07, 32.75, 20.565, 64.72, 63.47, 0, 135], // Candies, toffee, prepared-from-recipe
  'caramel-candies': [19074, 8.5, 382, 4.6, 8.1, 2.476, 77, 65.5, 0, 245], // Candies, caramels
  'candy-coated-chocolates': [19141, 1.7, 492, 4.33, 21.13, 13.08, 71.19, 63.68, 2.8, 61], // Candies, MARS SNACKFOOD US, M&M's Milk Chocolate Candies
  frosting: [19230, 15.07, 418, 0, 16.23, 2.974, 67.89, 63.1, 0, 184], // Frostings, vanilla, creamy, ready-to-eat
  'chocolate-frosting': [19226, 17, 397, 1.1, 17.6, 5.526, 63.2, 57.7, 0.9, 183], // Frostings, chocolate, creamy, ready-to-eat
  'hot-fudge': [19348, 21.8, 350, 4.6, 8.9, 3.98, 62.9, 34.82, 2.8, 346], // Syrups, chocolate, fudge-type
  'dulce-de-leche': [1225, 28.71, 315, 6.84, 7.35, 4.534, 55.35, 49.74, 0, 129], // Dulce de Leche
  'blueberry-pie-filling': [44158, 54.66, 181, 0.41, 0.2, 0, 44.38, 37.75, 2.6, 12], // Pie fillings, blueberry, canned
  'greek-yogurt': [1293, 81.3, 97, 9, 5, 2.395, 3.98, 4, 0, 35], // Yogurt, Greek, plain, whole milk
  'greek-yogurt-nonfat': [1256, 85.1, 59, 10.19, 0.39, 0.117, 3.6, 3.24, 0, 36], // Yogurt, Greek, plain, nonfat
  'protein-powder': [14066, 3.44, 352, 78.13, 1.56, 0.781, 6.25, 0, 3.1, 156], // Beverages, Protein powder whey based
  'quail-eggs': [1140, 74.35, 158, 13.05, 11.09, 3.557, 0.41, 0.4, 0, 141], // Egg, quail, whole, fresh, raw
  'goat-cheese': [1159, 60.75, 268, 18.52, 21.08, 14.575, 0, 0.89, 0, 459], // Cheese, goat, soft type
  'goat-cheese-aged': [1156, 29.01, 452, 30.52, 35.59, 24.609, 2.17, 2.17, 0, 423], // Cheese, goat, hard type
  velveeta: [1191, 45.8, 303, 16.3, 22, 14.4, 9.8, 8.1, 0, 1499], // KRAFT VELVEETA Pasteurized Process Cheese Spread
  pecorino: [1038, 30.91, 387, 31.8, 26.94, 17.115, 3.63, 0.73, 0, 1433], // Cheese, romano
  gouda: [1022, 41.46, 356, 24.94, 27.44, 17.614, 2.22, 2.22, 0, 819], // Cheese, gouda
  edam: [1018, 41.56, 357, 24.99, 27.8, 17.572, 1.43, 1.43, 0, 812], // Cheese, edam
  camembert: [1007, 51.8, 300, 19.8, 24.26, 15.259, 0.46, 0.46, 0, 842], // Cheese, camembert
  cotija: [1267, 38, 366, 20, 30, 17.5, 3.97, 0, 0, 1400], // Queso cotija
  'cooking-spray': [4679, 0.11, 792, 0.26, 78.69, 5.025, 20.69, 0, 0, 59], // Oil, PAM cooking spray, original
  suet: [13335, 4, 854, 1.5, 94, 52.3, 0, 0, 0, 7], // Beef, variety meats and by-products, suet, raw
  'coconut-butter': [12177, 1.67, 684, 5.3, 69.08, 61.257, 21.52, null, null, 37], // Nuts, coconut meat, dried (desiccated), creamed
  'whole-wheat-bread': [18075, 39.01, 252, 12.45, 3.5, 0.722, 42.71, 4.34, 6, 455], // Bread, whole-wheat, commercially prepared
  'rye-bread': [18060, 37.3, 259, 8.5, 3.3, 0.626, 48.3, 3.85, 5.8, 603], // Bread, rye
  pumpernickel: [18044, 37.9, 250, 8.7, 3.1, 0.437, 47.5, 0.53, 6.5, 596], // Bread, pumpernickel
  'sourdough-bread': [18029, 27.81, 289, 11.75, 1.83, 0.497, 56.44, 2.56, 2.4, 513], // Bread, french or vienna (includes sourdough)
  baguette: [18029, 27.81, 289, 11.75, 1.83, 0.497, 56.44, 2.56, 2.4, 513], // Bread, french or vienna (includes sourdough)
  'italian-bread': [18033, 35.7, 271, 8.8, 3.5, 0.855, 50, 0.83, 2.7, 613], // Bread, italian
  focaccia: [18973, 45.91, 249, 8.77, 7.89, 0.877, 35.82, 1.75, 1.8, 561], // Focaccia, Italian flatbread, plain
  challah: [18027, 34.7, 287, 9.5, 6, 1.593, 47.8, 1.78, 2.3, 380], // Bread, egg
  cornbread: [18024, 39.1, 266, 6.7, 7.1, 1.555, 43.5, null, null, 658], // Bread, cornbread, prepared from recipe, made with low fat (2%) milk
  pita: [18041, 32.1, 275, 9.1, 1.2, 0.166, 55.7, 1.3, 2.2, 536], // Bread, pita, white, enriched
  naan: [28307, 32.6, 291, 9.62, 5.65, 1.393, 50.43, 3.55, 2.2, 465], // Bread, naan (Indian bread), plain, commercially prepared, refrigerated
  'english-muffins': [18258, 43.56, 227, 8.87, 1.69, 0.733, 44.17, 3.53, 3.5, 425], // English muffins, plain, enriched, with ca prop (includes sourdough)
  bagels: [18001, 36.28, 257, 10.02, 1.62, 0.393, 50.5, 5.05, 2.2, 477], // Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
  croissants: [18239, 23.2, 406, 8.2, 21, 11.659, 45.8, 11.26, 2.6, 467], // Croissants, butter
  'soft-pretzels': [43109, 15, 338, 8.2, 3.1, 0.695, 69.39, 0.25, 1.7, 545], // Pretzels, soft
  'burger-buns': [18350, 34.18, 278, 9.87, 3.76, 0.885, 50.15, 6.37, 2.1, 500], // Rolls, hamburger or hotdog, plain
  'hot-dog-buns': [18350, 34.18, 278, 9.87, 3.76, 0.885, 50.15, 6.37, 2.1, 500], // Rolls, hamburger or hotdog, plain
  'dinner-rolls': [18342, 28.44, 310, 10.86, 6.47, 1.375, 52.04, 5.55, 2, 467], // Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
  'bread-rolls': [18353, 31, 293, 9.9, 4.3, 0.606, 52.7, 1.77, 2.3, 544], // Rolls, hard (includes kaiser)
  'sub-rolls': [18349, 34.8, 277, 8.6, 4.3, 0.962, 50.2, 0.31, 3.2, 574], // Rolls, french
  bolillos: [28288, 26.05, 318, 10.65, 5.8, 1.401, 55.77, 3.55, 2.2, 506], // Bread, roll, Mexican, bollilo
  pretzels: [19047, 3.12, 384, 9.95, 3.47, 0.516, 79.97, 2.43, 3.3, 1150], // Snacks, pretzels, hard, plain, salted
  'stuffing-mix': [18081, 4.2, 386, 11, 3.4, 0.845, 76.2, 8.27, 3.2, 1405], // Bread stuffing, bread, dry mix
  'vol-au-vent': [18211, 7.4, 558, 7.4, 38.5, 5.502, 45.7, 0.75, 1.5, 253], // Puff pastry, frozen, ready-to-bake, baked
  phyllo: [18338, 32.6, 299, 7.1, 6, 1.47, 52.6, 0.18, 1.9, 483], // Phyllo dough
  'pie-crust': [18948, 19.25, 445, 2.97, 25.46, 9.596, 51.11, null, 1.8, 409], // Pie crust, refrigerated, regular, unbaked
  'graham-crust': [18942, 4.37, 501, 5.1, 24.83, 4.999, 64.3, 18.13, 1.9, 471], // Pie Crust, Cookie-type, Graham Cracker, Ready Crust
  'biscuit-dough': [18014, 33.15, 307, 6.66, 10.58, 2.806, 46.32, 7.4, 0.7, 977], // Biscuits, plain or buttermilk, refrigerated dough, higher fat
  'american-biscuits': [18016, 28.9, 353, 7, 16.3, 4.324, 44.6, 2.18, 1.5, 580], // Biscuits, plain or buttermilk, prepared from recipe
  'flour-tortillas': [18364, 31.58, 301, 8, 6.7, 1.63, 51.21, 4.39, 2.3, 686], // Tortillas, ready-to-bake or -fry, flour, refrigerated
  'corn-tortillas': [18363, 45.89, 218, 5.7, 2.85, 0.453, 44.64, 0.88, 6.3, 45], // Tortillas, ready-to-bake or -fry, corn
  'taco-shells': [18360, 6.48, 474, 6.48, 21.3, 6.153, 64.03, 1.54, 7, 243], // Taco shells, baked
  tostadas: [18952, 3.32, 474, 6.15, 23.38, 7.011, 64.43, null, 5.8, 657], // Tostada shells, corn
  'tortilla-chips': [19056, 2.8, 473, 7.04, 20.84, 3.127, 67.52, 0.8, 5.7, 325], // Snacks, tortilla chips, plain, white corn, salted
  'wonton-wrappers': [18368, 28.8, 291, 9.8, 1.5, 0.263, 57.9, null, 1.8, 572], // Wonton wrappers (includes egg roll wrappers)
  'egg-roll-wrappers': [18368, 28.8, 291, 9.8, 1.5, 0.263, 57.9, null, 1.8, 572], // Wonton wrappers (includes egg roll wrappers)
  rusks: [18224, 5.5, 407, 13.5, 7.2, 1.376, 72.3, null, null, 253], // Crackers, rusk toast
  matzo: [18217, 4.3, 395, 10, 1.4, 0.226, 83.7, 0.29, 3, 0], // Crackers, matzo, plain
  'matzo-meal': [18217, 4.3, 395, 10, 1.4, 0.226, 83.7, 0.29, 3, 0], // Crackers, matzo, plain
  'rice-cakes': [19051, 5.8, 387, 8.2, 2.8, 0.57, 81.5, 0.88, 4.2, 326], // Snacks, rice cakes, brown rice, plain
  'potato-chips': [19411, 2.28, 542, 6.56, 36.4, 4.014, 50.81, 0.37, 4.4, 450], // Snacks, potato chips, plain, salted
  ladyfingers: [18423, 19.5, 365, 10.6, 9.1, 3.477, 59.7, null, 1, 147], // Cookies, ladyfingers, without lemon juice and rind
  oreos: [18166, 3.12, 463, 5.21, 19.13, 5.659, 71, 40.67, 2.9, 388], // Cookies, chocolate sandwich, with creme filling, regular
  'tea-biscuits': [18150, 3.9, 446, 6.9, 13.8, 3.463, 74.1, 13.93, 1.1, 407], // Cookies, animal crackers (includes arrowroot, tea biscuits)
  shortbread: [18192, 3.7, 502, 6.1, 24.1, 6.106, 64.5, 15.06, 1.8, 524], // Cookies, shortbread, commercially prepared, plain
  gingersnaps: [18172, 5.3, 416, 5.6, 9.8, 2.451, 76.9, 19.92, 2.2, 501], // Cookies, gingersnaps
  'vanilla-wafers': [18213, 4.2, 473, 4.3, 19.4, 4.936, 71.1, null, 2, 306], // Cookies, vanilla wafers, higher fat
  'chocolate-chip-cookies': [18378, 5.7, 488, 5.7, 28.4, 14.071, 58.2, null, null, 341], // Cookies, chocolate chip, prepared from recipe, made with butter
  wafers: [18209, 1.66, 502, 3.84, 23.24, 11.899, 70.64, 42.95, 1.6, 103], // Cookies, sugar wafers with creme filling, regular
  'sponge-cake': [18133, 29.7, 290, 5.4, 2.7, 0.802, 61, 36.66, 0.5, 623], // Cake, sponge, commercially prepared
  'angel-food-cake': [18086, 33.2, 258, 5.9, 0.8, 0.121, 57.8, null, 1.5, 749], // Cake, angelfood, commercially prepared
  'pound-cake': [18120, 25.87, 353, 5, 13.96, 4.811, 53.64, 33.36, 0.6, 377], // Cake, pound, commercially prepared, butter (includes fresh and frozen)
  'cinnamon-rolls': [18356, 24.8, 372, 6.2, 16.4, 3.079, 50.9, 31.73, 2.4, 304], // Sweet rolls, cinnamon, commercially prepared with raisins
  'popcorn-kernels': [25002, 10.57, 375, 10.87, 4.31, 0.64, 74, 0.91, 12.7, 7], // Snacks, popcorn, unpopped kernels
  'pasta-dried': [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  spaghetti: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  penne: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  rigatoni: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  farfalle: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  linguine: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  fettuccine: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  'fresh-pasta': [20093, 31, 288, 11.31, 2.3, 0.328, 54.73, null, null, 26], // Pasta, fresh-refrigerated, plain, as purchased
  'lasagna-sheets': [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  'lasagna-sheets-fresh': [20093, 31, 288, 11.31, 2.3, 0.328, 54.73, null, null, 26], // Pasta, fresh-refrigerated, plain, as purchased
  cannelloni: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  orzo: [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  'soup-pasta': [20120, 9.9, 371, 13.04, 1.51, 0.277, 74.67, 2.67, 3.2, 6], // Spaghetti, dry, enriched
  tortellini: [22901, 30.5, 307, 13.5, 7.23, 3.6, 47, 0.95, 1.9, 406], // Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased
  'rice-noodles': [20133, 11.91, 364, 5.95, 0.56, 0.153, 80.18, 0.12, 1.6, 182], // Rice noodles, dry
  soba: [20114, 6.88, 336, 14.38, 0.71, 0.136, 74.62, null, null, 792], // Noodles, japanese, soba, dry
  chicken: [5006, 65.99, 215, 18.6, 15.06, 4.31, 0, 0, 0, 70], // Chicken, broilers or fryers, meat and skin, raw
  'whole-chicken': [5001, 66.34, 213, 18.33, 14.83, 4.24, 0.13, null, 0, 70], // Chicken, broilers or fryers, meat and skin and giblets and neck, raw
  'chicken-breasts': [5062, 73.9, 120, 22.5, 2.62, 0.563, 0, 0, 0, 45], // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
  'chicken-thighs': [5096, 76.22, 121, 19.66, 4.12, 1.097, 0, 0, 0, 95], // Chicken, broilers or fryers, dark meat, thigh, meat only, raw; as the recipes take them, without skin
  'chicken-drumsticks': [5066, 72.46, 161, 18.08, 9.2, 2.459, 0.11, 0, 0, 106], // Chicken, broilers or fryers, drumstick, meat and skin, raw
  'chicken-legs': [5075, 67.3, 214, 16.37, 15.95, 4.366, 0.17, 0, 0, 84], // Chicken, broilers or fryers, leg, meat and skin, raw
  'chicken-wings': [5100, 69.19, 191, 17.52, 12.85, 4.06, 0, 0, 0, 84], // Chicken, broilers or fryers, wing, meat and skin, raw
  'chicken-tenders': [5062, 73.9, 120, 22.5, 2.62, 0.563, 0, 0, 0, 45], // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
  'ground-chicken': [5332, 73.24, 143, 17.44, 8.1, 2.301, 0.04, 0, 0, 60], // Chicken, ground, raw
  'chicken-livers': [5027, 76.46, 119, 16.92, 4.83, 1.563, 0.73, 0, 0, 71], // Chicken, liver, all classes, raw
  turkey: [5165, 72.69, 143, 21.64, 5.64, 1.461, 0, 0.06, 0, 112], // Turkey, whole, meat and skin, raw
  'turkey-breast': [5710, 74.66, 114, 23.34, 2.33, 0.344, 0, 0, 0, 74], // Turkey, retail parts, breast, meat only, raw
  'turkey-legs': [5193, 72.69, 144, 19.54, 6.72, 2.06, 0, null, 0, 74], // Turkey, all classes, leg, meat and skin, raw
  'ground-turkey': [5305, 72.36, 148, 19.66, 7.66, 2.024, 0, 0, 0, 58], // Poultry food products, ground turkey, raw
  duck: [5139, 48.5, 404, 11.49, 39.34, 13.22, 0, 0, 0, 63], // Duck, domesticated, meat and skin, raw
  goose: [5146, 49.66, 371, 15.86, 33.62, 9.78, 0, null, 0, 73], // Goose, domesticated, meat and skin, raw
  'cornish-hens': [5307, 68.18, 200, 17.15, 14.02, 3.89, 0, 0, 0, 61], // Chicken, cornish game hens, meat and skin, raw
  quail: [5157, 69.65, 192, 19.63, 12.05, 3.38, 0, null, 0, 53], // Quail, meat and skin, raw
  beef: [13795, 62.02, 234, 18.68, 17.15, 6.91, 0, 0, 0, 58], // Beef, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'ground-beef-lean': [23562, 69.5, 176, 20, 10, 4.058, 0, 0, 0, 66], // Beef, ground, 90% lean meat / 10% fat, raw
  'ground-beef': [23572, 61.94, 254, 17.17, 20, 7.673, 0, 0, 0, 67], // Beef, ground, 80% lean meat / 20% fat, raw
  'beef-chuck': [23102, 66.7, 196, 19.17, 13.26, 5.726, 0, 0, 0, 76], // Beef, chuck, under blade pot roast or steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw
  'beef-stew-meat': [23093, 72.51, 128, 21.75, 4.48, 1.941, 0.16, 0, 0, 80], // Beef, chuck for stew, separable lean and fat, all grades, raw
  'beef-brisket': [13803, 61.08, 251, 18.42, 19.06, 7.53, 0, 0, 0, 69], // Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'flank-steak': [13970, 70.73, 155, 21.22, 7.17, 2.978, 0, 0, 0, 54], // Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, raw
  'skirt-steak': [23224, 63.17, 232, 17.98, 17.59, 7.138, 0.35, 0, 0, 65], // Beef, plate steak, boneless, outside skirt, separable lean and fat, trimmed to 0" fat, all grades, raw
  'beef-steak': [13929, 66.09, 201, 20.3, 12.71, 5.127, 0, 0, 0, 52], // Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'strip-steak': [23388, 65.33, 199, 21.29, 12.68, 5.491, 0, 0, 0, 44], // Beef, loin, top loin steak, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'ribeye-steak': [23201, 61.77, 244, 18.85, 18.73, 8.251, 0, 0, 0, 50], // Beef, rib eye steak/roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'beef-tenderloin': [13917, 61.52, 247, 19.61, 18.16, 7.327, 0, 0, 0, 50], // Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'beef-round': [13868, 66.88, 192, 20.7, 11.54, 4.544, 0, 0, 0, 56], // Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
  'beef-short-ribs': [23128, 63.84, 235, 17.48, 18.33, 7.979, 0, 0, 0, 78], // Beef, chuck, short ribs, boneless, separable lean and fat, trimmed to 0" fat, all grades, raw
  'beef-shank': [13227, 73.03, 128, 21.75, 3.85, 1.28, 0, null, 0, 63], // Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, raw; the row with its fat is missing
  'corned-beef': [13348, 57.72, 250, 27.1, 14.93, 6.18, 0, 0, 0, 897], // Beef, cured, corned beef, canned
  'turkey-ham': [7080, 71.92, 126, 17.5, 4.84, 1.526, 2.04, 1.43, 0.2, 1243], // Turkey ham, cured turkey thigh meat
  pastrami: [13355, 69.53, 147, 21.8, 5.82, 2.681, 0.36, 0.1, 0, 1078], // Beef, cured, pastrami
  'beef-liver': [13325, 70.81, 135, 20.36, 3.63, 1.233, 3.89, 0, 0, 69], // Beef, variety meats and by-products, liver, raw
  'calf-liver': [17202, 70.89, 140, 19.93, 4.85, 1.56, 2.91, 0, 0, 77], // Veal, variety meats and by-products, liver, raw
  tripe: [13341, 84.16, 85, 12.07, 3.69, 1.291, 0, 0, 0, 97], // Beef, variety meats and by-products, tripe, raw
  'beef-tongue': [13339, 64.53, 224, 14.9, 16.09, 7, 3.68, null, 0, 69], // Beef, variety meats and by-products, tongue, raw
  veal: [17088, 72.84, 144, 19.35, 6.77, 2.79, 0, null, 0, 82], // Veal, composite of trimmed retail cuts, separable lean and fat, raw
  'veal-cutlets': [17094, 74.8, 117, 20.98, 3.08, 1.18, 0, 0, 0, 63], // Veal, leg (top round), separable lean and fat, raw
  'veal-chops': [17110, 71.15, 162, 18.86, 9.01, 3.71, 0, null, 0, 89], // Veal, rib, separable lean and fat, raw
  'veal-shank': [17276, 76.92, 113, 19.15, 3.48, 1.06, 0, null, null, 84], // Veal, shank (fore and hind), separable lean and fat, raw
  'ground-veal': [17142, 72.84, 144, 19.35, 6.77, 2.79, 0, null, 0, 82], // Veal, ground, raw
  pork: [10187, 65.11, 216, 18.95, 14.95, 5.28, 0, null, 0, 55], // Pork, fresh, composite of trimmed retail cuts (leg, loin, shoulder, and spareribs), separable lean and fat, raw
  'pork-cutlets': [10010, 72.9, 136, 20.48, 5.41, 1.87, 0, 0, 0, 55], // Pork, fresh, leg (ham), whole, separable lean only, raw
  'pork-shoulder': [10080, 69.18, 186, 17.42, 12.36, 4.348, 0, 0, 0, 61], // Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, raw
  'pork-loin': [10062, 70.38, 155, 21.55, 6.94, 2.45, 0, 0, 0, 48], // Pork, fresh, loin, top loin (chops), boneless, separable lean and fat, raw
  'pulled-pork': [10081, 54.95, 267, 25.07, 17.69, 6.584, 0, 0, 0, 58], // Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, cooked, braised
  'pork-chops': [10036, 69.7, 170, 20.71, 9.03, 2.993, 0, 0, 0, 55], // Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, raw
  'pork-tenderloin': [10218, 74.97, 120, 20.65, 3.53, 1.181, 0, 0, 0, 52], // Pork, fresh, loin, tenderloin, separable lean and fat, raw
  'pork-belly': [10005, 36.74, 518, 9.34, 53.01, 19.33, 0, 0, 0, 32], // Pork, fresh, belly, raw
  'pork-ribs': [10088, 59.75, 277, 15.47, 23.4, 7.529, 0, 0, 0, 81], // Pork, fresh, spareribs, separable lean and fat, raw
  'ground-pork': [10219, 61.06, 263, 16.88, 21.19, 7.87, 0, null, 0, 56], // Pork, fresh, ground, raw
  'pig-feet': [10102, 64.99, 212, 23.16, 12.59, 3.57, 0, 0, 0, 132], // Pork, fresh, variety meats and by-products, feet, raw
  'pork-fat': [10004, 7.69, 812, 2.92, 88.69, 32.21, 0, 0, 0, 11], // Pork, fresh, backfat, raw
  lamb: [17226, 63.17, 243, 17.54, 18.66, 8.07, 0, null, 0, 59], // Lamb, domestic, composite of trimmed retail cuts, separable lean and fat, trimmed to 1/8" fat, choice, raw
  'lamb-leg': [17230, 66.38, 209, 18.47, 14.42, 6.21, 0, null, 0, 57], // Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/8" fat, choice, raw
  'lamb-chops': [17023, 56.55, 310, 16.32, 26.63, 11.76, 0, null, 0, 56], // Lamb, domestic, loin, separable lean and fat, trimmed to 1/4" fat, choice, raw
  'lamb-shanks': [17228, 67.01, 201, 18.91, 13.38, 5.83, 0, null, 0, 72], // Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/8" fat, choice, raw
  'ground-lamb': [17224, 59.47, 282, 16.56, 23.41, 10.19, 0, 0, 0, 59], // Lamb, ground, raw
  goat: [17168, 75.84, 109, 20.6, 2.31, 0.71, 0, null, 0, 82], // Goat, raw
  rabbit: [17177, 72.82, 136, 20.05, 5.55, 1.66, 0, null, 0, 41], // Game meat, rabbit, domesticated, composite of cuts, raw
  pheasant: [5153, 67.77, 181, 22.7, 9.29, 2.7, 0, null, 0, 40], // Pheasant, raw, meat and skin
  'wild-boar': [17158, 72.54, 122, 21.51, 3.33, 0.99, 0, null, 0, null], // Game meat, boar, wild, raw
  'chicken-gizzards': [5023, 79.33, 94, 17.66, 2.06, 0.529, 0, 0, 0, 69], // Chicken, gizzard, all classes, raw
  'guinea-fowl': [5151, 68.9, 158, 23.4, 6.45, 1.77, 0, null, 0, 67], // Guinea hen, meat and skin, raw
  sweetbreads: [17218, 79.16, 101, 17.21, 3.07, 0.806, 0, 0, 0, 67], // Veal, variety meats and by-products, thymus, raw
  venison: [17164, 73.57, 120, 22.96, 2.42, 0.95, 0, 0, 0, 51], // Game meat, deer, raw
  bacon: [10123, 44.24, 417, 12.62, 39.69, 13.296, 1.28, 1, 0, 662], // Pork, cured, bacon, unprepared
  'slab-bacon': [10123, 44.24, 417, 12.62, 39.69, 13.296, 1.28, 1, 0, 662], // Pork, cured, bacon, unprepared
  lardons: [10123, 44.24, 417, 12.62, 39.69, 13.296, 1.28, 1, 0, 662], // Pork, cured, bacon, unprepared
  'bacon-cooked': [10860, 12.52, 548, 35.73, 43.27, 14.187, 1.35, 0, 0, 2193], // Pork, cured, bacon, cooked, baked
  'turkey-bacon': [7254, 59, 250, 15.1, 20.3, 5.27, 1.7, 1.8, 0, 1213], // LOUIS RICH, Turkey Bacon
  'canadian-bacon': [10130, 72.31, 111, 20.24, 2.76, 0.914, 1.29, 0.9, 0, 743], // Canadian bacon, unprepared
  salami: [7072, 41.44, 378, 20.88, 31.81, 11.49, 0.6, 0.24, 0, 1737], // Salami, dry or hard, pork, beef
  pepperoni: [7057, 30.72, 494, 22.68, 43.98, 14.86, 0, 0, 0, 1761], // Pepperoni, pork, beef
  chorizo: [7019, 31.85, 455, 24.1, 38.27, 14.38, 1.86, 0, 0, 1235], // Chorizo, pork and beef
  'breakfast-sausage': [7063, 56.58, 287, 15.37, 24.78, 7.614, 0.72, 0.93, 0, 740], // Pork sausage, link/patty, unprepared
  'italian-sausage': [7036, 51.08, 346, 14.25, 31.33, 11.27, 0.65, null, 0, 731], // Sausage, Italian, pork, raw
  'turkey-sausage': [7955, 70.42, 155, 18.79, 8.08, 1.963, 0.47, 0, 0, 593], // Turkey sausage, fresh, raw
  mortadella: [7050, 52.3, 311, 16.37, 25.39, 9.51, 3.05, 0, 0, 1246], // Mortadella, beef, pork
  pate: [7055, 53.9, 319, 14.2, 28, 9.57, 1.5, null, 0, 697], // Pate, liver, not specified, canned
  liverwurst: [7041, 52.1, 326, 14.1, 28.5, 10.6, 2.2, null, 0, 860], // Liver sausage, liverwurst, pork
  'black-pudding': [7005, 47.3, 379, 14.6, 34.5, 13.4, 1.29, 1.29, 0, 680], // Blood sausage
  spam: [7908, 51.7, 315, 13.4, 26.6, 9.987, 4.6, 0, 0, 1411], // Luncheon meat, pork with ham, minced, canned, includes SPAM (Hormel)
  salmon: [15236, 64.89, 208, 20.42, 13.42, 3.05, 0, null, 0, 59], // Fish, salmon, Atlantic, farmed, raw
  'salmon-canned': [15260, 70.71, 138, 23.1, 5.02, 0.895, 0, 0, 0, 381], // Fish, salmon, pink, canned, drained solids
  tuna: [15127, 74.03, 109, 24.4, 0.49, 0.172, 0, 0, 0, 45], // Fish, tuna, fresh, yellowfin, raw
  cod: [15015, 81.22, 82, 17.81, 0.67, 0.131, 0, 0, 0, 54], // Fish, cod, Atlantic, raw
  'salt-cod': [15018, 16.14, 290, 62.82, 2.37, 0.462, 0, 0, 0, 7027], // Fish, cod, Atlantic, dried and salted
  haddock: [15033, 83.38, 74, 16.32, 0.45, 0.091, 0, 0, 0, 213], // Fish, haddock, raw
  'smoked-haddock': [15035, 71.48, 116, 25.23, 0.96, 0.173, 0, 0, 0, 763], // Fish, haddock, smoked
  pollock: [15066, 86.75, 56, 12.19, 0.41, 0.124, 0, 0, 0, 333], // Fish, pollock, Alaska, raw
  hake: [15132, 80.27, 90, 18.31, 1.31, 0.247, 0, 0, 0, 72], // Fish, whiting, mixed species, raw
  whiting: [15132, 80.27, 90, 18.31, 1.31, 0.247, 0, 0, 0, 72], // Fish, whiting, mixed species, raw
  tilapia: [15261, 78.08, 96, 20.08, 1.7, 0.585, 0, 0, 0, 52], // Fish, tilapia, raw
  catfish: [15234, 79.06, 119, 15.23, 5.94, 1.31, 0, 0, 0, 98], // Fish, catfish, channel, farmed, raw
  trout: [15240, 73.8, 141, 19.94, 6.18, 1.383, 0, 0, 0, 51], // Fish, trout, rainbow, farmed, raw
  'sea-bass': [15091, 78.27, 97, 18.43, 2, 0.511, 0, 0, 0, 68], // Fish, sea bass, mixed species, raw
  'red-snapper': [15101, 76.87, 100, 20.51, 1.34, 0.285, 0, 0, 0, 64], // Fish, snapper, mixed species, raw
  'mahi-mahi': [15023, 77.55, 85, 18.5, 0.7, 0.188, 0, null, 0, 88], // Fish, dolphinfish, raw
  halibut: [15036, 80.34, 91, 18.56, 1.33, 0.292, 0, 0, 0, 68], // Fish, halibut, Atlantic and Pacific, raw
  sole: [15028, 84.63, 70, 12.41, 1.93, 0.441, 0, 0, 0, 296], // Fish, flatfish (flounder and sole species), raw
  swordfish: [15110, 73.38, 144, 19.66, 6.65, 1.602, 0, 0, 0, 81], // Fish, swordfish, raw
  monkfish: [15054, 83.24, 76, 14.48, 1.52, 0.34, 0, null, 0, 18], // Fish, monkfish, raw
  corvina: [15093, 78.09, 104, 16.74, 3.61, 1.009, 0, null, 0, 58], // Fish, seatrout, mixed species, raw
  mackerel: [15046, 63.55, 205, 18.6, 13.89, 3.257, 0, 0, 0, 90], // Fish, mackerel, Atlantic, raw
  herring: [15039, 72.05, 158, 17.96, 9.04, 2.04, 0, 0, 0, 90], // Fish, herring, Atlantic, raw
  anchovies: [15002, 50.3, 210, 28.89, 9.71, 2.203, 0, 0, 0, 3668], // Fish, anchovy, european, canned in oil, drained solids
  'anchovies-fresh': [15001, 73.37, 131, 20.35, 4.84, 1.282, 0, 0, 0, 104], // Fish, anchovy, european, raw
  'pike-perch': [15064, 79.31, 93, 19.14, 1.22, 0.249, 0, null, 0, 51], // Fish, pike, walleye, raw
  'smoked-herring': [15042, 59.7, 217, 24.58, 12.37, 2.791, 0, 0, 0, 918], // Fish, herring, Atlantic, kippered
  crayfish: [15145, 82.24, 77, 15.97, 0.95, 0.159, 0, 0, 0, 58], // Crustaceans, crayfish, mixed species, wild, raw
  turbot: [15129, 76.95, 95, 16.05, 2.95, 0.75, 0, null, 0, 150], // Fish, turbot, european, raw
  pike: [15062, 78.92, 88, 19.26, 0.69, 0.118, 0, 0, 0, 39], // Fish, pike, northern, raw
  carp: [15008, 76.31, 127, 17.83, 5.6, 1.083, 0, 0, 0, 49], // Fish, carp, raw
  eel: [15025, 68.26, 184, 18.44, 11.66, 2.358, 0, 0, 0, 51], // Fish, eel, mixed species, raw
  prawns: [15149, 83.01, 71, 13.61, 1.01, 0.261, 0.91, 0, 0, 566], // Crustaceans, shrimp, mixed species, raw
  'shrimp-cooked': [15151, 71.56, 119, 22.78, 1.7, 0.521, 1.52, 0, 0, 947], // Crustaceans, shrimp, mixed species, cooked, moist heat
  lobster: [15147, 80.95, 77, 16.52, 0.75, 0.181, 0, 0, 0, 423], // Crustaceans, lobster, northern, raw
  crab: [15139, 79.02, 87, 18.06, 1.08, 0.222, 0.04, null, 0, 293], // Crustaceans, crab, blue, raw
  surimi: [15138, 74.66, 95, 7.62, 0.46, 0.216, 15, 6.25, 0.5, 529], // Crustaceans, crab, alaska king, imitation, made from surimi
  clams: [15157, 78.98, 86, 14.67, 0.96, 0.187, 3.57, 0, 0, 601], // Mollusks, clam, mixed species, raw
  scallops: [15172, 82.53, 69, 12.06, 0.49, 0.128, 3.18, 0, 0, 392], // Mollusks, scallop, mixed species, raw
  squid: [15175, 78.55, 92, 15.58, 1.38, 0.358, 3.08, 0, 0, 44], // Mollusks, squid, mixed species, raw
  cuttlefish: [15163, 80.56, 79, 16.24, 0.7, 0.118, 0.82, null, 0, 372], // Mollusks, cuttlefish, mixed species, raw
  octopus: [15166, 80.25, 82, 14.91, 1.04, 0.227, 2.2, 0, 0, 230], // Mollusks, octopus, common, raw
  falafel: [16138, 34.62, 333, 13.31, 17.8, 2.383, 31.84, null, null, 294], // Falafel, home-prepared
  'silken-tofu': [16161, 89, 55, 4.8, 2.7, 0.357, 2.9, 1.31, 0.1, 5], // MORI-NU, Tofu, silken, soft
  'tofu-puffs': [16129, 50.52, 271, 17.19, 20.18, 2.918, 10.49, 2.72, 3.9, 16], // Tofu, fried
  'chives-dried': [11615, 2, 311, 21.2, 3.5, 0.591, 64.29, null, 26.2, 70], // Chives, freeze-dried
  'cumin-ground': [2014, 8.06, 375, 17.81, 22.27, 1.535, 44.24, 2.25, 10.5, 168], // Spices, cumin seed
  'salt-sea': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'salt-coarse': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'salt-flaky': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'salt-himalayan': [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758], // Salt, table
  'chili-flakes': [2031, 8.05, 318, 12.01, 17.27, 3.26, 56.63, 10.34, 27.2, 30], // Spices, pepper, red or cayenne
  'coriander-ground': [2013, 8.86, 298, 12.37, 17.77, 0.99, 54.99, null, 41.9, 35], // Spices, coriander seed
  'sage-dried': [2038, 7.96, 315, 10.63, 12.75, 7.03, 60.73, 1.71, 40.3, 11], // Spices, sage, ground
  'onion-flakes': [11284, 3.93, 349, 8.95, 0.46, 0.078, 83.28, 37.41, 9.2, 21], // Onions, dehydrated flakes
  'cinnamon-sticks': [2010, 10.58, 247, 3.99, 1.24, 0.345, 80.59, 2.17, 53.1, 10], // Spices, cinnamon, ground
  'cloves-whole': [2011, 9.87, 274, 5.97, 13, 3.952, 65.53, 2.38, 33.9, 277], // Spices, cloves, ground
  borage: [11613, 93, 21, 1.8, 0.7, 0.17, 3.06, null, null, 80], // Borage, raw
  'anise-ground': [2002, 9.54, 337, 17.6, 15.9, 0.586, 50.02, null, 14.6, 16], // Spices, anise seed
  'cardamom-pods': [2006, 8.28, 311, 10.76, 6.7, 0.68, 68.47, null, 28, 18], // Spices, cardamom
  'cardamom-seeds': [2006, 8.28, 311, 10.76, 6.7, 0.68, 68.47, null, 28, 18], // Spices, cardamom
  'allspice-berries': [2001, 8.46, 263, 6.09, 8.69, 2.55, 72.12, null, 21.6, 77], // Spices, allspice, ground
  'nutmeg-whole': [2025, 6.23, 525, 5.84, 36.31, 25.94, 49.29, 28.49, 20.8, 16], // Spices, nutmeg, ground
  'white-peppercorns': [2032, 11.42, 296, 10.4, 2.12, 0.626, 68.61, null, 26.2, 5], // Spices, pepper, white
  'caraway-ground': [2005, 9.87, 333, 19.77, 14.59, 0.62, 49.9, 0.64, 38, 17], // Spices, caraway seed
  'fennel-ground': [2018, 8.81, 345, 15.8, 14.87, 0.48, 52.29, null, 39.8, 88], // Spices, fennel seed
  'fenugreek-ground': [2019, 8.84, 323, 23, 6.41, 1.46, 58.35, null, 24.6, 67], // Spices, fenugreek seed
  'mustard-seeds': [2024, 5.27, 508, 26.08, 36.24, 1.989, 28.09, 6.79, 12.2, 13], // Spices, mustard seed, ground
  'chili-powder-pure': [2031, 8.05, 318, 12.01, 17.27, 3.26, 56.63, 10.34, 27.2, 30], // Spices, pepper, red or cayenne; ground chilies, without the spices of American chili powder
  'ancho-chili-ground': [11978, 22.63, 281, 11.86, 8.2, 0.82, 51.42, null, 21.6, 43], // Peppers, ancho, dried
  cress: [11203, 89.4, 32, 2.6, 0.7, 0.023, 5.5, 4.4, 1.1, 14], // Cress, garden, raw
  sazon: [2074, 0.2, 0, 0, 0, 0, 0, 0, 0, 17000], // Seasoning mix, dry, sazon, coriander & annatto
  'ancho-chiles': [11978, 22.63, 281, 11.86, 8.2, 0.82, 51.42, null, 21.6, 43], // Peppers, ancho, dried
  'pasilla-chiles': [11982, 14.84, 345, 12.35, 15.85, null, 51.13, null, 26.8, 89], // Peppers, pasilla, dried
  'ranch-dressing': [4639, 45.85, 421, 1.32, 44.54, 6.964, 5.74, 4.69, 0, 901], // Salad dressing, ranch dressing, commercial, regular
  'blue-cheese-dressing': [4539, 39.71, 484, 1.37, 51.1, 8.275, 4.77, 3.48, 0.4, 642], // Salad dressing, blue or roquefort cheese dressing, commercial, regular
  cornichons: [11941, 94.08, 11, 0.33, 0.2, 0.052, 2.26, 1.06, 1.2, 1208], // Pickles, cucumber, sour
  'cream-soup-condensed': [6043, 84.7, 79, 1.35, 5.3, 0.964, 6.8, 0.4, 0.7, 691], // Soup, cream of mushroom, canned, condensed
  'tomato-soup-condensed': [6159, 80.79, 66, 1.46, 0.44, 0.115, 15.22, 8.23, 1.1, 377], // Soup, tomato, canned, condensed
  'onion-soup-mix': [6094, 3.79, 293, 7.48, 0.34, 0.089, 65.07, 4.65, 6.6, 8031], // Soup, onion, dry, mix
  'bouillon-cube': [6076, 3.3, 170, 17.3, 4, 1.99, 16.1, 14.51, 0, 24000], // Soup, beef broth, cubed, dry
  'chicken-bouillon-cube': [6081, 2.5, 198, 14.6, 4.7, 1.2, 23.5, 0, 0, 24000], // Soup, chicken broth cubes, dry
  'beef-bouillon-powder': [6075, 3.27, 213, 15.97, 8.89, 4.32, 17.4, 16.71, 0, 26000], // Soup, beef broth or bouillon, powder, dry
  'chicken-bouillon-powder': [6080, 2.27, 267, 16.66, 13.88, 3.43, 18.01, 17.36, 0, 23875], // Soup, chicken broth or bouillon, dry
  'sweet-and-sour-sauce': [27050, 60.27, 150, 0.27, 0.02, 0, 38.22, 18.75, 0.1, 371], // Sauce, sweet and sour, ready-to-serve
  'pizza-sauce': [6152, 86.71, 54, 2.18, 1.15, 0.46, 8.67, 1.75, 2, 185], // Sauce, pizza, canned, ready-to-serve
  'cheese-sauce': [6930, 70.5, 174, 6.71, 13.29, 6.01, 6.83, 0.42, 0.5, 828], // Sauce, cheese, ready-to-serve
  'enchilada-sauce': [6599, 87.1, 40, 1.67, 0, 0, 8.33, 6.67, 1.7, 867], // PACE, Enchilada Sauce
  'steak-sauce': [27048, 71, 95, 1.25, 0.23, 0, 22.04, 9.82, 1.5, 1647], // Sauce, steak, tomato based
  'tartar-sauce': [27049, 67, 211, 1, 16.7, 3.333, 13.3, 4.25, 0.5, 667], // Sauce, tartar, ready-to-serve
  'cocktail-sauce': [27051, 65.67, 124, 1.36, 1.05, 0, 28.22, 11.83, 1.8, 983], // Sauce, cocktail, ready-to-serve
  'miracle-whip': [4018, 39.9, 390, 0.9, 33.4, 4.9, 23.9, 6.4, 0, 711], // Salad dressing, mayonnaise type, regular, with salt
  'yeast-extract': [43406, 40.9, 185, 23.88, 0.9, 0, 20.42, 1.6, 6.5, 2962], // Yeast extract spread
  'poppy-seeds-ground': [2033, 5.95, 525, 17.99, 41.56, 4.517, 28.13, 2.99, 19.5, 26], // Spices, poppy seed
  'pistachios-ground': [12151, 3.91, 562, 20.27, 45.39, 5.556, 27.51, 7.66, 10.3, 1], // Nuts, pistachio nuts, raw
  'chestnuts-cooked': [12101, 68.15, 131, 2, 1.38, 0.26, 27.76, null, null, 27], // Nuts, chestnuts, european, boiled and steamed
  'chestnuts-raw': [12098, 52, 196, 1.63, 1.25, 0.235, 44.17, null, null, 2], // Nuts, chestnuts, european, raw, peeled
  'coconut-toasted': [12114, 1, 592, 5.3, 47, 41.678, 44.4, null, null, 37], // Nuts, coconut meat, dried (desiccated), toasted
  'roasted-red-peppers': [11916, 91.25, 18, 0.8, 0.3, 0.045, 3.9, null, 1.2, 1369], // Peppers, sweet, red, canned, solids and liquids
  'little-gem-lettuce': [11251, 94.61, 17, 1.23, 0.3, 0.039, 3.29, 1.19, 2.1, 8], // Lettuce, cos or romaine, raw
  'cauliflower-rice': [11135, 92.07, 25, 1.92, 0.28, 0.064, 4.97, 1.91, 2, 30], // Cauliflower, raw
  artichokes: [11007, 84.94, 47, 3.27, 0.15, 0.036, 10.51, 0.99, 5.4, 94], // Artichokes, (globe or french), raw
  'lotus-root': [11254, 79.1, 74, 2.6, 0.1, 0.03, 17.23, null, 4.9, 40], // Lotus root, raw
  'pearl-onions': [11289, 90.22, 35, 0.89, 0.06, 0.011, 8.45, 3.81, 1.7, 10], // Onions, frozen, whole, unprepared
  'baby-carrots': [11960, 90.35, 35, 0.64, 0.13, 0.023, 8.24, 4.76, 2.9, 78], // Carrots, baby, raw
  'beets-pickled': [11609, 81.88, 65, 0.8, 0.08, 0.013, 16.28, 13.59, 2.6, 264], // Beets, pickled, canned, solids and liquids
  'baby-potatoes': [11352, 79.34, 77, 2.02, 0.09, 0.026, 17.47, 0.78, 2.2, 6], // Potato, flesh and skin, raw
  'french-fries': [11842, 66.61, 150, 2.24, 4.66, 0.94, 24.81, 0.2, 1.9, 23], // Potatoes, french fried, all types, salt not added in processing, frozen, as purchased
  'corn-ears': [11167, 76.05, 86, 3.27, 1.35, 0.325, 18.7, 6.26, 2, 15], // Corn, sweet, yellow, raw
  'water-chestnuts': [11590, 86.42, 50, 0.88, 0.06, 0.016, 12.3, 2.46, 2.5, 8], // Waterchestnuts, chinese, canned, solids and liquids
  'grape-leaves': [11975, 76.1, 69, 4.27, 1.97, 0.312, 11.71, null, 9.9, 2853], // Grape leaves, canned
  shiitake: [11238, 89.74, 34, 2.24, 0.49, null, 6.79, 2.38, 2.5, 9], // Mushrooms, shiitake, raw
  'shiitake-dried': [11268, 9.5, 296, 9.58, 0.99, 0.225, 75.37, 2.21, 11.5, 13], // Mushrooms, shiitake, dried
  'mixed-vegetables': [11583, 82.08, 72, 3.33, 0.52, 0.098, 13.47, null, 4, 47], // Vegetables, mixed, frozen, unprepared
  'stuffed-olives': [9195, 75.28, 145, 1.03, 15.32, 2.029, 3.84, 0.54, 3.3, 1556], // Olives, pickled, canned or bottled, green
  ice: [14411, 99.9, 0, 0, 0, 0, 0, 0, 0, 4], // Water, tap, drinking
  'vegetable-juice': [11578, 94.09, 19, 0.93, 0.31, 0.029, 3.87, 2.89, 0.5, 169], // Vegetable juice cocktail, canned
  'orange-juice-concentrate': [9214, 57.85, 159, 2.39, 0.21, 0.024, 38.17, 37.37, 0.8, 3], // Orange juice, frozen concentrate, unsweetened, undiluted
  'chocolate-shavings': [19905, 1, 550, 5.09, 32.2, 18.993, 59.97, 46.14, 7.2, 23], // Candies, chocolate, dark, NFS (45-59% cacao solids 90%; 60-69% cacao solids 5%; 70-85% cacao solids 5%)
  'butterscotch-candies': [19070, 5.25, 391, 0.03, 3.3, 2.065, 90.4, 80.46, 0, 391], // Candies, butterscotch
  'candy-canes': [19107, 1.3, 394, 0, 0.2, 0, 98, 62.9, 0, 38], // Candies, hard
  'peanut-butter-cups': [19150, 1.44, 515, 10.24, 30.53, 10.73, 55.36, 47.17, 3.6, 357], // Candies, REESE'S Peanut Butter Cups
  'chocolate-truffles': [19138, 13.47, 510, 6.21, 33.76, 18.488, 44.88, 38.31, 2.5, 68], // Candies, truffles, prepared-from-recipe
  marshmallows: [19116, 16.4, 318, 1.8, 0.2, 0.056, 81.3, 57.56, 0.1, 80], // Candies, marshmallows
  nougat: [43046, 2.15, 398, 3.33, 1.67, 1.667, 92.39, 83.33, 3.3, 33], // Candies, nougat, with almonds
  halva: [19117, 3.67, 469, 12.49, 21.52, 4.127, 60.49, null, 4.5, 195], // Candies, halavah, plain
  'fondant-poured': [19099, 6.74, 373, 0, 0.02, 0, 93.18, 88.9, 0, 11], // Candies, fondant, prepared-from-recipe
  'vanilla-pudding': [19201, 71.66, 130, 1.45, 3.78, 1.016, 22.6, 16.97, 0, 142], // Puddings, vanilla, ready-to-eat
  'chocolate-pudding': [19183, 69.46, 142, 2.09, 4.6, 1.263, 23.01, 17.17, 0, 152], // Puddings, chocolate, ready-to-eat
  'mexican-chocolate': [19124, 1.59, 426, 3.64, 15.59, 8.606, 77.41, 69.4, 4, 3], // Baking chocolate, mexican, squares
  'cherry-pie-filling': [19314, 71.23, 115, 0.37, 0.07, 0.018, 28, null, 0.6, 18], // Pie fillings, canned, cherry
  'apple-pie-filling': [19312, 73.4, 100, 0.1, 0.1, 0, 26.1, 13.8, 1, 47], // Pie fillings, apple, canned
  'candied-fruit': [9426, 16.7, 322, 0.34, 0.07, 0.01, 82.74, 80.68, 1.6, 98], // Candied fruit
  'maraschino-cherries': [9328, 57.27, 165, 0.22, 0.21, 0.039, 41.97, 38.77, 3.2, 4], // Maraschino cherries, canned, drained
  'hershey-kisses': [19120, 1.5, 535, 7.65, 29.66, 18.509, 59.4, 51.5, 3.4, 79], // Candies, milk chocolate
  'caramel-bits': [19074, 8.5, 382, 4.6, 8.1, 2.476, 77, 65.5, 0, 245], // Candies, caramels
  'rock-sugar': [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  'sugar-cubes': [19335, 0.02, 387, 0, 0, 0, 99.98, 99.8, 0, 1], // Sugars, granulated
  'cane-syrup': [90480, 26, 269, 0, 0, 0, 73.14, 73.2, 0, 58], // Syrup, cane
  'yeast-fresh': [18374, 69, 105, 8.4, 1.9, 0.243, 18.1, 0, 8.1, 30], // Leavening agents, yeast, baker's, compressed
  'gelatin-sheets': [19177, 13, 335, 85.6, 0.1, 0.07, 0, 0, 0, 196], // Gelatins, dry powder, unsweetened
  'agar-agar': [11663, 8.68, 306, 6.21, 0.3, 0.061, 80.88, 2.97, 7.7, 102], // Seaweed, agar, dried
  pectin: [19310, 8.7, 325, 0.3, 0.3, 0.05, 90.4, null, 8.6, 200], // Pectin, unsweetened, dry mix
  'liquid-pectin': [42063, 96.9, 11, 0, 0, 0, 2.1, 0, 2.1, 0], // Pectin, liquid
  'guar-gum': [42281, 15, 332, 4.6, 0.5, 0.06, 77.3, 0, 77.3, 125], // Gums, seed gums (includes locust bean, guar)
  'vanilla-pudding-instant': [19202, 2.6, 377, 0, 0.6, 0.432, 92.9, 92.9, 0, 1441], // Puddings, vanilla, dry mix, instant
  'chocolate-pudding-instant': [19184, 3.2, 378, 2.3, 1.9, 0.825, 87.9, 67.86, 3.6, 1771], // Puddings, chocolate, dry mix, instant
  'flavored-gelatin': [19172, 1, 381, 7.8, 0, 0, 90.5, 86.04, 0, 466], // Gelatin desserts, dry mix
  'brownie-mix': [18152, 2.8, 434, 4, 14.9, 2.519, 76.6, null, null, 303], // Cookies, brownies, dry mix, regular
  'cornbread-mix': [18022, 7.8, 418, 7, 12.2, 3.091, 69.5, 20.34, 6.5, 817], // Bread, cornbread, dry mix, enriched (includes corn muffin mix)
  'biscuit-mix': [18010, 9.2, 428, 8, 15.4, 3.965, 63.4, 11.65, 2.1, 1276], // Biscuits, plain or buttermilk, dry mix
  'cocoa-mix': [14192, 1.5, 398, 6.67, 4, 2.377, 83.73, 65.55, 3.7, 504], // Cocoa mix, powder
  lemons: [9150, 88.98, 29, 1.1, 0.3, 0.039, 9.32, 2.5, 2.8, 2], // Lemons, raw, without peel
  limes: [9159, 88.26, 30, 0.7, 0.2, 0.022, 10.54, 1.69, 2.8, 2], // Limes, raw
  clementines: [9433, 86.58, 47, 0.85, 0.15, null, 12.02, 9.18, 1.7, 1], // Clementines, raw
  kumquats: [9149, 80.85, 71, 1.88, 0.86, 0.103, 15.9, 9.36, 6.5, 10], // Kumquats, raw
  figs: [9089, 79.11, 74, 0.75, 0.3, 0.06, 19.18, 16.26, 2.9, 1], // Figs, raw
  persimmons: [9263, 80.32, 70, 0.58, 0.19, 0.02, 18.59, 12.53, 3.6, 1], // Persimmons, japanese, raw
  'asian-pear': [9340, 88.25, 42, 0.5, 0.23, 0.012, 10.65, 7.05, 3.6, 0], // Pears, asian, raw
  quinces: [9296, 83.8, 57, 0.4, 0.1, 0.01, 15.3, null, 1.9, 4], // Quinces, raw
  'rose-hips': [35203, 58.66, 162, 1.6, 0.34, null, 38.22, 2.58, 24.1, 4], // Rose Hips, wild (Northern Plains Indians)
  'banana-chips': [19400, 4.3, 519, 2.3, 33.6, 28.97, 58.4, 35.34, 7.7, 6], // Snacks, banana chips
  'jujubes-dried': [9147, 19.7, 287, 3.7, 1.1, null, 73.6, null, null, 9], // Jujube, dried
  'rice-noodles-fresh': [20134, 73.82, 108, 1.79, 0.2, 0.023, 24.01, 0.03, 1, 19], // Rice noodles, cooked
  'thai-chilies': [11670, 87.74, 40, 2, 0.2, 0.021, 9.46, 5.1, 1.5, 7], // Peppers, hot chili, green, raw
  'habanero-chilies': [11670, 87.74, 40, 2, 0.2, 0.021, 9.46, 5.1, 1.5, 7], // Peppers, hot chili, green, raw
  'anaheim-peppers': [11670, 87.74, 40, 2, 0.2, 0.021, 9.46, 5.1, 1.5, 7], // Peppers, hot chili, green, raw
  'poblano-peppers': [11333, 93.89, 20, 0.86, 0.17, 0.058, 4.64, 2.4, 1.7, 3], // Peppers, sweet, green, raw
  'padron-peppers': [11333, 93.89, 20, 0.86, 0.17, 0.058, 4.64, 2.4, 1.7, 3], // Peppers, sweet, green, raw
  'honey-mustard': [4703, 32.64, 464, 0.87, 40.83, 5, 23.33, 15.84, 0.4, 512], // Salad dressing, honey mustard, regular
  'shortcrust-pastry': [18402, 19.7, 469, 5.7, 30.8, 7.674, 42.3, 0.15, 3.4, 482], // Pie crust, standard-type, prepared from recipe, unbaked
  'sweet-pastry': [18402, 19.7, 469, 5.7, 30.8, 7.674, 42.3, 0.15, 3.4, 482], // Pie crust, standard-type, prepared from recipe, unbaked
  'empanada-wrappers': [18402, 19.7, 469, 5.7, 30.8, 7.674, 42.3, 0.15, 3.4, 482], // Pie crust, standard-type, prepared from recipe, unbaked
  prosciutto: [10141, 55.93, 195, 27.8, 8.32, 2.78, 0.3, 0, 0, 2695], // Pork, cured, ham, center slice, country-style, separable lean only, raw
  'serrano-ham': [10141, 55.93, 195, 27.8, 8.32, 2.78, 0.3, 0, 0, 2695], // Pork, cured, ham, center slice, country-style, separable lean only, raw
  bratwurst: [7013, 51.45, 333, 13.72, 29.18, 9.998, 2.85, 0, 0, 846], // Bratwurst, pork, cooked
  'mixed-beans-canned': [16029, 78.04, 82, 5.22, 0.6, 0.07, 14.5, 1.85, 5.3, 296], // Beans, kidney, all types, mature seeds, canned
  pesto: [6626, 38.98, 418, 9.83, 37.6, 7.07, 10.09, 6.33, 1.8, 603], // Sauce, pesto, ready-to-serve, refrigerated
  sriracha: [6631, 71.84, 93, 1.93, 0.93, null, 19.16, 15.11, 2.2, 2124], // Sauce, hot chile, sriracha
  kimchi: [11118, 94.3, 15, 1.1, 0.5, 0.067, 2.4, 1.06, 1.6, 498], // Cabbage, kimchi
  'hemp-seeds': [12012, 4.96, 553, 31.56, 48.75, 4.6, 8.67, 1.5, 4, 5], // Seeds, hemp seed, hulled
  'almond-milk': [14091, 97.05, 15, 0.59, 1.1, 0, 0.58, 0, 0, 71], // Beverages, almond milk, unsweetened, shelf stable
  kefir: [1289, 90.07, 41, 3.79, 0.93, 0.658, 4.48, 4.61, 0, 40], // Kefir, lowfat, plain, LIFEWAY
  wasabi: [27064, 31.7, 292, 2.23, 10.9, 2.031, 46.13, 13.2, 6.1, 3390], // Wasabi
  'mango-dried': [9178, 16.6, 319, 2.45, 1.18, 0.287, 78.58, 66.27, 2.4, 162], // Mango, dried, sweetened
  'goji-berries': [9110, 7.5, 349, 14.26, 0.39, 0, 77.06, 45.61, 13, 298], // Goji berries, dried
  meatballs: [7972, 53.67, 286, 14.4, 22.21, 7.627, 8.06, 3.47, 2.3, 666], // Meatballs, frozen, Italian style
  'taco-seasoning': [2075, 5.7, 322, 4.5, 0, 0, 58, 10.83, 13.3, 7203], // Seasoning mix, dry, taco, original
  'ramen-noodles': [6583, 6.52, 440, 10.17, 17.59, 8.117, 60.26, 1.98, 2.9, 1855], // Soup, ramen noodle, any flavor, dry
  'irish-cream': [14415, 46.5, 327, 2.8, 15.7, 9.664, 20.9, 19.76, 0, 92], // Alcoholic beverage, liqueur, coffee with cream, 34 proof
};
