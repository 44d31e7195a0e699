import type { FoodFigures } from '../food.ts';
import { fao, kingArthur, usda } from '../sources.ts';

export const cheese = {
  'cheddar-shredded': {
    shredded: [
      usda(1009, 'Cheese, cheddar', '1 cup, shredded', 113),
      kingArthur('Cheese (grated cheddar, jack, mozzarella, or Swiss)', '1 cup', 113),
    ],
    diced: [usda(1009, 'Cheese, cheddar', '1 cup, diced', 132)],
    melted: [usda(1009, 'Cheese, cheddar', '1 cup, melted', 244)],
  },
  'mozzarella-shredded': {
    shredded: [
      usda(1026, 'Cheese, mozzarella, whole milk', '1 cup, shredded', 112),
      kingArthur('Cheese (grated cheddar, jack, mozzarella, or Swiss)', '1 cup', 113),
    ],
  },
  'parmesan-grated': {
    grated: [
      usda(1032, 'Cheese, parmesan, grated', '1 cup', 100),
      kingArthur('Cheese (grated Parmesan)', '1/2 cup', 50),
    ],
    shredded: [usda(1146, 'Cheese, parmesan, shredded', '1 tbsp', 5)],
  },
  'swiss-cheese-shredded': {
    shredded: [
      usda(1040, 'Cheese, swiss', '1 cup, shredded', 108),
      kingArthur('Cheese (grated cheddar, jack, mozzarella, or Swiss)', '1 cup', 113),
    ],
    diced: [usda(1040, 'Cheese, swiss', '1 cup, diced', 132)],
    melted: [usda(1040, 'Cheese, swiss', '1 cup, melted', 244)],
  },
  'gruyere-shredded': {
    shredded: [usda(1023, 'Cheese, gruyere', '1 cup, shredded', 108)],
    diced: [usda(1023, 'Cheese, gruyere', '1 cup, diced', 132)],
  },
  'emmental-grated': {
    grated: [fao('Cheese, emmentaler, grated', 0.34), usda(1040, 'Cheese, swiss', '1 cup, shredded', 108)],
  },
  'monterey-jack-shredded': {
    shredded: [
      usda(1025, 'Cheese, monterey', '1 cup, shredded', 113),
      kingArthur('Cheese (grated cheddar, jack, mozzarella, or Swiss)', '1 cup', 113),
    ],
    diced: [usda(1025, 'Cheese, monterey', '1 cup, diced', 132)],
  },
  'provolone-diced': { diced: [usda(1035, 'Cheese, provolone', '1 cup, diced', 132)] },
  'feta-crumbled': {
    crumbled: [
      usda(1019, 'Cheese, feta', '1 cup, crumbled', 150),
      kingArthur('Cheese (Feta)', '1/2 cup', 57),
    ],
  },
  'blue-cheese-crumbled': { crumbled: [usda(1004, 'Cheese, blue', '1 cup, crumbled, not packed', 135)] },
  'brie-sliced': {
    sliced: [usda(1006, 'Cheese, brie', '1 cup, sliced', 144)],
    melted: [usda(1006, 'Cheese, brie', '1 cup, melted', 240)],
  },
} as const satisfies FoodFigures;
