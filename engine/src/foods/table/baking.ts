import type { FoodFigures } from '../food.ts';
import { capeCrystal, fao, kikkoman, kingArthur, labels, recipes, redStar, usda } from '../sources.ts';

/** Water that blossoms were distilled in, with 0.3 to 0.9 g of their scent in a liter (Wikipedia): it weighs what water does. */
const BLOSSOM_WATER = [
  usda(14411, 'Water, tap, drinking', '1 cup 8 fl oz', 237),
  fao('Water, liquid, 20 °C', 0.998),
] as const;

export const baking = {
  'orange-blossom-water': { level: BLOSSOM_WATER },
  'rose-water': { level: BLOSSOM_WATER },
  'baking-powder': {
    level: [
      usda(18369, 'Leavening agents, baking powder, double-acting, sodium aluminum sulfate', '1 tsp', 4.6),
      kingArthur('Baking powder', '1 tsp', 4),
    ],
  },
  'baking-soda': {
    level: [
      usda(18372, 'Leavening agents, baking soda', '1 tsp', 4.6),
      kingArthur('Baking soda', '1/2 tsp', 3),
    ],
  }, // FAO's 2.2 is the density of the crystal, not of the powder
  'cream-of-tartar': { level: [usda(18373, 'Leavening agents, cream of tartar', '1 tsp', 3)] },
  'yeast-instant': {
    level: [kingArthur('Yeast (instant)', '2 1/4 tsp', 7), redStar('Dry yeast', '2 1/4 tsp', 7)],
  },
  'yeast-active-dry': {
    level: [
      redStar('Dry yeast', '2 1/4 tsp', 7),
      usda(18375, "Leavening agents, yeast, baker's, active dry", '1 tsp', 4),
    ],
  }, // USDA's teaspoon, 4 g, contradicts its own packet of 7.2 g
  'gelatin-powder': {
    level: [usda(19177, 'Gelatins, dry powder, unsweetened', '1 tbsp, 1 envelope', 7), fao('Gelatin', 0.72)],
  }, // weigh it: a tablespoon is 7 g by USDA, 10.6 g by FAO
  'vanilla-extract': {
    level: [usda(2050, 'Vanilla extract', '1 cup', 208), kingArthur('Vanilla Extract', '1 tbsp', 14)],
  },
  // In alcohol, too
  'almond-extract': {
    level: [
      usda(2051, 'Vanilla extract, imitation, alcohol', '1 tbsp', 13),
      kingArthur('Vanilla Extract', '1 tbsp', 14),
    ],
  },
  'lemon-extract': { level: [usda(2051, 'Vanilla extract, imitation, alcohol', '1 tbsp', 13)] },
  'espresso-powder': { level: [kingArthur('Espresso Powder', '1 tbsp', 7)] },
  'coffee-instant': {
    level: [
      usda(14214, 'Coffee, instant, regular, powder', '1 tsp', 1),
      fao('Coffee, powder (nescafé)', 0.25),
    ],
  },
  cocoa: {
    level: [
      usda(19165, 'Cocoa, dry powder, unsweetened', '1 cup', 86),
      kingArthur('Cocoa (unsweetened)', '1/2 cup', 42),
      labels('Saco, Premium Cocoa (45023093)', '15 ml (1 tbsp)', 5),
      recipes(4, '1 cup', 96),
    ],
  },
  'cocoa-dutch': {
    level: [
      usda(19166, 'Cocoa, dry powder, unsweetened, processed with alkali', '1 cup', 86),
      recipes(8, '1 cup', 93),
    ],
  },
  'chocolate-chips': {
    level: [
      usda(19080, 'Candies, semisweet chocolate', '1 cup chips (6 oz package)', 168),
      kingArthur('Chocolate Chips', '1 cup', 170),
    ],
  },
  'chocolate-chips-mini': {
    level: [
      usda(19080, 'Candies, semisweet chocolate', '1 cup mini chips', 173),
      kingArthur('Mini chocolate chips', '1 cup', 177),
    ],
  },
  'chocolate-chopped': {
    chopped: [
      kingArthur('Chocolate (chopped)', '1 cup', 170),
      recipes(11, '1 cup, chopped', 160),
      recipes(5, '1 cup, finely chopped', 151),
    ],
  },
  'chocolate-grated': {
    grated: [usda(19078, 'Baking chocolate, unsweetened, squares', '1 cup, grated', 132)],
  },
  'milk-chocolate-chips': {
    level: [usda(19120, 'Candies, milk chocolate', '1 cup chips', 168), recipes(7, '1 cup', 170)],
  },
  'white-chocolate-chips': {
    level: [
      usda(19087, 'Candies, white chocolate', '1 cup chips', 170),
      kingArthur('White Chocolate Chips', '1 cup', 170),
    ],
  },
  'cacao-nibs': { level: [kingArthur('Cacao nibs', '1 cup', 120)] },
  breadcrumbs: {
    level: [
      usda(18079, 'Bread crumbs, dry, grated, plain', '1 cup', 108),
      kingArthur('Bread crumbs (dried)', '1/4 cup', 28),
      fao('Breadcrumbs', 0.45),
    ],
  },
  panko: {
    level: [
      kikkoman('Panko bread crumbs', '1/2 cup', 30),
      kingArthur('Bread crumbs (Japanese Panko)', '1 cup', 50),
      labels('Emeril’s, Panko Bread Crumbs (45023326)', '60 ml (1/4 cup)', 30),
    ],
  },
  'breadcrumbs-fresh': {
    level: [
      usda(18069, 'Bread, white, commercially prepared (includes soft bread crumbs)', '1 cup, crumbs', 45),
      kingArthur('Bread crumbs (fresh)', '1/4 cup', 21),
    ],
  },
  'graham-crumbs': {
    crushed: [
      usda(18173, 'Cookies, graham crackers, plain or honey (includes cinnamon)', '1 cup, crushed', 84),
      kingArthur('Graham cracker crumbs (boxed)', '1 cup', 99),
      recipes(12, '1 cup, crushed', 107),
    ],
  },
  'cookie-crumbs': {
    level: [
      kingArthur('Cookie crumbs', '1 cup', 85),
      usda(18157, 'Cookies, chocolate wafers', '1 cup, crumbs', 112),
      usda(18212, 'Cookies, vanilla wafers, lower fat', '1 cup, crumbs', 80),
    ],
  }, // USDA: chocolate wafers, then vanilla wafers
  'cake-mix': {
    level: [labels('Krusteaz, Supreme Muffin Mix (45010329)', '80 ml (1/3 cup)', 43), fao('Cake mix', 0.7)],
  },
  'pancake-mix': {
    level: [
      usda(18289, 'Pancakes, plain, dry mix, complete (includes buttermilk)', '1 cup, poured from box', 130),
      labels("Roundy's, Complete Pancake & Waffle Mix (45020826)", '80 ml (1/3 cup)', 39),
    ],
  },
  'biscuit-mix': {
    level: [
      usda(18010, 'Biscuits, plain or buttermilk, dry mix', '1 cup, purchased', 120),
      usda(18010, 'Biscuits, plain or buttermilk, dry mix', '1 cup, poured from box', 128),
    ],
  },
  // The same maker's two tables differ: spooned, and level and fluffy
  'xanthan-gum': {
    level: [capeCrystal('Xanthan gum', '1 tsp', 3.1), capeCrystal('Xanthan gum, very fluffy', '1 tsp', 2)],
  },
} as const satisfies FoodFigures;
