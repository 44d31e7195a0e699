import type { FoodFigures } from '../food.ts';
import { fao, fineli, kingArthur, labels, newZealand, norway, recipes, usda } from '../sources.ts';

export const sugars = {
  'palm-sugar': { packed: [recipes(5, '1 cup, grated or chopped', 200)] },
  sugar: {
    level: [
      usda(19335, 'Sugars, granulated', '1 cup', 200),
      kingArthur('Sugar (granulated white)', '1 cup', 198),
      fao('Sucrose', 0.85),
    ],
  },
  'brown-sugar': {
    packed: [
      usda(19334, 'Sugars, brown', '1 cup packed', 220),
      kingArthur('Brown sugar (dark or light, packed)', '1 cup', 213),
    ],
    loose: [usda(19334, 'Sugars, brown', '1 cup unpacked', 145), norway('Sugar, brown', 70)],
  },
  'powdered-sugar': {
    unsifted: [
      usda(19336, 'Sugars, powdered', '1 cup unsifted', 120),
      kingArthur("Confectioners' sugar (unsifted)", '2 cup', 227),
    ],
    sifted: [usda(19336, 'Sugars, powdered', '1 cup sifted', 100), recipes(6, '1 cup, sifted', 114)],
  },
  'superfine-sugar': {
    level: [
      kingArthur("Baker's Special Sugar (superfine sugar, castor sugar)", '1 cup', 190),
      newZealand('Sugar, caster', '250 ml', 239),
    ],
  },
  'demerara-sugar': { level: [kingArthur('Demerara sugar', '1 cup', 220)] },
  'turbinado-sugar': {
    level: [usda(19908, 'Sugar, turbinado', '1 cup', 202), kingArthur('Turbinado sugar (raw)', '1 cup', 180)],
  },
  'coconut-sugar': {
    level: [kingArthur('Coconut sugar', '1/2 cup', 77), recipes(19, '1 cup', 192)],
  },
  'maple-sugar': {
    level: [kingArthur('Maple sugar', '1/2 cup', 78), usda(19340, 'Sugars, maple', '1 tsp', 3)],
  },
  'pearl-sugar': { level: [kingArthur('Sparkling Sugar', '1/4 cup', 57)] }, // coarse sparkling sugar; Swedish pearl sugar is another product
  'cinnamon-sugar': { level: [kingArthur('Cinnamon-Sugar', '1/4 cup', 50)] },
  'sucralose-blend': { level: [kingArthur('Sugar substitute (Splenda)', '1 cup', 25)] },
  honey: { level: [usda(19296, 'Honey', '1 cup', 339), kingArthur('Honey', '1 tbsp', 21)] },
  'agave-syrup': {
    level: [usda(19912, 'Sweetener, syrup, agave', '1 tsp', 6.9), kingArthur('Agave syrup', '1/4 cup', 84)],
  }, // USDA's quarter cup, 55 g, contradicts its own teaspoon
  'maple-syrup': {
    level: [
      usda(19353, 'Syrups, maple', '1 cup', 315),
      kingArthur('Maple syrup', '1/2 cup', 156),
      fao('Syrup, maple', 1.32),
    ],
  },
  'corn-syrup': {
    level: [
      usda(19350, 'Syrups, corn, light', '1 cup', 341),
      kingArthur('Corn syrup', '1 cup', 312),
      fao('Syrup, corn, light', 1.4),
    ],
  },
  'corn-syrup-dark': { level: [usda(19349, 'Syrups, corn, dark', '1 cup', 328)] },
  'golden-syrup': {
    level: [
      usda(19350, 'Syrups, corn, light', '1 cup', 341),
      fao('Syrup, corn, light', 1.4),
      newZealand('Syrup, golden', '15 ml', 20),
    ],
  }, // USDA and FAO have no row of its own; its sugar, which sets its weight, is that of corn syrup: about four fifths
  molasses: { level: [usda(19304, 'Molasses', '1 cup', 337), kingArthur('Molasses', '1/4 cup', 85)] },
  'malt-syrup': {
    level: [usda(19352, 'Syrups, malt', '1 cup', 332), kingArthur('Malt syrup', '2 tbsp', 43)],
  },
  'sorghum-syrup': { level: [usda(19355, 'Syrups, sorghum', '1 cup', 330)] },
  'pancake-syrup': {
    level: [usda(19129, 'Syrups, table blends, pancake', '1 cup', 314), fao('Syrup, pancake', 1.312)],
  },
  'chocolate-syrup': {
    level: [
      usda(14181, 'Chocolate syrup', '1 cup', 300),
      labels('Food Club, Chocolate Syrup (45011567)', '30 ml (2 tbsp)', 38),
    ],
  },
  grenadine: { level: [fao('Syrup, grenadine', 1.18)] },
  'caramel-sauce': { level: [usda(19364, 'Toppings, butterscotch or caramel', '2 tbsp', 41)] },
  'boiled-cider': { level: [kingArthur('Boiled cider', '1/4 cup', 85)] },
  'marshmallows-mini': {
    level: [
      usda(19116, 'Candies, marshmallows', '1 cup of miniature', 50),
      kingArthur('Marshmallows (mini)', '1 cup', 43),
    ],
  },
  'marshmallow-fluff': {
    level: [
      kingArthur('Marshmallow Fluff®', '1 cup', 128),
      kingArthur('Marshmallow spread (store-bought)', '1 cup', 123),
      labels('Solo, Marshmallow Creme (45003052)', '30 ml (2 tbsp)', 12),
    ],
  },
  jam: {
    level: [
      usda(19297, 'Jams and preserves', '1 tbsp', 20),
      kingArthur('Jam or preserves', '1/4 cup', 85),
      fao('Jam', 1.333),
      norway('Jam, marmalade', 115),
    ],
  },
  jelly: { level: [usda(19300, 'Jellies', '1 tbsp, 1 serving', 21), fao('Jelly', 1.245)] },
  'orange-marmalade': {
    level: [
      usda(19303, 'Marmalade, orange', '1 cup', 320),
      fineli(11013, 'Appelsiinimarmeladi', '100 ml', 115),
    ],
  },
  'apple-butter': {
    level: [
      usda(19294, 'Fruit butters, apple', '1 cup', 282),
      labels('Family Dollar, Apple Butter (45004023)', '15 ml (1 tbsp)', 17),
    ],
  },
  'cranberry-sauce': {
    level: [
      usda(9081, 'Cranberry sauce, canned, sweetened', '1 cup', 277),
      labels('Family Dollar, Jellied Cranberry Sauce (45004181)', '60 ml (1/4 cup)', 70),
    ],
  },
  fructose: { level: [usda(43216, 'Sweeteners, tabletop, fructose, dry, powder', '1 cup', 196)] },
  dextrose: { level: [fao('Sugar, dextrose', 0.62)] },
  'blackcurrant-syrup': { level: [fao('Syrup, blackcurrant, undiluted', 1.28)] },
  'vanilla-sugar': { level: [fineli(11188, 'Vanillin sugar', '15 ml', 12)] },
} as const satisfies FoodFigures;
