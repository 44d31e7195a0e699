import type { FoodFigures } from '../food.ts';
import {
  bobsRedMill,
  cooksIllustrated,
  fao,
  fineli,
  flourBook,
  kingArthur,
  kodaFarms,
  labels,
  newZealand,
  norway,
  recipes,
  usda,
  usdaBulletin,
  usdaCups,
} from '../sources.ts';

export const flours = {
  flour: {
    spooned: [
      usda(20081, 'Wheat flour, white, all-purpose, enriched, bleached', '1 cup', 125),
      kingArthur('All-Purpose Flour', '1 cup', 120),
    ],
    scooped: [
      cooksIllustrated('Flour, by dip and sweep', '1 cup', 142),
      flourBook('Unbleached all-purpose flour, dipped without stirring', '1 cup', 155),
    ],
    sifted: [usdaBulletin('All-purpose flour, enriched, sifted, spooned', '1 cup', 115)],
  },
  'bread-flour': {
    spooned: [
      kingArthur('Bread Flour', '1 cup', 120),
      usda(20083, 'Wheat flour, white, bread, enriched', '1 cup', 137),
    ],
  },
  'cake-flour': {
    spooned: [
      kingArthur('Unbleached Cake Flour', '1 cup', 120),
      usdaCups('Wheat, cake, unsifted, spooned', '1 cup', 111),
    ],
    scooped: [usda(20084, 'Wheat flour, white, cake, enriched', '1 cup unsifted, dipped', 137)],
  },
  'pastry-flour': {
    spooned: [kingArthur('Pastry Flour', '1 cup', 106), newZealand('Flour, pastry', '250 ml', 130)],
  },
  'self-rising-flour': {
    spooned: [
      kingArthur('Self-Rising Flour', '1 cup', 113),
      usda(20082, 'Wheat flour, white, all-purpose, self-rising, enriched', '1 cup', 125),
      recipes(9, '1 cup', 150),
    ],
  },
  'whole-wheat-flour': {
    spooned: [
      usda(20080, 'Wheat flour, whole-grain', '1 cup', 120),
      kingArthur('Whole Wheat Flour (Premium 100%)', '1 cup', 113),
    ],
  },
  'white-whole-wheat-flour': {
    spooned: [kingArthur('White Whole Wheat Flour', '1 cup', 113), recipes(6, '1 cup', 116)],
  },
  'whole-wheat-pastry-flour': {
    spooned: [kingArthur('Whole Wheat Pastry Flour / Graham Flour', '1 cup', 96), recipes(5, '1 cup', 120)],
  },
  'pizza-flour-00': { spooned: [kingArthur("'00' Pizza Flour", '1 cup', 116)] },
  'high-gluten-flour': { spooned: [kingArthur('High-Gluten Flour', '1 cup', 120)] },
  'durum-flour': { spooned: [kingArthur('Durum Flour', '1 cup', 124)] },
  semolina: {
    level: [usda(20066, 'Semolina, enriched', '1 cup', 167), kingArthur('Semolina Flour', '1 cup', 163)],
  },
  'spelt-flour': {
    spooned: [
      kingArthur('Spelt Flour', '1 cup', 99),
      fineli(31226, 'Jauho, spelttijauho, täysjyvä', '100 ml', 55),
    ],
  },
  'rye-flour-light': {
    level: [usda(20065, 'Rye flour, light', '1 cup', 102), kingArthur('White Rye Flour', '1 cup', 106)],
  },
  'rye-flour-medium': {
    level: [
      usda(20064, 'Rye flour, medium', '1 cup', 102),
      kingArthur('Medium Rye Flour', '1 cup', 106),
      norway('Rye flour', 50),
    ],
  },
  'rye-flour-dark': {
    level: [usda(20063, 'Rye flour, dark', '1 cup', 128), kingArthur('Pumpernickel Flour', '1 cup', 106)],
  },
  'almond-flour': {
    level: [bobsRedMill('Super-fine almond flour', '1/4 cup', 28), kingArthur('Almond Flour', '1 cup', 96)],
  },
  'coconut-flour': {
    level: [
      kingArthur('Coconut Flour', '1 cup', 128),
      labels('BetterBody Foods, Coconut Flour (45022923)', '30 ml (2 tbsp)', 16),
      labels('Nutiva, Coconut Flour (45018665)', '30 ml (2 tbsp)', 18),
      recipes(7, '1 cup', 113),
    ],
  },
  'oat-flour': {
    level: [
      kingArthur('Oat flour', '1 cup', 92),
      usda(20132, 'Oat flour, partially debranned', '1 cup', 104),
      recipes(10, '1 cup', 115),
    ],
  },
  'barley-flour': {
    level: [
      bobsRedMill('Barley flour', '1/4 cup', 30),
      usda(20130, 'Barley flour or meal', '1 cup', 148),
      kingArthur('Barley flour', '1 cup', 85),
      fao('Barley, flour', 0.61),
    ],
  }, // sources disagree widely
  'buckwheat-flour': {
    level: [
      usda(20011, 'Buckwheat flour, whole-groat', '1 cup', 120),
      kingArthur('Buckwheat Flour', '1 cup', 120),
      norway('Buckwheat flour', 65),
    ],
  },
  'brown-rice-flour': {
    level: [usda(20090, 'Rice flour, brown', '1 cup', 158), kingArthur('Brown rice flour', '1 cup', 128)],
  },
  'rice-flour': {
    level: [
      usda(20061, 'Rice flour, white', '1 cup', 158),
      kingArthur('Rice flour (white)', '1 cup', 142),
      labels('Erawan, Rice Flour (45018063)', '60 ml (1/4 cup)', 30),
    ],
  },
  'sweet-rice-flour': {
    level: [
      kodaFarms('Mochiko sweet rice flour, 1 lb', '3 cup', 453.6),
      usda(20061, 'Rice flour, white', '1 cup', 158),
      kingArthur('Glutinous rice flour', '1 cup', 120),
    ],
  }, // USDA has no row of its own for it: ground as fine, it packs like other rice flour
  'chickpea-flour': {
    level: [
      usda(16157, 'Chickpea flour (besan)', '1 cup', 92),
      kingArthur('Chickpea flour', '1 cup', 85),
      recipes(8, '1 cup', 124),
    ],
  },
  'soy-flour': {
    loose: [
      usda(16115, 'Soy flour, full-fat, raw', '1 cup, stirred', 84),
      newZealand('Flour, soy, full fat', '250 ml', 68),
      norway('Soy flour', 45),
    ],
    level: [kingArthur('Soy flour', '1/4 cup', 35), fao('Soya, flour', 0.64)],
  }, // loose is stirred
  'sorghum-flour': {
    level: [usda(20648, 'Sorghum flour', '1 cup', 121), kingArthur('Sorghum flour', '1 cup', 138)],
  },
  'teff-flour': { level: [kingArthur('Teff flour', '1 cup', 135)] },
  'millet-flour': {
    level: [
      usda(20647, 'Millet flour', '1 cup', 119),
      fao('Millet flour, bulrush', 0.56),
      fao('Millet flour, finger', 0.61),
    ],
  },
  'quinoa-flour': { level: [kingArthur('Quinoa flour', '1 cup', 110), recipes(4, '1 cup', 120)] },
  'amaranth-flour': { level: [kingArthur('Amaranth flour', '1 cup', 103)] },
  'potato-flour': {
    level: [usda(11413, 'Potato flour', '1 cup', 160), kingArthur('Potato Flour', '1/4 cup', 46)],
  },
  'corn-flour': {
    level: [usda(20016, 'Corn flour, whole-grain, yellow', '1 cup', 117), fao('Corn flour', 0.5)],
  },
  'masa-harina': {
    level: [
      usda(20017, 'Corn flour, masa, enriched, white', '1 cup', 114),
      kingArthur('Masa Harina', '1 cup', 93),
    ],
  },
  'cornmeal-whole': {
    level: [
      usda(20020, 'Cornmeal, whole-grain, yellow', '1 cup', 122),
      kingArthur('Cornmeal (whole)', '1 cup', 138),
    ],
  },
  cornmeal: {
    level: [
      usda(20022, 'Cornmeal, degermed, enriched, yellow', '1 cup', 157),
      kingArthur('Cornmeal (yellow, Quaker)', '1 cup', 156),
      recipes(9, '1 cup', 140),
    ],
  },
  polenta: { level: [kingArthur('Polenta (coarse ground cornmeal)', '1 cup', 163), fao('Corn meal', 0.64)] },
  'gluten-free-flour': {
    level: [
      kingArthur('Gluten-Free Measure for Measure Flour', '1 cup', 120),
      kingArthur('Gluten-Free All-Purpose Flour', '1 cup', 156),
      norway('Gluten-free flour, white', 40),
    ],
  }, // blends differ
  'vital-wheat-gluten': { level: [kingArthur('Vital Wheat Gluten', '2 tbsp', 18), recipes(2, '1 cup', 120)] },
  'peanut-flour': { level: [usda(16099, 'Peanut flour, defatted', '1 cup', 60)] },
  'carob-flour': { level: [usda(16055, 'Carob flour', '1 cup', 103)] },
  cornstarch: {
    level: [
      usda(20027, 'Cornstarch', '1 cup', 128),
      kingArthur('Cornstarch', '1/4 cup', 28),
      fao('Corn starch, loosely packed', 0.54),
      norway('Corn starch', 60),
    ],
    packed: [fao('Corn starch, tightly packed', 0.63)],
  },
  'potato-starch': {
    level: [kingArthur('Potato starch', '1 cup', 152), norway('Potato starch', 70), recipes(6, '1 cup', 186)],
  },
  'tapioca-starch': {
    level: [
      kingArthur('Tapioca starch or flour', '1 cup', 113),
      labels('Edward & Sons, Organic Tapioca Starch (Flour) (45018662)', '15 ml (1 tbsp)', 10),
      labels('Goya, Tapioca Starch (45015794)', '15 ml (1 tbsp)', 10),
    ],
  },
  'tapioca-pearls': { level: [usda(20068, 'Tapioca, pearl, dry', '1 cup', 152)] },
  arrowroot: { level: [usda(20003, 'Arrowroot flour', '1 cup', 128)] },
  'malt-flour': { level: [usda(20131, 'Barley malt flour', '1 cup', 162)] },
  'tapioca-quick': { level: [kingArthur('Tapioca (quick cooking)', '2 tbsp', 21)] },
} as const satisfies FoodFigures;
