import type { FoodFigures } from '../food.ts';
import { fineli, kingArthur, labels, nytChocolate, recipes, usda } from '../sources.ts';

export const sweets = {
  'white-chocolate': {
    chopped: [
      kingArthur('Chocolate (chopped)', '1 cup', 170),
      nytChocolate('Roughly chopped white chocolate', '1 cup', 160),
    ],
  },
  'milk-chocolate': {
    chopped: [kingArthur('Chocolate (chopped)', '1 cup', 170), recipes(3, '1 cup, chopped', 175)],
  },
  'butterscotch-chips': {
    level: [usda(19085, "Candies, confectioner's coating, butterscotch", '1 cup chips', 170)],
  },
  'peanut-butter-chips': {
    level: [usda(19086, "Candies, confectioner's coating, peanut butter", '1 cup chips', 168)],
  },
  'toffee-bits': {
    level: [
      kingArthur('Toffee chunks', '1 cup', 156),
      kingArthur('Caramel bits (chopped Heath or toffee)', '1 cup', 156),
    ],
  },
  'caramel-candies': { level: [kingArthur('Caramel (14-16 individual pieces, 1" squares)', '1/2 cup', 142)] },
  'candy-coated-chocolates': {
    level: [usda(19141, "Candies, MARS SNACKFOOD US, M&M's Milk Chocolate Candies", '1 cup', 208)],
  },
  'praline-paste': { level: [kingArthur('Hazelnut Praline Paste', '1/2 cup', 156)] },
  frosting: {
    level: [
      usda(19230, 'Frostings, vanilla, creamy, ready-to-eat', '2 tbsp creamy', 33),
      labels('My Essentials, Cream Cheese Frosting (45021960)', '30 ml (2 tbsp)', 33),
    ],
  },
  'chocolate-frosting': {
    level: [
      labels("Roundy's, Creamy Fudge Frosting (45019789)", '30 ml (2 tbsp)', 33),
      usda(19226, 'Frostings, chocolate, creamy, ready-to-eat', '2 tbsp creamy', 41),
    ],
  },
  'hot-fudge': {
    level: [
      usda(19348, 'Syrups, chocolate, fudge-type', '1 cup', 304),
      labels('Berryhill, Hot Fudge Topping (45004806)', '30 ml (2 tbsp)', 38),
    ],
  },
  'dulce-de-leche': { level: [usda(1225, 'Dulce de Leche', '1 tbsp', 19)] },
  'blueberry-pie-filling': { level: [usda(44158, 'Pie fillings, blueberry, canned', '1 cup', 262)] },
  'lingonberry-jam': { level: [fineli(31457, 'Lingonberry jam', '100 ml', 115)] },
} as const satisfies FoodFigures;
