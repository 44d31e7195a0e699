import type { FoodFigures } from '../food.ts';
import { ntroPork, recipes, usda } from '../sources.ts';

export const meat = {
  'cooked-chicken': {
    diced: [
      usda(5013, 'Chicken, broilers or fryers, meat only, roasted', '1 cup, chopped or diced', 140),
      recipes(14, '1 cup, diced', 120),
      recipes(9, '1 cup, diced or shredded', 113),
    ],
  },
  'chicken-canned': {
    drained: [
      usda(5336, 'USDA Commodity Chicken, canned, meat only, drained', '1 cup drained', 135),
      usda(5311, 'Chicken, canned, no broth', '1 cup', 205),
    ],
  },
  'cooked-turkey': {
    diced: [
      usda(
        5296,
        'Turkey roast, boneless, frozen, seasoned, light and dark meat, roasted',
        '1 cup, chopped or diced',
        135,
      ),
      recipes(7, '1 cup, diced', 142),
    ],
  },
  ham: {
    diced: [
      usda(10182, 'Pork, cured, ham, boneless, extra lean and regular, unheated', '1 cup', 140),
      recipes(19, '1 cup, diced', 151),
    ],
  },
  frankfurters: { sliced: [usda(43507, 'Frankfurter, low sodium', '1 cup, sliced', 151)] },
  kielbasa: {
    pieces: [usda(42241, 'Turkey, pork, and beef sausage, reduced fat, smoked', '1 cup pieces', 147)],
  },
  bologna: { pieces: [usda(43384, 'Beef, bologna, reduced sodium', '1 cup pieces', 138)] },
  'pulled-pork': { loose: [ntroPork('One pound of boneless, cooked pulled pork', '3 cup', 454)] },
} as const satisfies FoodFigures;
