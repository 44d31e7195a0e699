import type { FoodFigures } from '../food.ts';
import { fineli, newZealand, recipes, usda } from '../sources.ts';

export const fish = {
  'smoked-salmon': {
    flaked: [
      usda(15077, 'Fish, salmon, chinook, smoked', '1 cup, cooked', 136),
      newZealand('Salmon, king, fillet, flesh, cold or hot smoked, New Zealand', '250 ml, flaked', 196.3),
    ],
  },
  'tuna-canned': {
    drained: [
      usda(15119, 'Fish, tuna, light, canned in oil, drained solids', '1 cup, solid or chunks', 146),
      fineli(828, 'Tuna, in oil, canned', '100 ml', 55),
    ],
  },
  'tuna-in-water': {
    drained: [
      usda(15121, 'Fish, tuna, light, canned in water, drained solids', '1 cup, solid or chunks', 154),
      fineli(11067, 'Tuna, in water, canned', '100 ml', 55),
    ],
  },
  'mackerel-canned': { drained: [usda(15048, 'Fish, mackerel, jack, canned, drained solids', '1 cup', 190)] },
  'herring-pickled': { level: [usda(15041, 'Fish, herring, Atlantic, pickled', '1 cup', 140)] },
  'sardines-canned': {
    drained: [
      usda(15088, 'Fish, sardine, Atlantic, canned in oil, drained solids with bone', '1 cup, drained', 149),
      newZealand('Sardines, canned, drained', '250 ml', 201.2),
    ],
  },
  'lobster-meat': {
    level: [usda(15148, 'Crustaceans, lobster, northern, cooked, moist heat', '1 cup', 145)],
  },
  'crab-meat': {
    flaked: [
      usda(15140, 'Crustaceans, crab, blue, cooked, moist heat', '1 cup, flaked and pieces', 118),
      recipes(4, '1 cup, flaked', 139),
      recipes(7, '1 cup, in lumps', 142),
    ],
  },
  mussels: { whole: [usda(15164, 'Mollusks, mussel, blue, raw', '1 cup', 150)] },
  'clams-canned': {
    drained: [usda(15160, 'Mollusks, clam, mixed species, canned, drained solids', '1 cup', 160)],
  },
  'clam-juice': { level: [usda(15162, 'Mollusks, clam, mixed species, canned, liquid', '1 cup', 240)] },
  oysters: { whole: [usda(15167, 'Mollusks, oyster, eastern, wild, raw', '1 cup', 248)] },
  caviar: { level: [usda(15012, 'Fish, caviar, black and red, granular', '1 tbsp', 16)] },
} as const satisfies FoodFigures;
