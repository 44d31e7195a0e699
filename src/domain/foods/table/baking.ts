import type { FoodTable } from '../food.ts';
import { kingArthur, usda } from '../sources.ts';

export const baking = {
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
  }, // bulk density; FAO 2.2 is crystal density, do not use
  'cream-of-tartar': { level: [usda(18373, 'Leavening agents, cream of tartar', '1 tsp', 3)] },
  'yeast-instant': { level: [kingArthur('Yeast (instant)', '2 1/4 tsp', 7)] },
  'gelatin-powder': { level: [usda(19177, 'Gelatins, dry powder, unsweetened', '1 tbsp, 1 envelope', 7)] }, // unsweetened; 1 US envelope = 7 g; weigh it, sources range 7 to 10.6 g per tbsp
  'vanilla-extract': {
    level: [usda(2050, 'Vanilla extract', '1 cup', 208), kingArthur('Vanilla Extract', '1 tbsp', 14)],
  },
  'espresso-powder': { level: [kingArthur('Espresso Powder', '1 tbsp', 7)] },
  'coffee-instant': { level: [usda(14214, 'Coffee, instant, regular, powder', '1 tsp', 1)] },
  'cocoa-dutch': {
    level: [
      usda(19166, 'Cocoa, dry powder, unsweetened, processed with alkali', '1 cup', 86),
      kingArthur('Cocoa (unsweetened)', '1/2 cup', 42),
    ],
  },
  'chocolate-chips': {
    level: [
      usda(19080, 'Candies, semisweet chocolate', '1 cup, chips (6 oz package)', 168),
      kingArthur('Chocolate Chips', '1 cup', 170),
    ],
  },
  'chocolate-chips-mini': {
    level: [
      usda(19080, 'Candies, semisweet chocolate', '1 cup, mini chips', 173),
      kingArthur('Mini chocolate chips', '1 cup', 177),
    ],
  },
  'chocolate-chopped': { chopped: [kingArthur('Chocolate (chopped)', '1 cup', 170)] },
  'chocolate-grated': {
    grated: [usda(19078, 'Baking chocolate, unsweetened, squares', '1 cup, grated', 132)],
  },
  'milk-chocolate-chips': { level: [usda(19120, 'Candies, milk chocolate', '1 cup, chips', 168)] },
  'white-chocolate-chips': {
    level: [
      usda(19087, 'Candies, white chocolate', '1 cup, chips', 170),
      kingArthur('White Chocolate Chips', '1 cup', 170),
    ],
  },
  'cacao-nibs': { level: [kingArthur('Cacao nibs', '1 cup', 120)] },
  panko: { level: [kingArthur('Bread crumbs (Japanese Panko)', '1 cup', 50)] },
  'breadcrumbs-fresh': { level: [kingArthur('Bread crumbs (fresh)', '1/4 cup', 21)] },
  'graham-crumbs': {
    crushed: [
      usda(18173, 'Cookies, graham crackers, plain or honey (includes cinnamon)', '1 cup, crushed', 84),
      kingArthur('Graham cracker crumbs (boxed)', '1 cup', 99),
    ],
  },
  'cookie-crumbs': { level: [kingArthur('Cookie crumbs', '1 cup', 85)] },
} as const satisfies FoodTable;
