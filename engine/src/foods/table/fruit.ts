import type { FoodFigures } from '../food.ts';
import { fao, fineli, kingArthur, labels, newZealand, norway, recipes, smae, usda } from '../sources.ts';

export const fruit = {
  raisins: {
    loose: [
      usda(9298, 'Raisins, seedless', '1 cup (not packed)', 145),
      kingArthur('Raisins (loose)', '1 cup', 149),
    ],
    packed: [
      usda(9298, 'Raisins, seedless', '1 cup, packed', 165),
      kingArthur('Raisins (packed)', '1/2 cup', 85),
    ],
  },
  'mixed-dried-fruit': {
    level: [
      usda(9298, 'Raisins, seedless', '1 cup (not packed)', 145),
      usda(9032, 'Apricots, dried, sulfured, uncooked', '1 cup, halves', 130),
      usda(9291, 'Plums, dried (prunes), uncooked', '1 cup, pitted', 174),
    ],
  },
  'currants-dried': {
    level: [usda(9085, 'Currants, zante, dried', '1 cup', 144), kingArthur('Currants', '1 cup', 142)],
  },
  'cranberries-dried': {
    level: [
      usda(9079, 'Cranberries, dried, sweetened', '1/3 cup', 40),
      kingArthur('Cranberries (dried)', '1/2 cup', 57),
      recipes(17, '1 cup', 140),
    ],
  },
  'apricots-dried': {
    halves: [
      usda(9032, 'Apricots, dried, sulfured, uncooked', '1 cup, halves', 130),
      fineli(409, 'Aprikoosi, kuivattu', '100 ml', 50),
      recipes(27, '1 cup, halves', 170),
    ],
    diced: [kingArthur('Apricots (dried, diced)', '1/2 cup', 64), recipes(11, '1 cup, diced', 170)],
  },
  'dates-chopped': {
    chopped: [
      usda(9087, 'Dates, deglet noor', '1 cup, chopped', 147),
      kingArthur('Dates (chopped)', '1 cup', 149),
      recipes(21, '1 cup, chopped', 160),
    ],
  },
  prunes: {
    level: [
      usda(9291, 'Plums, dried (prunes), uncooked', '1 cup, pitted', 174),
      recipes(17, '1 cup', 170),
      labels('Sun-Maid, California Pitted Prunes (45021600)', '60 ml (1/4 cup)', 40),
    ],
  },
  'figs-dried': {
    level: [usda(9094, 'Figs, dried, uncooked', '1 cup', 149), newZealand('Fig, dried', '250 ml', 210)],
    chopped: [kingArthur('Figs (dried, chopped)', '1 cup', 149)],
  },
  'cherries-dried': {
    level: [
      usda(9044, 'Cherries, tart, dried, sweetened', '1/4 cup', 40),
      kingArthur('Cherries (dried)', '1/2 cup', 71),
    ],
  },
  'blueberries-dried': {
    level: [
      usda(9163, 'Blueberries, dried, sweetened', '1/4 cup', 40),
      kingArthur('Blueberries (dried)', '1 cup', 156),
    ],
  },
  'apples-dried': {
    level: [usda(9011, 'Apples, dried, sulfured, uncooked', '1 cup', 86), fao('Apple slices, dried', 0.24)],
    diced: [kingArthur('Apples (dried, diced)', '1 cup', 85)],
  },
  'candied-peel': {
    level: [
      kingArthur('Candied peel', '1/2 cup', 85),
      kingArthur('Candied Lemon Peel', '1/4 cup', 37),
      kingArthur('Candied Orange Peel', '1/4 cup', 25),
      recipes(4, '1 cup', 170),
    ],
  },
  'candied-cherries': {
    level: [kingArthur('Cherries (candied)', '1/4 cup', 50), newZealand('Cherries, glace', '250 ml', 204)],
  },
  'crystallized-ginger': {
    diced: [kingArthur('Crystallized ginger', '1/2 cup', 92), kingArthur('Mini Diced Ginger', '1/2 cup', 73)],
  },
  'apples-chopped': {
    chopped: [
      usda(9003, 'Apples, raw, with skin', '1 cup, quartered or chopped', 125),
      fineli(11060, 'Apple, domestic, without skin', '100 ml', 65),
    ],
    sliced: [
      usda(9003, 'Apples, raw, with skin', '1 cup slices', 109),
      kingArthur('Apples (peeled, sliced)', '1 cup', 113),
    ],
  },
  applesauce: {
    level: [
      usda(
        9019,
        'Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)',
        '1 cup',
        244,
      ),
      kingArthur('Applesauce', '1 cup', 255),
    ],
  },
  'apricots-fresh': {
    sliced: [
      usda(9021, 'Apricots, raw', '1 cup, sliced', 165),
      newZealand('Apricot, fresh, raw', '250 ml, cubed', 176),
    ],
    halves: [usda(9021, 'Apricots, raw', '1 cup, halves', 155)],
  },
  'avocado-cubed': {
    cubed: [
      usda(9037, 'Avocados, raw, all commercial varieties', '1 cup, cubes', 150),
      norway('Avocado, pieces', 60),
    ],
    mashed: [
      usda(9037, 'Avocados, raw, all commercial varieties', '1 cup, pureed', 230),
      norway('Avocado, mashed', 90),
    ],
    sliced: [usda(9037, 'Avocados, raw, all commercial varieties', '1 cup, sliced', 146)],
  },
  'bananas-mashed': {
    mashed: [usda(9040, 'Bananas, raw', '1 cup, mashed', 225), kingArthur('Bananas (mashed)', '1 cup', 227)],
    sliced: [usda(9040, 'Bananas, raw', '1 cup, sliced', 150)],
  },
  blackberries: {
    level: [usda(9042, 'Blackberries, raw', '1 cup', 144), newZealand('Blackberry, raw', '250 ml', 123)],
  },
  blueberries: {
    level: [
      usda(9050, 'Blueberries, raw', '1 cup', 148),
      kingArthur('Blueberries (fresh)', '1 cup', 170),
      kingArthur('Blueberries (fresh or frozen)', '1 cup', 140),
    ],
  },
  raspberries: {
    level: [usda(9302, 'Raspberries, raw', '1 cup', 123), kingArthur('Raspberries (fresh)', '1 cup', 120)],
  },
  'strawberries-sliced': {
    sliced: [
      usda(9316, 'Strawberries, raw', '1 cup, sliced', 166),
      kingArthur('Strawberries (fresh sliced)', '1 cup', 167),
      recipes(34, '1 cup, sliced', 138),
    ],
    whole: [usda(9316, 'Strawberries, raw', '1 cup, whole', 144)],
    pureed: [usda(9316, 'Strawberries, raw', '1 cup, pureed', 232)],
    halves: [usda(9316, 'Strawberries, raw', '1 cup, halves', 152)],
  },
  'cherries-pitted': {
    level: [usda(9070, 'Cherries, sweet, raw', '1 cup, without pits', 154), recipes(14, '1 cup', 170)],
    chopped: [kingArthur('Cherries (fresh, pitted, chopped)', '1/2 cup', 80)],
  },
  cranberries: {
    whole: [
      usda(9078, 'Cranberries, raw', '1 cup, whole', 100),
      kingArthur('Cranberries (fresh or frozen)', '1 cup', 99),
      recipes(25, '1 cup', 113),
    ],
    chopped: [usda(9078, 'Cranberries, raw', '1 cup, chopped', 110)],
  },
  'red-currants': {
    level: [
      usda(9084, 'Currants, red and white, raw', '1 cup', 112),
      fineli(445, 'Punaherukka', '100 ml', 50),
    ],
  },
  gooseberries: {
    level: [usda(9107, 'Gooseberries, raw', '1 cup', 150), fineli(446, 'Gooseberry', '100 ml', 45)],
  },
  grapes: {
    level: [
      usda(9132, 'Grapes, red or green (European type, such as Thompson seedless), raw', '1 cup', 151),
      recipes(6, '1 cup', 151),
    ],
  },
  'kiwi-sliced': {
    sliced: [usda(9148, 'Kiwifruit, green, raw', '1 cup, sliced', 180), norway('Kiwi fruit', 65)],
  },
  'mango-diced': {
    pieces: [
      usda(9176, 'Mangos, raw', '1 cup pieces', 165),
      newZealand('Mango, flesh, raw', '250 ml, sliced', 176),
    ],
  },
  'melon-diced': {
    cubed: [usda(9181, 'Melons, cantaloupe, raw', '1 cup, cubes', 160)],
    diced: [usda(9181, 'Melons, cantaloupe, raw', '1 cup, diced', 156)],
  },
  'watermelon-diced': {
    diced: [
      usda(9326, 'Watermelon, raw', '1 cup, diced', 152),
      newZealand('Watermelon, flesh, raw', '250 ml, cubed', 201.1),
    ],
  },
  'orange-sections': {
    level: [
      usda(9200, 'Oranges, raw, all commercial varieties', '1 cup, sections', 180),
      norway('Orange', 70),
    ],
  },
  'peaches-sliced': {
    sliced: [
      usda(9236, 'Peaches, raw', '1 cup slices', 154),
      fineli(11051, 'Peach/nectarine, without skin and stone', '100 ml', 80),
    ],
    diced: [kingArthur('Peaches (peeled and diced)', '1 cup', 170)],
  },
  'pears-cubed': {
    cubed: [
      usda(9252, 'Pears, raw', '1 cup, cubes', 161),
      kingArthur('Pears (peeled and diced)', '1 cup', 163),
      norway('Pear', 60),
    ],
    diced: [kingArthur('Pears (peeled and diced)', '1 cup', 163)],
    sliced: [usda(9252, 'Pears, raw', '1 cup, slices', 140)],
  },
  'pineapple-chunks': {
    pieces: [
      usda(9266, 'Pineapple, raw, all varieties', '1 cup, chunks', 165),
      kingArthur('Pineapple (fresh or canned, diced)', '1 cup', 170),
    ],
    diced: [
      kingArthur('Pineapple (fresh or canned, diced)', '1 cup', 170),
      newZealand('Pineapple, raw', '250 ml, chopped', 164),
    ],
  },
  'plums-sliced': {
    sliced: [
      usda(9279, 'Plums, raw', '1 cup, sliced', 165),
      fineli(11053, 'Plum, without stone', '100 ml', 60),
    ],
  },
  'passion-fruit-pulp': {
    level: [
      usda(9231, 'Passion-fruit, (granadilla), purple, raw', '1 cup', 236),
      labels('Goya, Passion Fruit Pulp (45004329)', '120 ml (1/2 cup)', 97),
    ],
  },
  'rhubarb-diced': {
    diced: [usda(9307, 'Rhubarb, raw', '1 cup, diced', 122)],
    sliced: [kingArthur('Rhubarb (sliced, 1/2" slices)', '1 cup', 120)],
  },
  'lemon-zest': {
    level: [usda(9156, 'Lemon peel, raw', '1 tbsp', 6), recipes(4, '1 cup', 80)],
  },
  'orange-zest': { level: [usda(9216, 'Orange peel, raw', '1 tbsp', 6)] },
  mandarins: {
    level: [
      usda(9218, 'Tangerines, (mandarin oranges), raw', '1 cup, sections', 195),
      newZealand('Mandarins, raw', '250 ml, sectioned', 184),
    ],
  },
  'mandarins-canned': {
    drained: [usda(9383, 'Tangerines, (mandarin oranges), canned, juice pack, drained', '1 cup', 189)],
  },
  grapefruit: {
    pieces: [
      usda(9111, 'Grapefruit, raw, pink and red and white, all areas', '1 cup sections, with juice', 230),
      smae('Toronja en gajos', '1 cup', 150),
    ],
  },
  nectarines: { sliced: [usda(9191, 'Nectarines, raw', '1 cup slices', 143)] },
  'sour-cherries': {
    level: [usda(9063, 'Cherries, sour, red, raw', '1 cup, without pits', 155), recipes(6, '1 cup', 151)],
  },
  'sour-cherries-canned': {
    drained: [usda(9362, 'Cherries, sour, canned, water pack, drained', '1 cup', 168)],
  },
  'cherries-canned': {
    drained: [usda(9367, 'Cherries, sweet, canned, pitted, heavy syrup, drained', '1 cup', 179)],
  },
  'cherries-frozen': {
    level: [
      usda(9068, 'Cherries, sour, red, frozen, unsweetened', '1 cup, unthawed', 155),
      kingArthur('Cherries (frozen)', '1 cup', 113),
    ],
  },
  'pomegranate-arils': {
    level: [
      usda(9286, 'Pomegranates, raw', '1/2 cup arils (seed/juice sacs)', 87),
      norway('Pomegranate', 60),
    ],
  },
  papaya: {
    pieces: [usda(9226, 'Papayas, raw', '1 cup 1" pieces', 145)],
    mashed: [usda(9226, 'Papayas, raw', '1 cup, mashed', 230)],
  },
  lychees: { level: [usda(9164, 'Litchis, raw', '1 cup', 190)] },
  guavas: { level: [usda(9139, 'Guavas, common, raw', '1 cup', 165)] },
  jackfruit: { sliced: [usda(9144, 'Jackfruit, raw', '1 cup, sliced', 165)] },
  'cape-gooseberries': {
    level: [
      usda(9138, 'Groundcherries, (cape-gooseberries or poha), raw', '1 cup', 140),
      norway('Cape gooseberries', 60),
    ],
  },
  'star-fruit': { sliced: [usda(9060, 'Carambola, (starfruit), raw', '1 cup, sliced', 108)] },
  cherimoya: { pieces: [usda(9062, 'Cherimoya, raw', '1 cup, pieces', 160)] },
  soursop: { level: [usda(9315, 'Soursop, raw', '1 cup, pulp', 225)] },
  mamey: { pieces: [usda(9314, 'Sapote, mamey, raw', '1 cup 1" pieces', 175)] },
  lulo: { level: [usda(9450, 'Naranjilla (lulo) pulp, frozen, unsweetened', '1 cup thawed', 120)] },
  'prickly-pears': { level: [usda(9287, 'Prickly pears, raw', '1 cup', 149)] },
  plantains: { sliced: [usda(9277, 'Plantains, raw', '1 cup, sliced', 148)] },
  'black-currants': { level: [usda(9083, 'Currants, european black, raw', '1 cup', 112)] },
  elderberries: { level: [usda(9088, 'Elderberries, raw', '1 cup', 145)] },
  honeydew: { diced: [usda(9184, 'Melons, honeydew, raw', '1 cup, diced (approx 20 pieces per cup)', 170)] },
  'peaches-canned': {
    drained: [
      usda(9370, 'Peaches, canned, heavy syrup, drained', '1 cup', 222),
      newZealand('Peach, in syrup, drained', '250 ml', 261),
    ],
  },
  'pears-canned': {
    drained: [
      usda(9374, 'Pears, canned, heavy syrup, drained', '1 cup', 201),
      newZealand('Pear, in juice, drained', '250 ml', 240),
    ],
  },
  'apricots-canned': {
    halves: [
      usda(9357, 'Apricots, canned, heavy syrup, drained', '1 cup, halves', 219),
      newZealand('Apricot, canned in syrup, drained', '250 ml, halves', 254.7),
    ],
  },
  'pineapple-canned': {
    pieces: [
      usda(9354, 'Pineapple, canned, juice pack, drained', '1 cup, chunks', 181),
      newZealand('Pineapple, canned in juice, drained', '250 ml, chunk or pieces', 217.6),
    ],
    sliced: [usda(9354, 'Pineapple, canned, juice pack, drained', '1 cup, sliced', 162)],
  },
  'pineapple-crushed': {
    crushed: [
      usda(
        9268,
        'Pineapple, canned, juice pack, solids and liquids',
        '1 cup, crushed, sliced, or chunks',
        249,
      ),
      labels('Family Dollar, Crushed Pineapple in Juice (45004182)', '120 ml (1/2 cup)', 129),
    ],
    drained: [usda(9354, 'Pineapple, canned, juice pack, drained', '1 cup, crushed', 195)],
  },
  'fruit-cocktail': { drained: [usda(9351, 'Fruit cocktail, canned, heavy syrup, drained', '1 cup', 214)] },
  'strawberries-frozen': {
    level: [
      usda(9318, 'Strawberries, frozen, unsweetened', '1 cup, unthawed', 149),
      newZealand('Strawberry, frozen', '250 ml', 110),
      usda(9318, 'Strawberries, frozen, unsweetened', '1 cup, thawed', 221),
    ],
  },
  'strawberries-frozen-sweetened': {
    level: [usda(9320, 'Strawberries, frozen, sweetened, sliced', '1 cup, thawed', 255)],
  },
  'mixed-berries-frozen': {
    level: [
      kingArthur('Berries (frozen)', '1 cup', 142),
      labels('Full Circle, Organic Berry Medley (45010301)', '240 ml (1 cup)', 140),
      usda(9302, 'Raspberries, raw', '1 cup', 123),
      usda(9050, 'Blueberries, raw', '1 cup', 148),
    ],
  },
  'pineapple-dried': { level: [kingArthur('Pineapple (dried)', '1/2 cup', 71)] },
} as const satisfies FoodFigures;
