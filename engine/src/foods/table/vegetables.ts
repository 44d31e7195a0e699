import type { FoodFigures } from '../food.ts';
import { fao, kingArthur, usda } from '../sources.ts';

export const vegetables = {
  'potato-flakes': {
    level: [
      usda(11378, 'Potatoes, mashed, dehydrated, flakes without milk, dry form', '1 cup', 60),
      kingArthur('Dried potato flakes (instant mashed potatoes)', '1/2 cup', 43),
    ],
  },
  'carrots-grated': {
    grated: [usda(11124, 'Carrots, raw', '1 cup grated', 110), kingArthur('Carrots (grated)', '1 cup', 99)],
    chopped: [usda(11124, 'Carrots, raw', '1 cup chopped', 128)],
    diced: [kingArthur('Carrots (diced)', '1 cup', 142), usda(11124, 'Carrots, raw', '1 cup chopped', 128)],
    sliced: [usda(11124, 'Carrots, raw', '1 cup strips or slices', 122)],
  },
  'onions-chopped': {
    chopped: [usda(11282, 'Onions, raw', '1 cup, chopped', 160)],
    sliced: [usda(11282, 'Onions, raw', '1 cup, sliced', 115)],
    diced: [
      kingArthur('Onions (fresh, diced)', '1 cup', 142),
      usda(11282, 'Onions, raw', '1 cup, chopped', 160),
    ],
  },
  'shallots-sliced': {
    sliced: [kingArthur('Shallots (peeled and sliced)', '1 cup', 156)],
    chopped: [usda(11677, 'Shallots, raw', '1 tbsp chopped', 10)],
  },
  'scallions-sliced': {
    sliced: [
      kingArthur('Scallions (sliced)', '1 cup', 64),
      usda(11291, 'Onions, spring or scallions (includes tops and bulb), raw', '1 cup, chopped', 100),
    ],
    chopped: [
      usda(11291, 'Onions, spring or scallions (includes tops and bulb), raw', '1 cup, chopped', 100),
    ],
  },
  'leeks-sliced': {
    level: [usda(11246, 'Leeks, (bulb and lower leaf-portion), raw', '1 cup', 89)],
    diced: [kingArthur('Leeks (diced)', '1 cup', 92)],
  },
  'garlic-minced': {
    level: [usda(11215, 'Garlic, raw', '1 cup', 136), kingArthur('Garlic (minced)', '2 tbsp', 28)],
    sliced: [kingArthur('Garlic (peeled and sliced)', '1 cup', 149)],
  },
  'ginger-fresh': {
    level: [usda(11216, 'Ginger root, raw', '1 tsp', 2)],
    sliced: [
      usda(11216, 'Ginger root, raw', '1/4 cup slices (1" dia)', 24),
      kingArthur('Ginger (fresh, sliced)', '1/4 cup', 57),
    ],
  },
  'celery-chopped': {
    chopped: [usda(11143, 'Celery, raw', '1 cup chopped', 101)],
    diced: [usda(11143, 'Celery, raw', '1 cup chopped', 101), kingArthur('Celery (diced)', '1 cup', 142)],
  },
  'bell-pepper-chopped': {
    chopped: [
      usda(11333, 'Peppers, sweet, green, raw', '1 cup, chopped', 149),
      kingArthur('Bell peppers (fresh)', '1 cup', 142),
    ],
    sliced: [usda(11333, 'Peppers, sweet, green, raw', '1 cup, sliced', 92)],
  },
  'mushrooms-sliced': {
    sliced: [
      usda(11260, 'Mushrooms, white, raw', '1 cup, pieces or slices', 70),
      kingArthur('Mushrooms (sliced)', '1 cup', 78),
    ],
    whole: [usda(11260, 'Mushrooms, white, raw', '1 cup, whole', 96)],
  },
  'spinach-raw': { leaves: [usda(11457, 'Spinach, raw', '1 cup', 30)] },
  'kale-chopped': { chopped: [usda(11233, 'Kale, raw', '1 cup, chopped', 67)] },
  arugula: { leaves: [usda(11959, 'Arugula, raw', '1/2 cup', 10)] },
  'lettuce-shredded': { shredded: [usda(11253, 'Lettuce, green leaf, raw', '1 cup shredded', 36)] },
  'cabbage-shredded': {
    shredded: [usda(11109, 'Cabbage, raw', '1 cup, shredded', 70)],
    chopped: [usda(11109, 'Cabbage, raw', '1 cup, chopped', 89)],
  },
  'red-cabbage': {
    shredded: [usda(11112, 'Cabbage, red, raw', '1 cup, shredded', 70)],
    chopped: [usda(11112, 'Cabbage, red, raw', '1 cup, chopped', 89)],
  },
  'broccoli-chopped': { chopped: [usda(11090, 'Broccoli, raw', '1 cup chopped', 91)] },
  'cauliflower-chopped': { chopped: [usda(11135, 'Cauliflower, raw', '1 cup chopped (1/2" pieces)', 107)] },
  'cucumber-sliced': {
    sliced: [usda(11206, 'Cucumber, peeled, raw', '1 cup, sliced', 119)],
    chopped: [usda(11206, 'Cucumber, peeled, raw', '1 cup, pared, chopped', 133)],
  },
  'zucchini-chopped': {
    chopped: [usda(11477, 'Squash, summer, zucchini, includes skin, raw', '1 cup, chopped', 124)],
    sliced: [usda(11477, 'Squash, summer, zucchini, includes skin, raw', '1 cup, sliced', 113)],
    shredded: [
      kingArthur('Zucchini (shredded)', '1 cup', 121),
      kingArthur('Zucchini (shredded)', '1 cup', 150),
    ],
  }, // King Arthur gives shredded as 121 to 150 g
  'eggplant-cubed': { cubed: [usda(11209, 'Eggplant, raw', '1 cup, cubes', 82)] },
  'potatoes-diced': { diced: [usda(11352, 'Potato, flesh and skin, raw', '1/2 cup, diced', 75)] },
  'potatoes-mashed': {
    level: [
      usda(11371, 'Potatoes, mashed, home-prepared, whole milk and margarine added', '1 cup', 210),
      kingArthur('Mashed potatoes', '1 cup', 213),
    ],
  },
  'sweet-potato-cubed': { cubed: [usda(11507, 'Sweet potato, raw, unprepared', '1 cup, cubes', 133)] },
  'pumpkin-cubed': { cubed: [usda(11422, 'Pumpkin, raw', '1 cup (1" cubes)', 116)] },
  'pumpkin-puree': {
    level: [
      usda(11424, 'Pumpkin, canned, without salt', '1 cup', 245),
      kingArthur('Pumpkin purée', '1 cup', 227),
    ],
  },
  'butternut-cubed': { cubed: [usda(11485, 'Squash, winter, butternut, raw', '1 cup, cubes', 140)] },
  'beets-raw': { level: [usda(11080, 'Beets, raw', '1 cup', 136)] },
  asparagus: { level: [usda(11011, 'Asparagus, raw', '1 cup', 134)] },
  'green-beans': { pieces: [usda(11052, 'Beans, snap, green, raw', '1 cup 1/2" pieces', 100)] },
  'peas-green': { level: [usda(11304, 'Peas, green, raw', '1 cup', 145)] },
  'corn-kernels': {
    level: [
      usda(11167, 'Corn, sweet, yellow, raw', '1 cup', 145),
      kingArthur('Corn (fresh or frozen)', '1/4 cup', 38),
      fao('Sweet corn, raw', 0.61),
    ],
  },
  'radish-sliced': { sliced: [usda(11429, 'Radishes, raw', '1 cup slices', 116)] },
  'tomatoes-chopped': {
    chopped: [usda(11529, 'Tomatoes, red, ripe, raw, year round average', '1 cup, chopped or sliced', 180)],
  },
  'tomatoes-cherry': {
    whole: [usda(11529, 'Tomatoes, red, ripe, raw, year round average', '1 cup cherry tomatoes', 149)],
  },
  'tomatoes-sun-dried': {
    level: [
      usda(11955, 'Tomatoes, sun-dried', '1 cup', 54),
      kingArthur('Sundried tomatoes (dry pack)', '1 cup', 170),
    ],
  }, // dry-packed, not in oil
  'tomatoes-canned': {
    level: [usda(11531, 'Tomatoes, red, ripe, canned, packed in tomato juice', '1 cup', 240)],
  },
  'olives-sliced': { sliced: [kingArthur('Olives (sliced)', '1 cup', 142)] },
} as const satisfies FoodFigures;
