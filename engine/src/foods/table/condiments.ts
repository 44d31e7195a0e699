import type { FoodFigures } from '../food.ts';
import {
  bobsRedMill,
  cojicaji,
  dmCoffee,
  fao,
  fdc,
  fineli,
  kingArthur,
  labels,
  newZealand,
  norway,
  osakaGas,
  usda,
  wikipedia,
} from '../sources.ts';

export const condiments = {
  'nutritional-yeast': { level: [bobsRedMill('Nutritional yeast', '1/4 cup', 15)] },
  miso: { level: [usda(16112, 'Miso', '1 cup', 275), osakaGas('みそ', 18)] },
  capers: {
    drained: [
      usda(2054, 'Capers, canned', '1 tbsp, drained', 8.6),
      norway('Capers, canned', 60),
      labels('Napoleon, Imported Non-Pareilles Capers (45015530)', '15 ml (1 tbsp)', 12),
    ],
  },
  mayonnaise: {
    level: [
      usda(4025, 'Salad dressing, mayonnaise, regular', '1 cup', 220),
      kingArthur('Mayonnaise', '1/2 cup', 113),
      fao('Mayonnaise, traditional', 0.91),
    ],
  },
  'mustard-prepared': {
    level: [usda(2046, 'Mustard, prepared, yellow', '1 cup', 249), fineli(28, 'Mustard', '100 ml', 110)],
  },
  ketchup: {
    level: [
      usda(11935, 'Catsup', '1 tbsp', 17),
      usda(11935, 'Catsup', '1 cup', 240),
      fineli(353, 'Tomato ketchup', '100 ml', 120),
    ],
  }, // the two USDA measures of the same entry differ
  'soy-sauce': {
    level: [usda(16123, 'Soy sauce made from soy and wheat (shoyu)', '1 cup', 255), fao('Sauce, soy', 1.12)],
  },
  tamari: {
    level: [
      usda(16124, 'Soy sauce made from soy (tamari)', '1 tbsp', 18),
      fineli(31, 'Soy sauce', '100 ml', 120),
    ],
  },
  'worcestershire-sauce': {
    level: [
      usda(6971, 'Sauce, worcestershire', '1 cup', 275),
      newZealand('Sauce, Worcestershire', '15 ml', 18),
    ],
  },
  'fish-sauce': {
    level: [
      usda(6179, 'Sauce, fish, ready-to-serve', '1 tbsp', 18),
      newZealand('Sauce, fish', '15 ml', 18.2),
    ],
  },
  'oyster-sauce': {
    level: [
      usda(6176, 'Sauce, oyster, ready-to-serve', '1 tbsp', 18),
      labels('Kikkoman, Oyster Sauce (45016035)', '15 ml (1 tbsp)', 18),
      cojicaji('オイスターソース', '15 ml', 18),
    ],
  },
  'hoisin-sauce': {
    level: [
      labels('Koon Chun, Hoisin Sauce (45018059)', '15 ml (1 tbsp)', 19.35),
      labels('Lee Kum Kee, Hoisin Sauce (45018078)', '30 ml (2 tbsp)', 42),
      usda(6175, 'Sauce, hoisin, ready-to-serve', '1 tbsp', 16),
    ],
  },
  'teriyaki-sauce': {
    level: [
      usda(6112, 'Sauce, teriyaki, ready-to-serve', '1 cup', 288),
      labels('H.T. Traders, Teriyaki Sauce (45003697)', '15 ml (1 tbsp)', 17),
    ],
  },
  'barbecue-sauce': {
    level: [
      usda(6150, 'Sauce, barbecue', '1 cup', 279),
      fineli(5008, 'Maustekastike, grillauskastike', '100 ml', 100),
    ],
  },
  salsa: {
    level: [
      usda(6164, 'Sauce, salsa, ready-to-serve', '1 cup', 259),
      labels('Aldi, Chunky Salsa (45003942)', '30 ml (2 tbsp)', 31),
    ],
  },
  pesto: { level: [kingArthur('Basil pesto', '2 tbsp', 28)] },
  'horseradish-prepared': { level: [usda(2055, 'Horseradish, prepared', '1 tbsp', 15)] },
  'tomato-paste': {
    level: [
      usda(11546, 'Tomato products, canned, paste, without salt added', '1 cup', 262),
      kingArthur('Tomato paste', '2 tbsp', 29),
    ],
  },
  'tomato-puree': {
    level: [
      usda(11547, 'Tomato products, canned, puree, without salt added', '1 cup', 250),
      newZealand("Tomato, puree, canned, Wattie's", '250 ml', 254.3),
    ],
  },
  'tomato-sauce': {
    level: [
      usda(11549, 'Tomato products, canned, sauce', '1 cup', 245),
      fineli(30728, 'Tomaattikastike', '100 ml', 100),
    ],
  },
  'cider-vinegar': {
    level: [usda(2048, 'Vinegar, cider', '1 cup', 239), fineli(933, 'Vinegar', '100 ml', 100)],
  },
  'white-vinegar': {
    level: [usda(2053, 'Vinegar, distilled', '1 cup', 238), fineli(933, 'Vinegar', '100 ml', 100)],
  },
  'red-wine-vinegar': {
    level: [
      usda(2068, 'Vinegar, red wine', '1 cup', 239),
      fineli(929, 'Vinegar, wine vinegar', '100 ml', 100),
    ],
  },
  'balsamic-vinegar': { level: [usda(2069, 'Vinegar, balsamic', '1 cup', 255)] },
  'hot-sauce': {
    level: [
      usda(6168, 'Sauce, ready-to-serve, pepper or hot', '1 tsp', 4.7),
      newZealand('Sauce, tabasco', '250 ml', 258),
    ],
  },
  'pico-de-gallo': { level: [usda(27027, 'PACE, Pico De Gallo', '2 tbsp', 32)] },
  'caesar-dressing': { level: [usda(43015, 'Salad dressing, caesar dressing, regular', '1 cup', 235)] },
  'italian-dressing': {
    level: [
      usda(4114, 'Salad dressing, italian dressing, commercial, regular', '1 cup', 235),
      newZealand('Dressing, Italian, Kraft', '15 ml', 14.7),
    ],
  },
  'french-dressing': {
    level: [usda(4120, 'Salad dressing, french dressing, commercial, regular', '1 cup', 250)],
  },
  'thousand-island-dressing': {
    level: [
      usda(4017, 'Salad dressing, thousand island, commercial, regular', '1 cup', 250),
      labels("Ken's, Thousand Island Dressing (45017129)", '30 ml (2 tbsp)', 31),
    ],
  },
  vinaigrette: { level: [usda(4135, 'Salad dressing, home recipe, vinegar and oil', '1 cup', 250)] },
  'dill-pickles': {
    chopped: [usda(11937, 'Pickles, cucumber, dill or kosher dill', '1 cup, chopped or diced', 143)],
    sliced: [usda(11937, 'Pickles, cucumber, dill or kosher dill', '1 cup (about 23 slices)', 155)],
  },
  'sweet-pickles': {
    chopped: [
      usda(11940, 'Pickles, cucumber, sweet (includes bread and butter pickles)', '1 cup, chopped', 160),
    ],
    sliced: [
      usda(
        11940,
        'Pickles, cucumber, sweet (includes bread and butter pickles)',
        '1 cup sliced or chips',
        153,
      ),
    ],
  },
  'pickle-relish': {
    level: [
      usda(11945, 'Pickle relish, sweet', '1 cup', 245),
      fineli(394, 'Salad, sweet pickle relish', '100 ml', 120),
    ],
  },
  'preserved-radish': { level: [usda(43142, 'Radishes, hawaiian style, pickled', '1 cup', 150)] },
  'preserved-mustard-greens': { level: [usda(43144, 'Cabbage, mustard, salted', '1 cup', 128)] },
  gravy: { level: [usda(6116, 'Gravy, beef, canned, ready-to-serve', '1 cup', 233)] },
  'chili-sauce': {
    level: [
      usda(6961, 'Sauce, peppers, hot, chili, mature red, canned', '1 cup', 245),
      labels('Food Club, Chili Sauce (45009993)', '15 ml (1 tbsp)', 17),
    ],
  },
  'peanut-sauce': {
    level: [
      usda(6618, 'Sauce, peanut, made from coconut, water, sugar, peanuts', '1 tbsp', 17),
      labels('Lee Kum Kee, Peanut Sauce (45004987)', '60 ml (1/4 cup)', 56),
    ],
  },
  'plum-sauce': {
    level: [
      usda(6151, 'Sauce, plum, ready-to-serve', '1 cup', 305),
      labels('Asian Gourmet, Chinese Plum Sauce (45020039)', '30 ml (2 tbsp)', 37),
    ],
  },
  'sesame-paste': {
    level: [
      usda(12169, 'Seeds, sesame butter, paste', '1 tbsp', 16),
      labels("Karam's, Tahini of roasted sesame seeds (45019652)", '15 ml (1 tbsp)', 14),
    ],
  },
  'marinara-sauce': {
    level: [
      usda(6976, 'Sauce, pasta, spaghetti/marinara, ready-to-serve, low sodium', '1 cup', 257),
      labels('Topco, Marinara Pasta Sauce (45020588)', '120 ml (1/2 cup)', 123),
    ],
  },
  'bechamel-sauce': {
    level: [
      usda(6166, 'Sauce, homemade, white, medium', '1 cup', 250),
      fineli(1239, 'Maitokastike, valkokastike, kevytmaito, rasva-jauhosuurus', '100 ml', 100),
    ],
  },
  'taco-sauce': { level: [usda(6604, 'PACE, Red Taco Sauce', '1 tbsp', 16), norway('Taco sauce', 105)] },
  'salsa-verde': {
    level: [
      usda(27028, 'PACE, Salsa Verde', '2 tbsp', 32),
      labels('El Mexicano, Salsa Verde (45004666)', '60 ml (1/4 cup)', 61),
    ],
  },
  'white-balsamic-vinegar': {
    level: [fdc(2344845, 'Vinegar', '1 tbsp', 15), usda(2069, 'Vinegar, balsamic', '1 tbsp', 16)],
  },
  'buffalo-sauce': { level: [fdc(2345264, 'Buffalo sauce', '1 tbsp', 16)] },
  'chili-oil': { level: [fdc(2345737, 'Vegetable oil, NFS', '1 tbsp', 14)] },
  mirin: { level: [cojicaji('Mirin', '15 ml', 18)] },
  'rice-vinegar': { level: [fdc(2344845, 'Vinegar', '1 tbsp', 15), fineli(933, 'Vinegar', '100 ml', 100)] },
  'white-wine-vinegar': {
    level: [fineli(929, 'Vinegar, wine vinegar', '100 ml', 100), fdc(2344845, 'Vinegar', '1 tbsp', 15)],
  },
  'sherry-vinegar': {
    level: [fineli(929, 'Vinegar, wine vinegar', '100 ml', 100), fdc(2344845, 'Vinegar', '1 tbsp', 15)],
  },
  'champagne-vinegar': {
    level: [fineli(929, 'Vinegar, wine vinegar', '100 ml', 100), fdc(2344845, 'Vinegar', '1 tbsp', 15)],
  },
  'malt-vinegar': { level: [fdc(2344845, 'Vinegar', '1 tbsp', 15), fineli(933, 'Vinegar', '100 ml', 100)] },
  sriracha: {
    level: [
      fdc(171186, 'Sauce, hot chile, sriracha', '1 tsp', 6.5),
      fdc(171188, 'Sauce, hot chile, sriracha, Tuong Ot Sriracha', '1 tsp', 6.2),
      labels('HT Traders, Sriracha Sauce (45004407)', '15 ml (1 tbsp)', 17),
    ],
  },
  guacamole: { level: [fdc(2344801, 'Guacamole, NFS', '1 tbsp', 15)] },
  'ranch-dressing': {
    level: [
      fdc(2345769, 'Ranch dressing', '1 cup', 240),
      fdc(173592, 'Salad dressing, ranch dressing, regular', '1 tbsp', 15),
    ],
  },
  'pickled-ginger': {
    drained: [
      fdc(169765, 'Ginger root, pickled, canned, with artificial sweetener', '2 tbsp', 25),
      fdc(2345609, 'Ginger root, pickled', '1 cup', 240),
    ],
  },
  'cream-soup-condensed': {
    level: [
      usda(6016, 'Soup, cream of chicken, canned, condensed', '1/2 cup (4 fl oz)', 126),
      usda(6182, 'Soup, cream of mushroom, canned, condensed, reduced sodium', '1 cup', 251),
    ],
  },
  'curry-sauce': { level: [fdc(2345735, 'Curry sauce', '1 tbsp', 16)] },
  'chicken-bouillon-powder': {
    level: [
      labels('Topco, Chicken Instant Bouillon (45011297)', '5 ml (1 tsp)', 4),
      norway('Bouillon powder', 70),
      usda(6080, 'Soup, chicken broth or bouillon, dry', '1 tsp', 2),
    ],
  },
  'beef-bouillon-powder': { level: [fineli(38, 'Meat bouillon powder/cube', '15 ml', 11)] },
  'pizza-sauce': {
    level: [
      usda(6152, 'Sauce, pizza, canned, ready-to-serve', '1/4 cup', 63),
      labels('Weis, Traditional Pizza Sauce (45005419)', '60 ml (1/4 cup)', 61),
    ],
  },
  'enchilada-sauce': {
    level: [fdc(2345254, 'Enchilada sauce, red', '1 tbsp', 16), usda(6599, 'Enchilada sauce', '1/4 cup', 60)],
  },
  'tartar-sauce': { level: [usda(27049, 'Sauce, tartar, ready-to-serve', '2 tbsp', 30)] },
  'cocktail-sauce': {
    level: [
      fdc(2345266, 'Cocktail sauce', '1 tbsp', 17),
      usda(27051, 'Sauce, cocktail, ready-to-serve', '1/4 cup', 60),
      labels('ShopRite, Seafood Cocktail Sauce (45014458)', '60 ml (1/4 cup)', 66),
    ],
  },
  'steak-sauce': {
    level: [fdc(2345265, 'Steak sauce', '1 tbsp', 17), newZealand('Sauce, brown', '15 ml', 16)],
  },
  'olive-tapenade': { level: [fdc(2345619, 'Olive tapenade', '1 tbsp', 16)] },
  'hollandaise-sauce': { level: [fdc(2345728, 'Hollandaise sauce', '1 tbsp', 16)] },
  tzatziki: {
    level: [
      fdc(2340828, 'Tzatziki dip', '1 tbsp', 15),
      labels("Cedar's, Tzatziki (45006094)", '30 ml (2 tbsp)', 28),
    ],
  },
  wasabi: {
    level: [fdc(171831, 'Wasabi', '1 tsp', 6.5), fdc(2345630, 'Wasabi paste', '1 tbsp', 16)],
  },
  'horseradish-cream': { level: [fdc(2345731, 'Horseradish sauce', '1 tbsp', 16)] },
  'honey-mustard': { level: [fdc(2345613, 'Honey mustard dip', '1 tbsp', 15)] },
  'mango-chutney': {
    level: [
      labels('Kerala Curry, Hot Mango Chutney (45004076)', '15 ml (1 tbsp)', 21),
      fdc(2344803, 'Chutney', '1 tbsp', 16),
    ],
  },
  gochujang: { level: [wikipedia('Gochujang', '1 tbsp', 19)] },
  harissa: { level: [dmCoffee('Harissa', '1 tbsp', 14)] },
  'red-curry-paste': { level: [newZealand('Curry paste, Thai red', '15 ml', 16.2)] },
} as const satisfies FoodFigures;
