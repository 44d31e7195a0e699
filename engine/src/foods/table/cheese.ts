import type { FoodFigures } from '../food.ts';
import { fao, fdc, kingArthur, labels, newZealand, recipes, usda } from '../sources.ts';

export const cheese = {
  'cheddar-shredded': {
    shredded: [
      usda(1009, 'Cheese, cheddar', '1 cup, shredded', 113),
      kingArthur('Cheese (grated cheddar, jack, mozzarella, or Swiss)', '1 cup', 113),
      labels('Great Value, Finely Shredded Cheddar Cheese (45005381)', '80 ml (1/3 cup)', 28),
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
      recipes(180, '1 cup, grated', 85),
      labels('Weis, Grated Parmesan Cheese (45006592)', '15 ml (1 tbsp)', 5),
      labels('Hy-Vee, Grated Parmesan Cheese (45023921)', '10 ml (2 tsp)', 5),
    ],
    shredded: [usda(1146, 'Cheese, parmesan, shredded', '1 tbsp', 5), recipes(11, '1 cup, shredded', 113)],
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
    shredded: [
      usda(1023, 'Cheese, gruyere', '1 cup, shredded', 108),
      newZealand('Cheese, Gruyere', '250 ml, grated', 119),
      recipes(51, '1 cup, grated', 91),
    ],
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
  'provolone-diced': {
    diced: [usda(1035, 'Cheese, provolone', '1 cup, diced', 132), recipes(5, '1 cup, diced', 113)],
  },
  'feta-crumbled': {
    crumbled: [
      usda(1019, 'Cheese, feta', '1 cup, crumbled', 150),
      kingArthur('Cheese (Feta)', '1/2 cup', 57),
    ],
  },
  'blue-cheese-crumbled': {
    crumbled: [
      usda(1004, 'Cheese, blue', '1 cup, crumbled, not packed', 135),
      labels('Alouette, Crumbled Blue Cheese (45009023)', '60 ml (1/4 cup)', 28),
    ],
  },
  'brie-sliced': {
    sliced: [usda(1006, 'Cheese, brie', '1 cup, sliced', 144)],
    melted: [usda(1006, 'Cheese, brie', '1 cup, melted', 240)],
  },
  'mexican-cheese-blend': {
    shredded: [
      usda(1251, 'Cheese, Mexican blend', '1/4 cup shredded', 28),
      labels('Weis, Mexican Four Cheese Blend (45006826)', '60 ml (1/4 cup)', 28),
      labels('Great Value, Finely Shredded Fiesta Blend Cheese (45005374)', '80 ml (1/3 cup)', 28),
    ],
  },
  'american-cheese': {
    shredded: [
      usda(1042, 'Cheese, pasteurized process, American, fortified with vitamin D', '1 cup, shredded', 113),
    ],
    diced: [
      usda(1042, 'Cheese, pasteurized process, American, fortified with vitamin D', '1 cup, diced', 140),
    ],
    melted: [
      usda(1042, 'Cheese, pasteurized process, American, fortified with vitamin D', '1 cup, melted', 244),
    ],
  },
  'cheese-spread': {
    level: [usda(1048, 'Cheese spread, pasteurized process, American', '1 cup', 244)],
  },
  colby: {
    shredded: [
      usda(1011, 'Cheese, colby', '1 cup, shredded', 113),
      labels('Great Value, Shredded Colby & Monterey Jack Cheese (45005375)', '80 ml (1/3 cup)', 28),
    ],
    diced: [usda(1011, 'Cheese, colby', '1 cup, diced', 132)],
  },
  'port-salut': {
    shredded: [usda(1034, 'Cheese, port de salut', '1 cup, shredded', 113)],
    diced: [usda(1034, 'Cheese, port de salut', '1 cup, diced', 132)],
  },
  muenster: {
    shredded: [usda(1030, 'Cheese, muenster', '1 cup, shredded', 113)],
    diced: [usda(1030, 'Cheese, muenster', '1 cup, diced', 132)],
  },
  fontina: {
    shredded: [usda(1020, 'Cheese, fontina', '1 cup, shredded', 108), recipes(30, '1 cup, shredded', 113)],
    diced: [usda(1020, 'Cheese, fontina', '1 cup, diced', 132)],
  },
  'queso-fresco': {
    crumbled: [
      usda(1228, 'Cheese, fresh, queso fresco', '1 cup crumbled', 122),
      recipes(7, '1 cup, crumbled', 113),
    ],
  },
  'queso-blanco': { crumbled: [usda(1229, 'Cheese, white, queso blanco', '1 cup crumbled', 118)] },
  'queso-asadero': {
    shredded: [usda(1166, 'Cheese, mexican, queso asadero', '1 cup, shredded', 113)],
    diced: [usda(1166, 'Cheese, mexican, queso asadero', '1 cup, diced', 132)],
  },
  'queso-chihuahua': {
    shredded: [usda(1167, 'Cheese, mexican, queso chihuahua', '1 cup, shredded', 113)],
    diced: [usda(1167, 'Cheese, mexican, queso chihuahua', '1 cup, diced', 132)],
  },
  'goat-cheese': {
    packed: [recipes(32, '1 cup, soft', 227)],
    crumbled: [
      fdc(2341119, 'Cheese, goat', '1 cup, crumbled', 140),
      labels('Capricorn, Crumbled Goat Cheese (45005526)', '60 ml (1/4 cup)', 28),
    ],
  },
  cotija: {
    crumbled: [
      usda(1267, 'Queso cotija', '2 tsp', 5),
      fdc(2341149, 'Queso cotija', '1 cup', 100),
      recipes(5, '1 cup, crumbled', 142),
    ],
  },
} as const satisfies FoodFigures;
