import type { FoodFigures } from '../food.ts';
import {
  cooksInfo,
  donutWhole,
  fao,
  fineli,
  kingArthur,
  labels,
  lawrys,
  masalaryman,
  mccormick,
  morton,
  newZealand,
  recipes,
  spiceSpotter,
  usda,
  worldChefs,
} from '../sources.ts';

export const spices = {
  salt: {
    level: [
      usda(2047, 'Salt, table', '1 cup', 292),
      kingArthur('Salt (table)', '1 tbsp', 18),
      fao('Salt, table', 1.217),
    ],
  },
  // As fine or as coarse as it comes
  'salt-sea': { level: [worldChefs('天然塩', 15), recipes(6, '1 cup', 268)] },
  'salt-kosher-diamond': {
    level: [kingArthur('Salt (Kosher, Diamond Crystal)', '1 tbsp', 8), recipes(17, '1 cup', 192)],
  }, // half the weight of Morton's
  'salt-kosher-morton': {
    level: [
      morton('Coarse kosher salt', '1/4 tsp', 1.2),
      kingArthur("Salt (Kosher, Morton's)", '1 tbsp', 16),
    ],
  },
  'cinnamon-ground': {
    ground: [
      usda(2010, 'Spices, cinnamon, ground', '1 tbsp', 7.8),
      fao('Cinnamon, powder', 0.56),
      masalaryman('シナモン', 2.3),
    ],
  },
  'ginger-ground': {
    ground: [
      usda(2021, 'Spices, ginger, ground', '1 tbsp', 5.2),
      spiceSpotter('Ground ginger', '1 tsp', 2),
      recipes(4, '1 cup', 126),
    ],
  },
  'nutmeg-ground': {
    ground: [
      usda(2025, 'Spices, nutmeg, ground', '1 tbsp', 7),
      spiceSpotter('Ground nutmeg', '1 tsp', 2.2),
      masalaryman('ナツメグ', 3),
    ],
  },
  'cloves-ground': {
    ground: [
      usda(2011, 'Spices, cloves, ground', '1 tbsp', 6.5),
      spiceSpotter('Ground cloves', '1 tsp', 2.1),
    ],
  },
  'allspice-ground': {
    ground: [
      usda(2001, 'Spices, allspice, ground', '1 tbsp', 6),
      spiceSpotter('Ground allspice', '1 tsp', 2.2),
    ],
  },
  'cardamom-ground': {
    ground: [
      usda(2006, 'Spices, cardamom', '1 tbsp, ground', 5.8),
      spiceSpotter('Ground cardamom', '1 tsp', 2),
    ],
  },
  'cumin-seeds': { whole: [usda(2014, 'Spices, cumin seed', '1 tbsp, whole', 6)] },
  'coriander-seeds': { whole: [usda(2013, 'Spices, coriander seed', '1 tbsp', 5)] },
  'caraway-seeds': {
    whole: [usda(2005, 'Spices, caraway seed', '1 tbsp', 6.7), kingArthur('Caraway seeds', '2 tbsp', 18)],
  },
  'fennel-seeds': { whole: [usda(2018, 'Spices, fennel seed', '1 tbsp, whole', 5.8)] },
  'fenugreek-seeds': { whole: [usda(2019, 'Spices, fenugreek seed', '1 tbsp', 11.1)] },
  'turmeric-ground': {
    ground: [
      usda(2043, 'Spices, turmeric, ground', '1 tbsp', 9.4),
      spiceSpotter('Ground turmeric', '1 tsp', 2.7),
    ],
  },
  paprika: {
    ground: [
      usda(2028, 'Spices, paprika', '1 tbsp', 6.8),
      fineli(11182, 'Paprika powder', '15 ml', 5.5),
      masalaryman('パプリカパウダー', 1.7),
      recipes(11, '1 cup', 144),
    ],
  },
  'chili-powder': {
    level: [usda(2009, 'Spices, chili powder', '1 tbsp', 8), spiceSpotter('Chili powder', '1 tsp', 2.5)],
  },
  'chili-powder-pure': {
    ground: [
      usda(2031, 'Spices, pepper, red or cayenne', '1 tbsp', 5.3),
      usda(2009, 'Spices, chili powder', '1 tbsp', 8),
      masalaryman('チリパウダー', 1.8),
    ],
  },
  'cayenne-pepper': {
    ground: [
      usda(2031, 'Spices, pepper, red or cayenne', '1 tbsp', 5.3),
      spiceSpotter('Cayenne pepper', '1 tsp', 2.1),
    ],
  },
  'black-pepper-ground': {
    ground: [
      usda(2030, 'Spices, pepper, black', '1 tbsp, ground', 6.9),
      fineli(11177, 'Pepper, black pepper', '15 ml', 6.5),
      masalaryman('ブラックペッパー', 1.8),
    ],
    whole: [usda(2030, 'Spices, pepper, black', '1 tsp, whole', 2.9)],
  },
  'white-pepper-ground': {
    ground: [
      usda(2032, 'Spices, pepper, white', '1 tbsp, ground', 7.1),
      fineli(11178, 'Pepper, white pepper', '15 ml', 6.5),
    ],
  },
  'curry-powder': { level: [usda(2015, 'Spices, curry powder', '1 tbsp', 6.3), worldChefs('カレー粉', 6)] },
  'garam-masala': { ground: [masalaryman('ガラムマサラ', 1.9)] },
  'garlic-powder': {
    level: [usda(2020, 'Spices, garlic powder', '1 tbsp', 9.7)],
  },
  'onion-powder': {
    level: [usda(2026, 'Spices, onion powder', '1 tbsp', 6.9), fao('Onions, powdered', 0.4)],
  },
  'mustard-powder': {
    level: [usda(2024, 'Spices, mustard seed, ground', '1 tbsp', 6.3), worldChefs('からし粉', 6)],
  },
  'oregano-dried': {
    leaves: [usda(2027, 'Spices, oregano, dried', '1 tsp, leaves', 1), recipes(4, '1 cup, leaves', 48)],
    ground: [usda(2027, 'Spices, oregano, dried', '1 tsp, ground', 1.8)],
  },
  'thyme-dried': {
    leaves: [usda(2042, 'Spices, thyme, dried', '1 tbsp, leaves', 2.7)],
    ground: [usda(2042, 'Spices, thyme, dried', '1 tbsp, ground', 4.3)],
  },
  'basil-dried': {
    leaves: [
      usda(2003, 'Spices, basil, dried', '1 tbsp, leaves', 2.1),
      fineli(33433, 'Basilika, kuivattu', '15 ml', 1.5),
    ],
    ground: [usda(2003, 'Spices, basil, dried', '1 tbsp, ground', 4.5)],
  },
  'rosemary-dried': { level: [usda(2036, 'Spices, rosemary, dried', '1 tbsp', 3.3)] },
  'parsley-dried': { level: [usda(2029, 'Spices, parsley, dried', '1 tbsp', 1.6)] },
  'sage-ground': { ground: [usda(2038, 'Spices, sage, ground', '1 tbsp', 2)] },
  saffron: { level: [usda(2037, 'Spices, saffron', '1 tbsp', 2.1)] },
  'pumpkin-pie-spice': { level: [usda(2035, 'Spices, pumpkin pie spice', '1 tbsp', 5.6)] },
  'parsley-fresh': {
    chopped: [
      usda(11297, 'Parsley, fresh', '1 cup chopped', 60),
      newZealand('Parsley, raw', '250 ml, chopped', 64),
      recipes(37, '1 cup, chopped', 40),
      fineli(333, 'Persilja', '15 ml', 2),
    ],
  },
  'basil-fresh': {
    chopped: [
      usda(2044, 'Basil, fresh', '2 tbsp, chopped', 5.3),
      fineli(11134, 'Basil, fresh', '100 ml', 13),
    ],
    leaves: [usda(2044, 'Basil, fresh', '1/4 cup leaves, whole', 6), recipes(15, '1 cup, leaves', 28)],
  },
  'chives-fresh': {
    chopped: [usda(11156, 'Chives, raw', '1 tbsp chopped', 3), kingArthur('Chives (fresh)', '1/2 cup', 21)],
  },
  'cilantro-fresh': {
    leaves: [
      fineli(34238, 'Korianteri, tuore', '100 ml', 13),
      usda(11165, 'Coriander (cilantro) leaves, raw', '1/4 cup', 4),
      recipes(27, '1 cup, leaves', 40),
    ],
  },
  'mint-fresh': {
    level: [
      usda(2064, 'Peppermint, fresh', '2 tbsp', 3.2),
      recipes(11, '1 cup', 28),
      usda(2065, 'Spearmint, fresh', '2 tbsp', 11.4),
    ],
  }, // peppermint first, spearmint second
  'rosemary-fresh': { leaves: [usda(2063, 'Rosemary, fresh', '1 tbsp', 1.7)] },
  'bay-leaves': { crumbled: [usda(2004, 'Spices, bay leaf', '1 tbsp, crumbled', 1.8)] },
  'thyme-fresh': { leaves: [usda(2049, 'Thyme, fresh', '1 tsp', 0.8), recipes(3, '1 cup, chopped', 80)] },
  'dill-fresh': {
    chopped: [fineli(369, 'Tilli, tuore', '15 ml', 2.5), recipes(7, '1 cup, chopped', 58)],
  },
  'dill-dried': { level: [usda(2017, 'Spices, dill weed, dried', '1 tbsp', 3.1)] },
  'marjoram-dried': { level: [usda(2023, 'Spices, marjoram, dried', '1 tbsp', 1.7)] },
  'everything-bagel-seasoning': { level: [kingArthur('Everything Bagel Topping', '1/4 cup', 35)] },
  'anise-seeds': { whole: [usda(2002, 'Spices, anise seed', '1 tbsp, whole', 6.7)] },
  mace: { ground: [usda(2022, 'Spices, mace, ground', '1 tbsp', 5.3)] },
  'celery-seeds': { whole: [usda(2007, 'Spices, celery seed', '1 tbsp', 6.5)] },
  'dill-seeds': { whole: [usda(2016, 'Spices, dill seed', '1 tbsp', 6.6)] },
  'tarragon-dried': {
    leaves: [usda(2041, 'Spices, tarragon, dried', '1 tbsp, leaves', 1.8)],
    ground: [usda(2041, 'Spices, tarragon, dried', '1 tbsp, ground', 4.8)],
  },
  'mint-dried': { level: [usda(2066, 'Spearmint, dried', '1 tbsp', 1.6)] },
  'chervil-dried': { level: [usda(2008, 'Spices, chervil, dried', '1 tbsp', 1.9)] },
  'savory-dried': { ground: [usda(2039, 'Spices, savory, ground', '1 tbsp', 4.4)] },
  'cilantro-dried': { level: [usda(2012, 'Spices, coriander leaf, dried', '1 tbsp', 1.8)] },
  lemongrass: { level: [usda(11972, 'Lemon grass (citronella), raw', '1 cup', 67)] },
  'taco-seasoning': { level: [usda(2075, 'Seasoning mix, dry, taco, original', '2 tsp', 5.7)] },
  'poultry-seasoning': { level: [usda(2034, 'Spices, poultry seasoning', '1 tbsp', 4.4)] },
  'dried-chilies': {
    level: [usda(11962, 'Peppers, hot chile, sun-dried', '1 cup', 37), recipes(3, '1 cup', 27)],
  },
  'cumin-ground': {
    ground: [
      spiceSpotter('Ground cumin, average of ten', '1 tsp', 2.3),
      spiceSpotter('Ground cumin, lightest of ten', '1 tsp', 1.8),
      spiceSpotter('Ground cumin, heaviest of ten', '1 tsp', 2.9),
      mccormick('Cumin seeds, 1 teaspoon (NDB 02014)', '1 1/4 tsp, ground', 2.1),
    ],
  },
  'coriander-ground': {
    ground: [
      spiceSpotter('Ground coriander', '1 tsp', 2),
      mccormick('Coriander seeds, 1 teaspoon (NDB 02013)', '1 1/4 tsp, ground', 1.8),
    ],
  },
  'fennel-ground': {
    ground: [
      recipes(2, '1 tsp, ground', 2),
      mccormick('Fennel seeds, 1 teaspoon (NDB 02018)', '1 1/4 tsp, ground', 2),
    ],
  },
  'mustard-seeds': {
    whole: [mccormick('Ground mustard, 1 1/2 teaspoons (NDB 02024)', '1 tsp', 3), recipes(7, '1 cup', 187)],
  },
  'onion-flakes': {
    level: [
      usda(11284, 'Onions, dehydrated flakes', '1 tbsp', 5),
      fineli(336, 'Sipuli, kuivattu sipulilastu', '15 ml', 9),
    ],
  },
  'salt-himalayan': {
    level: [
      fineli(79, 'Salt, rock salt, without iodine', '100 ml', 125),
      newZealand('Salt, pink, coarse', '5 ml', 5.2),
    ],
  },
  'chili-flakes': { level: [donutWhole('Red pepper flakes', '1 tsp', 2)] },
  'italian-seasoning': {
    level: [
      cooksInfo('Italian seasoning, one tablespoon of each of seven herbs', '7 tbsp', 20),
      kingArthur('Italian Herb Seasoning', '2 tbsp', 14),
    ],
  },
  'allspice-berries': {
    whole: [mccormick('Ground allspice, 1 teaspoon (NDB 02001)', '1 tsp', 1.9)],
  },
  'seasoned-salt': {
    level: [
      lawrys('Seasoned salt', '1/4 tsp', 1.2),
      labels('Peg’s, Seasoned Salt (45022346)', '5/4 ml (1/4 tsp)', 1),
    ],
  },
} as const satisfies FoodFigures;
