import type { FoodFigures } from '../food.ts';
import { fao, fdc, fineli, kingArthur, labels, newZealand, norway, recipes, usda } from '../sources.ts';

export const nuts = {
  'almond-meal': {
    ground: [
      usda(12061, 'Nuts, almonds', '1 cup, ground', 95),
      kingArthur('Almond meal', '1 cup', 84),
      recipes(15, '1 cup, ground', 110),
    ],
  },
  'hazelnut-flour': {
    ground: [
      kingArthur('Hazelnut flour', '1 cup', 89),
      usda(12120, 'Nuts, hazelnuts or filberts', '1 cup, ground', 75),
      recipes(3, '1 cup, ground', 120),
    ],
  },
  'almonds-whole': {
    whole: [
      usda(12061, 'Nuts, almonds', '1 cup, whole', 143),
      kingArthur('Almonds, whole (unblanched)', '1 cup', 142),
      labels('John B. Sanfilippo, Whole Natural Almonds (45016962)', '60 ml (1/4 cup)', 28),
    ],
    sliced: [
      usda(12061, 'Nuts, almonds', '1 cup, sliced', 92),
      kingArthur('Almonds (sliced)', '1/2 cup', 43),
      recipes(39, '1 cup, sliced', 106),
    ],
    slivered: [
      usda(12061, 'Nuts, almonds', '1 cup, slivered', 108),
      kingArthur('Almonds (slivered)', '1/2 cup', 57),
    ],
  },
  'hazelnuts-whole': {
    whole: [
      usda(12120, 'Nuts, hazelnuts or filberts', '1 cup, whole', 135),
      kingArthur('Hazelnuts (whole)', '1 cup', 142),
    ],
    chopped: [usda(12120, 'Nuts, hazelnuts or filberts', '1 cup, chopped', 115)],
  },
  'walnuts-chopped': {
    chopped: [
      usda(12155, 'Nuts, walnuts, english', '1 cup, chopped', 117),
      kingArthur('Walnuts (chopped)', '1 cup', 113),
    ],
    halves: [
      usda(12155, 'Nuts, walnuts, english', '1 cup shelled (50 halves)', 100),
      kingArthur('Walnuts (whole)', '1/2 cup', 64),
    ],
    ground: [usda(12155, 'Nuts, walnuts, english', '1 cup, ground', 80)],
    pieces: [
      usda(12155, 'Nuts, walnuts, english', '1 cup pieces or chips', 120),
      recipes(9, '1 cup, pieces', 113),
    ],
  },
  'pecans-chopped': {
    chopped: [usda(12142, 'Nuts, pecans', '1 cup, chopped', 109), recipes(74, '1 cup, chopped', 113)],
    halves: [
      usda(12142, 'Nuts, pecans', '1 cup, halves', 99),
      kingArthur('Pecans (whole)', '1 cup', 105),
      recipes(18, '1 cup, halves', 113),
    ],
    diced: [kingArthur('Pecans (diced)', '1/2 cup', 57), recipes(11, '1 cup, diced', 113)],
    ground: [kingArthur('Pecan Meal', '1 cup', 80)],
  },
  cashews: {
    whole: [
      usda(12085, 'Nuts, cashew nuts, dry roasted, without salt added', '1 cup, halves and whole', 137),
      kingArthur('Cashews (whole)', '1 cup', 113),
      labels('Star Snacks, Fancy Cashews Halves & Pieces (45023418)', '60 ml (1/4 cup)', 28),
    ],
    chopped: [kingArthur('Cashews (chopped)', '1 cup', 113)],
  },
  'macadamia-nuts': {
    whole: [
      usda(12131, 'Nuts, macadamia nuts, raw', '1 cup, whole or halves', 134),
      kingArthur('Macadamia nuts (whole)', '1 cup', 149),
    ],
  },
  pistachios: {
    level: [
      usda(12151, 'Nuts, pistachio nuts, raw', '1 cup', 123),
      kingArthur('Pistachio nuts (shelled)', '1/2 cup', 60),
      fao('Pistachio, raw, without shell', 0.646),
    ],
  },
  'pine-nuts': {
    level: [
      usda(12147, 'Nuts, pine nuts, dried', '1 cup', 135),
      kingArthur('Pine nuts', '1/2 cup', 71),
      labels('Cento, Pignoli Nuts (45015957)', '60 ml (1/4 cup)', 30),
    ],
  },
  peanuts: {
    level: [
      usda(16087, 'Peanuts, all types, raw', '1 cup', 146),
      kingArthur('Peanuts (whole, shelled)', '1 cup', 142),
      fao('Peanuts, shelled', 0.69),
      labels('Fisher, Dry Roasted Peanuts (45023083)', '60 ml (1/4 cup)', 28),
    ],
  },
  'brazil-nuts': {
    whole: [
      usda(12078, 'Nuts, brazilnuts, dried, unblanched', '1 cup, whole', 133),
      norway('Brazil nuts', 65),
    ],
  },
  chestnuts: {
    level: [
      usda(12167, 'Nuts, chestnuts, european, roasted', '1 cup', 143),
      norway('Chestnuts, roasted', 70),
    ],
  },
  'coconut-fresh': {
    shredded: [
      usda(12104, 'Nuts, coconut meat, raw', '1 cup, shredded', 80),
      newZealand('Coconut, flesh, raw', '250 ml, grated', 94),
    ],
  },
  'coconut-sweetened': {
    flaked: [
      usda(12109, 'Nuts, coconut meat, dried (desiccated), sweetened, flaked, packaged', '1 cup', 85),
      recipes(9, '1 cup, flaked', 85),
      labels('ShopRite, Sweetened Coconut Flakes (45020400)', '30 ml (2 tbsp)', 15),
    ],
    shredded: [
      usda(12179, 'Nuts, coconut meat, dried (desiccated), sweetened, shredded', '1 cup, shredded', 93),
      kingArthur('Coconut (sweetened, shredded)', '1 cup', 85),
    ],
  },
  'coconut-desiccated': {
    level: [
      kingArthur('Coconut (unsweetened, desiccated)', '1 cup', 85),
      fineli(382, 'Coconut flake', '100 ml', 35),
    ],
    shredded: [
      recipes(11, '1 cup, shredded', 80),
      kingArthur('Coconut (unsweetened, shredded)', '1 cup', 53),
    ],
    flaked: [kingArthur('Coconut (unsweetened, large flakes)', '1 cup', 60)],
  },
  'almond-paste': {
    packed: [
      usda(12071, 'Nuts, almond paste', '1 cup, firmly packed', 227),
      kingArthur('Almond paste (packed)', '1 cup', 259),
    ],
  },
  marzipan: {
    level: [
      kingArthur('Marzipan', '1 cup', 290),
      labels('Odense, Chocolate Almond Paste (45006488)', '30 ml (2 tbsp)', 39),
    ],
  },
  'peanut-butter': {
    level: [
      usda(16098, 'Peanut butter, smooth style, with salt', '1 cup', 258),
      kingArthur('Peanut butter', '1/2 cup', 135),
    ],
  },
  'almond-butter': {
    level: [
      usda(12195, 'Nuts, almond butter, plain, without salt added', '1 cup', 250),
      kingArthur('Almond butter', '1/4 cup', 68),
    ],
  },
  'cashew-butter': { level: [usda(12088, 'Nuts, cashew butter, plain, without salt added', '1 tbsp', 16)] },
  'sunflower-seed-butter': {
    level: [
      usda(12040, 'Seeds, sunflower seed butter, without salt', '1 tbsp', 16),
      labels('Aqualink, Sunflower Butter (45014556)', '30 ml (2 tbsp)', 32),
    ],
  },
  tahini: {
    level: [
      usda(12698, 'Seeds, sesame butter, tahini, type of kernels unspecified', '1 tbsp', 15),
      kingArthur('Tahini paste', '1/2 cup', 128),
    ],
  },
  'pistachio-paste': { level: [kingArthur('Pistachio Paste', '1/4 cup', 78)] },
  'hazelnut-spread': {
    level: [
      usda(19125, 'Chocolate-flavored hazelnut spread', '2 tbsp, 1 serving', 37),
      kingArthur('Hazelnut spread', '1/2 cup', 160),
      fao('Nutella', 1.26),
    ],
  },
  'sesame-seeds': {
    whole: [
      usda(12023, 'Seeds, sesame seeds, whole, dried', '1 cup', 144),
      kingArthur('Sesame seeds', '1/2 cup', 71),
    ],
  },
  'poppy-seeds': {
    level: [
      usda(2033, 'Spices, poppy seed', '1 tbsp', 8.8),
      kingArthur('Poppy seeds', '2 tbsp', 18),
      recipes(6, '1 cup', 159),
    ],
  },
  'sunflower-seeds': {
    level: [
      usda(12036, 'Seeds, sunflower seed kernels, dried', '1 cup', 140),
      kingArthur('Sunflower seeds', '1/4 cup', 35),
    ],
  },
  'pumpkin-seeds': {
    level: [
      usda(12014, 'Seeds, pumpkin and squash seed kernels, dried', '1 cup', 129),
      kingArthur('Pumpkin seeds', '1/4 cup', 40),
    ],
  },
  flaxseed: {
    whole: [usda(12220, 'Seeds, flaxseed', '1 cup, whole', 168), kingArthur('Flaxseed', '1/4 cup', 35)],
  },
  'flaxseed-ground': {
    ground: [usda(12220, 'Seeds, flaxseed', '1 tbsp, ground', 7), kingArthur('Flax meal', '1/2 cup', 50)],
  },
  'chia-seeds': {
    level: [
      kingArthur('Chia seeds', '1/4 cup', 37),
      fineli(34847, 'Chia seed', '100 ml', 65),
      labels('Bob’s Red Mill, Premium Whole Chia Seeds (45019809)', '30 ml (2 tbsp)', 26),
    ],
  },
  'mixed-nuts': {
    level: [
      usda(12138, 'Nuts, mixed nuts, oil roasted, without peanuts, without salt added', '1 cup', 144),
      labels('Back to Nature, California Coast Mixed Nuts (45006691)', '60 ml (1/4 cup)', 30),
      usda(12142, 'Nuts, pecans', '1 cup, halves', 99),
    ],
    chopped: [
      usda(12120, 'Nuts, hazelnuts or filberts', '1 cup, chopped', 115),
      usda(12155, 'Nuts, walnuts, english', '1 cup, chopped', 117),
      usda(12142, 'Nuts, pecans', '1 cup, chopped', 109),
    ],
  },
  'hemp-seeds': {
    level: [
      fdc(170148, 'Seeds, hemp seed, hulled', '3 tbsp', 30),
      fineli(35220, 'Hemp seed, without hull', '15 ml', 10),
    ],
  },
  'mixed-seeds': { level: [fdc(2343064, 'Mixed seeds', '1 cup', 145)] },
} as const satisfies FoodFigures;
