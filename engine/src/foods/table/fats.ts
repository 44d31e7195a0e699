import type { FoodFigures } from '../food.ts';
import { fao, fineli, kingArthur, recipes, usda } from '../sources.ts';

export const fats = {
  butter: {
    solid: [
      usda(1145, 'Butter, without salt', '1 cup', 227),
      kingArthur('Butter', '1/2 cup', 113),
      fao('Butter', 0.911),
    ],
  },
  oil: {
    level: [
      usda(4670, 'USDA Commodity Food, oil, vegetable, low saturated fat', '1 cup', 218),
      fao('Oil, other than palmoil', 0.92),
    ],
  },
  margarine: {
    level: [
      usda(4610, 'Margarine, regular, 80% fat, composite, stick, with salt', '1 cup', 227),
      fao('Butter, margarine', 0.96),
    ],
  },
  shortening: {
    level: [
      usda(4615, 'Shortening, vegetable, household, composite', '1 cup', 205),
      kingArthur('Vegetable shortening', '1/4 cup', 46),
    ],
  },
  lard: { level: [usda(4002, 'Lard', '1 cup', 205), kingArthur('Lard', '1/2 cup', 113), fao('Lard', 0.919)] },
  ghee: { level: [usda(1003, 'Butter oil, anhydrous', '1 cup', 205), recipes(4, '1 cup', 228)] }, // King Arthur has 44 g in 1/4 cup, lighter than any fat
  'whipped-butter': { level: [usda(1002, 'Butter, whipped, with salt', '1 cup', 151)] },
  'beef-tallow': { level: [usda(4001, 'Fat, beef tallow', '1 cup', 205)] },
  'chicken-fat': { level: [usda(4542, 'Fat, chicken', '1 cup', 205)] },
  'cocoa-butter': { melted: [usda(4501, 'Oil, cocoa butter', '1 cup', 218)] },
  'coconut-oil': { level: [usda(4047, 'Oil, coconut', '1 cup', 218), fao('Oil, vegetable, coconut', 0.924)] },
  'olive-oil': {
    level: [usda(4053, 'Oil, olive, salad or cooking', '1 cup', 216), fao('Oil, vegetable, olive', 0.918)],
  },
  'sunflower-oil': {
    level: [
      usda(4060, 'Oil, sunflower, linoleic (less than 60%)', '1 cup', 218),
      fineli(540, 'Sunflower oil', '100 ml', 90),
    ],
  }, // FAO's 0.96 is left out: no other oil of its table is above 0.93
  'canola-oil': { level: [usda(4582, 'Oil, canola', '1 cup', 218), fao('Oil, rapeseed (at 20 °C)', 0.92)] },
  'corn-oil': {
    level: [
      usda(4518, 'Oil, corn, industrial and retail, all purpose salad or cooking', '1 cup', 218),
      fao('Oil, vegetable, corn', 0.922),
    ],
  },
  'peanut-oil': {
    level: [usda(4042, 'Oil, peanut, salad or cooking', '1 cup', 216), fao('Oil, vegetable, peanut', 0.914)],
  },
  'sesame-oil': {
    level: [
      usda(4058, 'Oil, sesame, salad or cooking', '1 cup', 218),
      fao('Oil, seasame seed (at 15.6 °C)', 0.923),
    ],
  },
  'soybean-oil': {
    level: [usda(4044, 'Oil, soybean, salad or cooking', '1 cup', 218), fao('Oil, vegetable, soya', 0.927)],
  },
  'grapeseed-oil': { level: [usda(4517, 'Oil, grapeseed', '1 cup', 218)] },
  'avocado-oil': { level: [usda(4581, 'Oil, avocado', '1 cup', 218)] },
  'walnut-oil': { level: [usda(4528, 'Oil, walnut', '1 cup', 218)] },
  'palm-oil': { level: [usda(4055, 'Oil, palm', '1 cup', 216), fao('Oil, vegetable, palm', 0.915)] },
  'mustard-oil': { level: [usda(4583, 'Oil, mustard', '1 cup', 218)] },
  'safflower-oil': {
    level: [usda(4510, 'Oil, safflower, salad or cooking, linoleic, (over 70%)', '1 cup', 218)],
  },
  'hazelnut-oil': { level: [usda(4532, 'Oil, hazelnut', '1 cup', 218)] },
  'flaxseed-oil': { level: [usda(42231, 'Oil, flaxseed, cold pressed', '1 cup', 218)] },
  'rice-bran-oil': { level: [usda(4037, 'Oil, rice bran', '1 cup', 218)] },
  'duck-fat': { level: [usda(4574, 'Fat, duck', '1 cup', 205)] },
  'goose-fat': { level: [usda(4576, 'Fat, goose', '1 cup', 205)] },
  'bacon-fat': { level: [usda(4609, 'Animal fat, bacon grease', '1 tsp', 4.3)] },
} as const satisfies FoodFigures;
