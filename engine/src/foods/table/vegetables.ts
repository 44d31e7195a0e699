import type { FoodFigures } from '../food.ts';
import {
  fao,
  fdc,
  fineli,
  kingArthur,
  labels,
  newZealand,
  norway,
  ntroPotatoes,
  recipes,
  smae,
  usda,
} from '../sources.ts';

export const vegetables = {
  'potato-flakes': {
    level: [
      usda(11378, 'Potatoes, mashed, dehydrated, flakes without milk, dry form', '1 cup', 60),
      kingArthur('Dried potato flakes (instant mashed potatoes)', '1/2 cup', 43),
    ],
  },
  'carrots-grated': {
    grated: [
      usda(11124, 'Carrots, raw', '1 cup grated', 110),
      kingArthur('Carrots (grated)', '1 cup', 99),
      recipes(19, '1 cup, grated', 150),
    ],
    chopped: [usda(11124, 'Carrots, raw', '1 cup chopped', 128)],
    diced: [kingArthur('Carrots (diced)', '1 cup', 142), usda(11124, 'Carrots, raw', '1 cup chopped', 128)],
    sliced: [usda(11124, 'Carrots, raw', '1 cup strips or slices', 122)],
  },
  'onions-chopped': {
    chopped: [
      usda(11282, 'Onions, raw', '1 cup, chopped', 160),
      kingArthur('Onions (fresh, diced)', '1 cup', 142),
      newZealand('Onion, red, raw', '250 ml, chopped', 120),
    ],
    sliced: [usda(11282, 'Onions, raw', '1 cup, sliced', 115), recipes(5, '1 cup, sliced', 151)],
    diced: [
      kingArthur('Onions (fresh, diced)', '1 cup', 142),
      usda(11282, 'Onions, raw', '1 cup, chopped', 160),
    ],
  },
  'shallots-sliced': {
    sliced: [
      kingArthur('Shallots (peeled and sliced)', '1 cup', 156),
      usda(11677, 'Shallots, raw', '1 tbsp chopped', 10),
      recipes(14, '1 cup, sliced', 117),
    ],
    chopped: [usda(11677, 'Shallots, raw', '1 tbsp chopped', 10), recipes(11, '1 cup, chopped', 170)],
  },
  'scallions-sliced': {
    sliced: [
      kingArthur('Scallions (sliced)', '1 cup', 64),
      usda(11291, 'Onions, spring or scallions (includes tops and bulb), raw', '1 cup, chopped', 100),
    ],
    chopped: [
      usda(11291, 'Onions, spring or scallions (includes tops and bulb), raw', '1 cup, chopped', 100),
      newZealand('Spring onion, raw', '250 ml, chopped', 69.5),
    ],
  },
  'leeks-sliced': {
    level: [
      usda(11246, 'Leeks, (bulb and lower leaf-portion), raw', '1 cup', 89),
      kingArthur('Leeks (diced)', '1 cup', 92),
      norway('Leek', 45),
    ],
    diced: [kingArthur('Leeks (diced)', '1 cup', 92), newZealand('Leek, raw', '250 ml, chopped', 106)],
  },
  'garlic-minced': {
    level: [usda(11215, 'Garlic, raw', '1 cup', 136), kingArthur('Garlic (minced)', '2 tbsp', 28)],
    sliced: [kingArthur('Garlic (peeled and sliced)', '1 cup', 149)],
  },
  'ginger-fresh': {
    level: [
      recipes(22, '1 cup', 128),
      usda(11216, 'Ginger root, raw', '1 tsp', 2),
      recipes(11, '1 cup, chopped or grated', 168),
    ],
    sliced: [
      usda(11216, 'Ginger root, raw', '1/4 cup slices (1" dia)', 24),
      kingArthur('Ginger (fresh, sliced)', '1/4 cup', 57),
    ],
  },
  'celery-chopped': {
    chopped: [
      usda(11143, 'Celery, raw', '1 cup chopped', 101),
      fineli(339, 'Celery', '100 ml', 50),
      recipes(5, '1 cup, chopped', 142),
    ],
    diced: [usda(11143, 'Celery, raw', '1 cup chopped', 101), kingArthur('Celery (diced)', '1 cup', 142)],
  },
  'bell-pepper-chopped': {
    chopped: [
      usda(11333, 'Peppers, sweet, green, raw', '1 cup, chopped', 149),
      kingArthur('Bell peppers (fresh)', '1 cup', 142),
      newZealand('Capsicum, green, raw', '250 ml, chopped', 125),
    ],
    sliced: [usda(11333, 'Peppers, sweet, green, raw', '1 cup, sliced', 92)],
  },
  'mushrooms-sliced': {
    sliced: [
      usda(11260, 'Mushrooms, white, raw', '1 cup, pieces or slices', 70),
      kingArthur('Mushrooms (sliced)', '1 cup', 78),
      newZealand('Mushroom, button, raw', '250 ml, sliced', 104),
    ],
    whole: [usda(11260, 'Mushrooms, white, raw', '1 cup, whole', 96)],
  },
  'spinach-raw': { leaves: [usda(11457, 'Spinach, raw', '1 cup', 30), norway('Spinach, raw', 12)] },
  'kale-chopped': {
    chopped: [
      newZealand('Kale, fresh, raw', '250 ml, chopped', 42.6),
      usda(11233, 'Kale, raw', '1 cup, chopped', 67),
      // USDA's own later measurement, in place of the one above
      fdc(168421, 'Kale, raw', '1 cup', 21),
    ],
  },
  arugula: {
    leaves: [usda(11959, 'Arugula, raw', '1/2 cup', 10), newZealand('Rocket, leaves, raw', '250 ml', 37.5)],
  },
  'lettuce-shredded': {
    shredded: [
      usda(11253, 'Lettuce, green leaf, raw', '1 cup shredded', 36),
      newZealand('Lettuce, green, raw', '250 ml, shredded', 25.9),
    ],
  },
  'cabbage-shredded': {
    shredded: [
      usda(11109, 'Cabbage, raw', '1 cup, shredded', 70),
      newZealand('Cabbage, green drumhead, leaves, raw', '250 ml, shredded', 63.5),
      fineli(320, 'White cabbage', '100 ml', 40),
    ],
    chopped: [usda(11109, 'Cabbage, raw', '1 cup, chopped', 89), smae('Col picada', '1 cup', 56)],
  },
  'red-cabbage': {
    shredded: [
      usda(11112, 'Cabbage, red, raw', '1 cup, shredded', 70),
      fineli(321, 'Red cabbage', '100 ml', 40),
    ],
    chopped: [usda(11112, 'Cabbage, red, raw', '1 cup, chopped', 89), smae('Col morada picada', '1 cup', 56)],
  },
  'broccoli-chopped': {
    chopped: [
      usda(11090, 'Broccoli, raw', '1 cup chopped', 91),
      newZealand('Broccoli, raw', '250 ml', 83),
      usda(11740, 'Broccoli, flower clusters, raw', '1 cup flowerets', 71),
    ],
  },
  'cauliflower-chopped': {
    chopped: [
      usda(11135, 'Cauliflower, raw', '1 cup chopped (1/2" pieces)', 107),
      fineli(322, 'Cauliflower', '100 ml', 40),
      newZealand('Cauliflower, raw', '250 ml, chopped', 134),
    ],
  },
  'cucumber-sliced': {
    sliced: [
      usda(11206, 'Cucumber, peeled, raw', '1 cup, sliced', 119),
      fineli(346, 'Cucumber', '100 ml', 45),
    ],
    chopped: [usda(11206, 'Cucumber, peeled, raw', '1 cup, pared, chopped', 133)],
  },
  'zucchini-chopped': {
    chopped: [
      usda(11477, 'Squash, summer, zucchini, includes skin, raw', '1 cup, chopped', 124),
      newZealand('Courgette, green, unpeeled, raw', '250 ml, chopped', 127.5),
    ],
    sliced: [usda(11477, 'Squash, summer, zucchini, includes skin, raw', '1 cup, sliced', 113)],
    shredded: [
      kingArthur('Zucchini (shredded)', '1 cup', 121),
      kingArthur('Zucchini (shredded)', '1 cup', 150),
      recipes(7, '1 cup, shredded', 113),
    ],
  }, // King Arthur gives shredded as 121 to 150 g
  'eggplant-cubed': {
    cubed: [usda(11209, 'Eggplant, raw', '1 cup, cubes', 82), fineli(362, 'Aubergine', '100 ml', 30)],
  },
  'potatoes-diced': {
    diced: [usda(11352, 'Potato, flesh and skin, raw', '1/2 cup, diced', 75), fao('Potato, raw', 0.59)],
  },
  'potatoes-mashed': {
    level: [
      usda(11371, 'Potatoes, mashed, home-prepared, whole milk and margarine added', '1 cup', 210),
      kingArthur('Mashed potatoes', '1 cup', 213),
    ],
  },
  'sweet-potato-cubed': {
    cubed: [
      usda(11507, 'Sweet potato, raw, unprepared', '1 cup, cubes', 133),
      fao('Sweet potato, raw', 0.44),
    ],
  },
  'pumpkin-cubed': {
    cubed: [
      usda(11422, 'Pumpkin, raw', '1 cup (1" cubes)', 116),
      newZealand('Pumpkin, Whangaparaoa crown, fresh, raw', '250 ml, sliced 5 x 2 x 2 cm', 128.2),
    ],
  },
  'pumpkin-puree': {
    level: [
      usda(11424, 'Pumpkin, canned, without salt', '1 cup', 245),
      kingArthur('Pumpkin purée', '1 cup', 227),
    ],
  },
  'butternut-cubed': {
    cubed: [
      usda(11485, 'Squash, winter, butternut, raw', '1 cup, cubes', 140),
      recipes(7, '1 cup, cubed', 140),
    ],
  },
  'beets-raw': {
    level: [
      usda(11080, 'Beets, raw', '1 cup', 136),
      newZealand('Beetroot, peeled, fresh, raw', '250 ml, sliced', 165.2),
    ],
  },
  asparagus: {
    level: [
      usda(11011, 'Asparagus, raw', '1 cup', 134),
      fineli(11689, 'Asparagus, raw, cleaned', '100 ml', 55),
    ],
  },
  'green-beans': {
    pieces: [
      usda(11052, 'Beans, snap, green, raw', '1 cup 1/2" pieces', 100),
      fineli(372, 'Bean, green bean, string bean', '100 ml', 55),
    ],
  },
  'peas-green': {
    level: [usda(11304, 'Peas, green, raw', '1 cup', 145), fineli(370, 'Pea, green', '100 ml', 60)],
  },
  'corn-kernels': {
    level: [
      usda(11167, 'Corn, sweet, yellow, raw', '1 cup', 145),
      kingArthur('Corn (fresh or frozen)', '1/4 cup', 38),
      fao('Sweet corn, raw', 0.61),
    ],
  },
  'radish-sliced': {
    sliced: [
      usda(11429, 'Radishes, raw', '1 cup slices', 116),
      newZealand('Radish, raw', '250 ml, sliced', 156),
    ],
  },
  'tomatoes-chopped': {
    chopped: [
      usda(11529, 'Tomatoes, red, ripe, raw, year round average', '1 cup, chopped or sliced', 180),
      newZealand('Tomato, whole, raw', '250 ml, chopped', 167.5),
    ],
  },
  'tomatoes-plum': {
    chopped: [
      usda(11529, 'Tomatoes, red, ripe, raw, year round average', '1 cup, chopped or sliced', 180),
      recipes(6, '1 cup, chopped', 194),
    ],
  },
  'tomatoes-cherry': {
    whole: [
      usda(11529, 'Tomatoes, red, ripe, raw, year round average', '1 cup cherry tomatoes', 149),
      norway('Cherry tomato', 65),
    ],
  },
  'tomatoes-sun-dried': {
    level: [
      usda(11955, 'Tomatoes, sun-dried', '1 cup', 54),
      kingArthur('Sundried tomatoes (dry pack)', '1 cup', 170),
    ],
  }, // dry-packed, not in oil
  'tomatoes-canned': {
    level: [
      usda(11531, 'Tomatoes, red, ripe, canned, packed in tomato juice', '1 cup', 240),
      fineli(398, 'Tomatoes, crushed, canned', '100 ml', 100),
    ],
  },
  'kalamata-olives': { level: [fdc(2345615, 'Olives, NFS', '1 cup', 135), recipes(17, '1 cup', 149)] },
  'olives-sliced': {
    sliced: [
      kingArthur('Olives (sliced)', '1 cup', 142),
      labels('Musco, Sliced California Ripe Olives (45018253)', '30 ml (2 tbsp)', 16),
    ],
  },
  jalapenos: { sliced: [usda(11979, 'Peppers, jalapeno, raw', '1 cup, sliced', 90)] },
  'jalapenos-pickled': {
    sliced: [usda(11632, 'Peppers, jalapeno, canned, solids and liquids', '1 cup, sliced', 104)],
  },
  'green-chili': {
    chopped: [
      usda(11670, 'Peppers, hot chili, green, raw', '1/2 cup, chopped or diced', 75),
      fao('Chili, green', 0.5),
    ],
  },
  'red-chili': {
    chopped: [
      usda(11819, 'Peppers, hot chili, red, raw', '1/2 cup, chopped or diced', 75),
      fao('Chili, red', 0.5),
    ],
  },
  'green-chilies-canned': { level: [usda(11980, 'Peppers, chili, green, canned', '1 cup', 139)] },
  'serrano-chilies': { chopped: [usda(11977, 'Peppers, serrano, raw', '1 cup, chopped', 105)] },
  pimientos: { level: [usda(11943, 'Pimento, canned', '1 cup', 192)] },
  'bok-choy': {
    shredded: [
      usda(11116, 'Cabbage, chinese (pak-choi), raw', '1 cup, shredded', 70),
      newZealand('Cabbage, bok choy, raw', '250 ml, chopped', 77.4),
    ],
  },
  'baby-bok-choy': { shredded: [usda(11116, 'Cabbage, chinese (pak-choi), raw', '1 cup, shredded', 70)] },
  'napa-cabbage': {
    shredded: [
      usda(11119, 'Cabbage, chinese (pe-tsai), raw', '1 cup, shredded', 76),
      fineli(359, 'Chinese cabbage', '100 ml', 25),
    ],
  },
  'savoy-cabbage': {
    shredded: [
      usda(11114, 'Cabbage, savoy, raw', '1 cup, shredded', 70),
      newZealand('Cabbage, savoy, raw', '250 ml, chopped or shredded', 66.6),
    ],
  },
  'brussels-sprouts': {
    whole: [
      labels('Weis, Brussels Sprouts (45004995)', '180 ml (3/4 cup)', 85),
      usda(11098, 'Brussels sprouts, raw', '1 cup', 88),
      fineli(327, 'Ruusukaali', '100 ml', 60),
    ],
  },
  kohlrabi: {
    level: [usda(11241, 'Kohlrabi, raw', '1 cup', 135), newZealand('Kohlrabi, raw', '250 ml, sliced', 180)],
  },
  celeriac: { level: [usda(11141, 'Celeriac, raw', '1 cup', 156), norway('Celeriac root', 50)] },
  turnips: {
    cubed: [
      usda(11564, 'Turnips, raw', '1 cup, cubes', 130),
      newZealand('Turnip, root, raw', '250 ml, diced', 134),
    ],
  },
  rutabaga: { cubed: [usda(11435, 'Rutabagas, raw', '1 cup, cubes', 140), norway('Swede', 55)] },
  parsnips: {
    sliced: [
      usda(11298, 'Parsnips, raw', '1 cup slices', 133),
      newZealand('Parsnip, raw', '250 ml, sliced', 160),
    ],
  },
  'fennel-bulb': {
    sliced: [
      usda(11957, 'Fennel, bulb, raw', '1 cup, sliced', 87),
      newZealand('Fennel, Florence, raw', '250 ml, sliced', 81.6),
      norway('Fennel', 45),
    ],
  },
  'swiss-chard': {
    leaves: [
      usda(11147, 'Chard, swiss, raw', '1 cup', 36),
      newZealand('Silverbeet, leaves & stems, fresh, raw', '250 ml, chopped', 33.2),
      smae('Acelga', '1 cup', 49),
    ],
  },
  'endive-belgian': { level: [usda(11151, 'Chicory, witloof, raw', '1/2 cup', 45)] },
  'endive-curly': {
    chopped: [usda(11213, 'Endive, raw', '1/2 cup, chopped', 25), recipes(17, '1 cup, torn', 34)],
  },
  radicchio: {
    shredded: [usda(11952, 'Radicchio, raw', '1 cup, shredded', 40), recipes(3, '1 cup, shredded', 57)],
  },
  'romaine-lettuce': {
    shredded: [
      usda(11251, 'Lettuce, cos or romaine, raw', '1 cup shredded', 47),
      newZealand('Lettuce, raw, cos', '250 ml, shredded', 58),
    ],
  },
  'iceberg-lettuce': {
    shredded: [
      usda(11252, 'Lettuce, iceberg (includes crisphead types), raw', '1 cup shredded', 72),
      fineli(331, 'Iceberg lettuce', '100 ml', 25),
    ],
  },
  'butter-lettuce': {
    shredded: [
      usda(
        11250,
        'Lettuce, butterhead (includes boston and bibb types), raw',
        '1 cup, shredded or chopped',
        55,
      ),
    ],
  },
  'lambs-lettuce': { leaves: [recipes(4, '1 cup', 22), usda(11190, 'Cornsalad, raw', '1 cup', 56)] },
  watercress: {
    chopped: [usda(11591, 'Watercress, raw', '1 cup, chopped', 34), recipes(8, '1 cup, sprigs', 28)],
  },
  'collard-greens': {
    chopped: [
      usda(11161, 'Collards, raw', '1 cup, chopped', 36),
      labels('Walter P. Rawl, Organic Collard Greens (FDC 2426873)', '600 ml (2 1/2 cup)', 85),
    ],
  },
  'mustard-greens': { chopped: [usda(11270, 'Mustard greens, raw', '1 cup, chopped', 56)] },
  'broccoli-rabe': { chopped: [usda(11096, 'Broccoli raab, raw', '1 cup chopped', 40)] },
  'spinach-frozen': {
    level: [
      usda(11463, 'Spinach, frozen, chopped or leaf, unprepared', '1 cup', 156),
      fineli(34228, 'Spinach, frozen', '100 ml', 50),
    ],
  },
  'spinach-cooked': {
    level: [
      usda(11458, 'Spinach, cooked, boiled, drained, without salt', '1 cup', 180),
      newZealand('Spinach, English, boiled, drained, no salt added', '250 ml', 150),
    ],
  },
  'broccoli-cooked': {
    chopped: [
      usda(11091, 'Broccoli, cooked, boiled, drained, without salt', '1/2 cup, chopped', 78),
      fineli(3343, 'Parsakaali, keitetty, suolaton', '100 ml', 55),
    ],
  },
  'artichoke-hearts': {
    level: [
      usda(
        11010,
        'Artichokes, (globe or french), frozen, cooked, boiled, drained, without salt',
        '1 cup',
        168,
      ),
    ],
  },
  'jerusalem-artichokes': {
    sliced: [
      usda(11226, 'Jerusalem-artichokes, raw', '1 cup slices', 150),
      norway('Jerusalem artichoke', 55),
    ],
  },
  salsify: {
    sliced: [
      usda(11437, 'Salsify, (vegetable oyster), raw', '1 cup slices', 133),
      norway('Salsify, black', 55),
    ],
  },
  cassava: { level: [usda(11134, 'Cassava, raw', '1 cup', 206), fao('Cassava, raw', 0.63)] },
  taro: { sliced: [usda(11518, 'Taro, raw', '1 cup, sliced', 104)] },
  yams: { cubed: [usda(11601, 'Yam, raw', '1 cup, cubes', 150), fao('Yam, raw', 0.66)] },
  jicama: { sliced: [usda(11603, 'Yambean (jicama), raw', '1 cup slices', 120)] },
  daikon: { sliced: [usda(11430, 'Radishes, oriental, raw', '1 cup slices', 116)] },
  'beets-cooked': { sliced: [usda(11084, 'Beets, canned, drained solids', '1 cup slices', 170)] },
  'potatoes-boiled': {
    level: [
      usda(11367, 'Potatoes, boiled, cooked without skin, flesh, without salt', '1/2 cup', 78),
      fao('Potato, boiled', 0.59),
    ],
  },
  // Diced, and shredded, which is lighter. USDA's half cup of 105 g (NDB 11390) is as heavy as mashed potatoes
  'hash-browns': { level: [recipes(2, '1 cup', 113), ntroPotatoes('Frozen, shredded', '1 1/4 cup', 85)] },
  'tater-tots': { level: [usda(11398, 'Potato puffs, frozen, unprepared', '1 cup', 120)] },
  'yellow-squash': {
    sliced: [usda(11467, 'Squash, summer, crookneck and straightneck, raw', '1 cup sliced', 127)],
  },
  'red-kuri-squash': { cubed: [usda(11643, 'Squash, winter, all varieties, raw', '1 cup, cubes', 116)] },
  'winter-squash': {
    cubed: [
      usda(11643, 'Squash, winter, all varieties, raw', '1 cup, cubes', 116),
      // The row of all varieties repeats the cup of Hubbard squash
      usda(11482, 'Squash, winter, acorn, raw', '1 cup, cubes', 140),
    ],
  },
  'acorn-squash': { cubed: [usda(11482, 'Squash, winter, acorn, raw', '1 cup, cubes', 140)] },
  'spaghetti-squash': { cubed: [usda(11492, 'Squash, winter, spaghetti, raw', '1 cup, cubes', 101)] },
  'squash-blossoms': { level: [usda(11416, 'Pumpkin flowers, raw', '1 cup', 33)] },
  okra: {
    level: [
      usda(11278, 'Okra, raw', '1 cup', 100),
      newZealand('Okra, fresh or frozen, raw', '250 ml, sliced', 88),
    ],
  },
  chayote: { pieces: [usda(11149, 'Chayote, fruit, raw', '1 cup (1" pieces)', 132)] },
  nopales: { sliced: [usda(11963, 'Nopales, raw', '1 cup, sliced', 86)] },
  tomatillos: { chopped: [usda(11954, 'Tomatillos, raw', '1/2 cup, chopped or diced', 66)] },
  'green-tomatoes': { level: [usda(11527, 'Tomatoes, green, raw', '1 cup', 180)] },
  'tomatoes-crushed': {
    level: [
      usda(11693, 'Tomatoes, crushed, canned', '1/2 cup', 121),
      fineli(398, 'Tomatoes, crushed, canned', '100 ml', 100),
    ],
  },
  'tomatoes-with-green-chilies': {
    level: [
      usda(11537, 'Tomatoes, red, ripe, canned, with green chilies', '1 cup', 241),
      labels('Food Club, Diced Tomatoes & Green Chilies (45010499)', '120 ml (1/2 cup)', 121),
    ],
  },
  'stewed-tomatoes': {
    level: [
      usda(11533, 'Tomatoes, red, ripe, canned, stewed', '1 cup', 255),
      labels('Fresh & Easy, Stewed Tomatoes (45001693)', '120 ml (1/2 cup)', 123),
    ],
  },
  'oil-packed-tomatoes': {
    drained: [
      usda(11956, 'Tomatoes, sun-dried, packed in oil, drained', '1 cup', 110),
      fineli(30444, 'Tomato, sun-dried, in oil', '100 ml', 60),
    ],
  },
  'peas-canned': {
    drained: [
      usda(
        11308,
        'Peas, green (includes baby and lesuer types), canned, drained solids, unprepared',
        '1 cup',
        175,
      ),
    ],
  },
  'peas-and-carrots': { level: [usda(11322, 'Peas and carrots, frozen, unprepared', '1/2 cup', 70)] },
  'snow-peas': {
    whole: [usda(11300, 'Peas, edible-podded, raw', '1 cup, whole', 63), recipes(6, '1 cup', 99)],
  },
  'sugar-snap-peas': {
    whole: [usda(11300, 'Peas, edible-podded, raw', '1 cup, whole', 63), recipes(4, '1 cup', 93)],
  },
  'green-beans-canned': {
    drained: [
      usda(11056, 'Beans, snap, green, canned, regular pack, drained solids', '1 cup solids', 153),
      fdc(169143, 'Beans, snap, green, canned, regular pack, drained solids', '1 cup', 135),
    ],
  },
  'fava-beans': {
    level: [
      usda(11088, 'Broadbeans, immature seeds, raw', '1 cup', 109),
      newZealand('Bean, frozen, raw, broad', '250 ml', 158),
    ],
  },
  'lima-beans': {
    level: [
      usda(11031, 'Lima beans, immature seeds, raw', '1 cup', 156),
      usda(11039, 'Lima beans, immature seeds, frozen, baby, unprepared', '1 cup', 164),
    ],
  },
  'corn-canned': {
    drained: [
      usda(11172, 'Corn, sweet, yellow, canned, whole kernel, drained solids', '1 cup', 164),
      fao('Sweet corn, boiled', 0.73),
    ],
  },
  'corn-creamed': {
    level: [
      usda(11174, 'Corn, sweet, yellow, canned, cream style, regular pack', '1 cup', 256),
      labels('Family Dollar, Cream Style Sweet Corn (45004174)', '120 ml (1/2 cup)', 125),
    ],
  },
  'bamboo-shoots': {
    sliced: [
      usda(11028, 'Bamboo shoots, canned, drained solids', '1 cup (1/8" slices)', 131),
      norway('Bamboo shoots, canned', 60),
    ],
  },
  'hearts-of-palm': { level: [usda(11961, 'Hearts of palm, canned', '1 cup', 146)] },
  'mushrooms-canned': { drained: [usda(11264, 'Mushrooms, canned, drained solids', '1 cup', 156)] },
  'portobello-mushrooms': { diced: [usda(11265, 'Mushrooms, portabella, raw', '1 cup diced', 86)] },
  chanterelles: { level: [usda(11239, 'Mushrooms, Chanterelle, raw', '1 cup', 54)] },
  morels: { level: [usda(11240, 'Mushrooms, morel, raw', '1 cup', 66)] },
  'oyster-mushrooms': { sliced: [usda(11987, 'Mushrooms, oyster, raw', '1 cup sliced', 86)] },
  enoki: { whole: [usda(11950, 'Mushrooms, enoki, raw', '1 cup whole', 64)] },
  'wood-ear-dried': { level: [usda(11988, 'Fungi, Cloud ears, dried', '1 cup', 28)] },
  'bean-sprouts': {
    level: [
      usda(11043, 'Mung beans, mature seeds, sprouted, raw', '1 cup', 104),
      fineli(384, 'Beansprouts and alfalfa sprouts, average', '100 ml', 40),
      recipes(12, '1 cup', 62),
    ],
  },
  'soybean-sprouts': { level: [usda(11452, 'Soybeans, mature seeds, sprouted, raw', '1/2 cup', 35)] },
  'alfalfa-sprouts': { level: [usda(11001, 'Alfalfa seeds, sprouted, raw', '1 cup', 33)] },
  edamame: { level: [usda(11211, 'Edamame, frozen, unprepared', '1 cup', 118), recipes(5, '1 cup', 151)] },
  sauerkraut: {
    level: [
      usda(11439, 'Sauerkraut, canned, solids and liquids', '1 cup', 142),
      fineli(3204, 'Hapankaali', '100 ml', 60),
    ],
  },
  'mixed-vegetables-canned': {
    drained: [usda(11581, 'Vegetables, mixed, canned, drained solids', '1 cup', 163)],
  },
  hominy: { level: [usda(20030, 'Hominy, canned, white', '1 cup', 165)] },
  'carrot-puree': { pureed: [kingArthur('Carrots (cooked and puréed)', '1/2 cup', 128)] },
  'carrots-cooked': {
    sliced: [
      usda(11125, 'Carrots, cooked, boiled, drained, without salt', '1/2 cup slices', 78),
      newZealand('Carrot, flesh, fresh, boiled, drained, no salt added', '250 ml, sliced 1 cm thick', 145.6),
    ],
  },
  'sweet-potato-puree': {
    mashed: [
      usda(11514, 'Sweet potato, canned, mashed', '1 cup', 255),
      fineli(35236, 'Bataattisose, kevytmaito', '100 ml', 85),
    ],
  }, // not USDA's 328 g of boiled ones: no mashed vegetable is a third heavier than water
  purslane: { level: [usda(11427, 'Purslane, raw', '1 cup', 43), smae('Verdolaga limpia', '1 cup', 96)] },
  sorrel: {
    chopped: [recipes(4, '1 cup, chopped or torn', 47), usda(11616, 'Dock, raw', '1 cup, chopped', 133)],
  },
  kimchi: {
    level: [fdc(170392, 'Cabbage, kimchi', '1 cup', 150), fdc(2345604, 'Kimchi', '1 cup', 150)],
  },
  'salad-greens': {
    loose: [
      fdc(2345312, 'Mixed salad greens, raw', '1 cup', 35),
      recipes(21, '1 cup', 23),
      recipes(12, '1 cup, of baby greens', 19),
    ],
  },
} as const satisfies FoodFigures;
