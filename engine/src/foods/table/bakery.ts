import type { FoodFigures } from '../food.ts';
import { labels, usda } from '../sources.ts';

export const bakery = {
  'white-bread': {
    cubed: [
      usda(18069, 'Bread, white, commercially prepared (includes soft bread crumbs)', '1 cup, cubes', 35),
    ],
  },
  breadsticks: { pieces: [usda(18080, 'Bread sticks, plain', '1 cup, small pieces', 46)] },
  croutons: {
    level: [
      usda(18243, 'Croutons, seasoned', '1 cup', 40),
      usda(18242, 'Croutons, plain', '1 cup', 30),
      labels('Food Club, Seasoned Croutons (45009989)', '30 ml (2 tbsp)', 7),
    ],
  },
  'seasoned-breadcrumbs': {
    level: [
      usda(18376, 'Bread crumbs, dry, grated, seasoned', '1 cup', 120),
      labels('Food Club, Italian Style Bread Crumbs (45010354)', '60 ml (1/4 cup)', 34),
      labels('4C, Seasoned Bread Crumbs (45023330)', '80 ml (1/3 cup)', 30),
    ],
  },
  crackers: { crushed: [usda(18229, 'Crackers, standard snack-type, regular', '1 cup crushed', 52)] },
  saltines: {
    crushed: [usda(18228, 'Crackers, saltines (includes oyster, soda, soup)', '1 cup, crushed', 70)],
  },
  crispbread: { crushed: [usda(18216, 'Crackers, crispbread, rye', '1 cup, crushed', 55)] },
  'chocolate-wafers': { crushed: [usda(18157, 'Cookies, chocolate wafers', '1 cup, crumbs', 112)] },
} as const satisfies FoodFigures;
