import type { FoodFigures } from '../food.ts';
import { fao, kingArthur, usda } from '../sources.ts';

export const condiments = {
  miso: { level: [usda(16112, 'Miso', '1 cup', 275)] },
  capers: { drained: [usda(2054, 'Capers, canned', '1 tbsp, drained', 8.6)] },
  mayonnaise: {
    level: [
      usda(4025, 'Salad dressing, mayonnaise, regular', '1 cup', 220),
      kingArthur('Mayonnaise', '1/2 cup', 113),
      fao('Mayonnaise, traditional', 0.91),
    ],
  },
  'mustard-prepared': { level: [usda(2046, 'Mustard, prepared, yellow', '1 cup', 249)] },
  ketchup: { level: [usda(11935, 'Catsup', '1 tbsp', 17), usda(11935, 'Catsup', '1 cup', 240)] }, // the two USDA measures of the same entry differ
  'soy-sauce': {
    level: [usda(16123, 'Soy sauce made from soy and wheat (shoyu)', '1 cup', 255), fao('Sauce, soy', 1.12)],
  },
  tamari: { level: [usda(16124, 'Soy sauce made from soy (tamari)', '1 tbsp', 18)] },
  'worcestershire-sauce': { level: [usda(6971, 'Sauce, worcestershire', '1 cup', 275)] },
  'fish-sauce': { level: [usda(6179, 'Sauce, fish, ready-to-serve', '1 tbsp', 18)] },
  'oyster-sauce': { level: [usda(6176, 'Sauce, oyster, ready-to-serve', '1 tbsp', 18)] },
  'hoisin-sauce': { level: [usda(6175, 'Sauce, hoisin, ready-to-serve', '1 tbsp', 16)] },
  'teriyaki-sauce': { level: [usda(6112, 'Sauce, teriyaki, ready-to-serve', '1 cup', 288)] },
  'barbecue-sauce': { level: [usda(6150, 'Sauce, barbecue', '1 cup', 279)] },
  salsa: { level: [usda(6164, 'Sauce, salsa, ready-to-serve', '1 cup', 259)] },
  pesto: { level: [kingArthur('Basil pesto', '2 tbsp', 28)] },
  'horseradish-prepared': { level: [usda(2055, 'Horseradish, prepared', '1 tbsp', 15)] },
  'tomato-paste': {
    level: [
      usda(11546, 'Tomato products, canned, paste, without salt added', '1 cup', 262),
      kingArthur('Tomato paste', '2 tbsp', 29),
    ],
  },
  'tomato-puree': {
    level: [usda(11547, 'Tomato products, canned, puree, without salt added', '1 cup', 250)],
  },
  'tomato-sauce': { level: [usda(11549, 'Tomato products, canned, sauce', '1 cup', 245)] },
  'cider-vinegar': { level: [usda(2048, 'Vinegar, cider', '1 cup', 239)] },
  'white-vinegar': { level: [usda(2053, 'Vinegar, distilled', '1 cup', 238)] },
  'red-wine-vinegar': { level: [usda(2068, 'Vinegar, red wine', '1 cup', 239)] },
  'balsamic-vinegar': { level: [usda(2069, 'Vinegar, balsamic', '1 cup', 255)] },
} as const satisfies FoodFigures;
