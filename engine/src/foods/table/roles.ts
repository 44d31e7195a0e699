import type { AnyFoodId } from '../foods.ts';

/** What foods do in a dough, a pot or a mold, as the general foods: a kind of one does the same. */
export const ROLES = {
  /** Flour that other ingredients are percentages of, by the standard of the Bread Bakers Guild of America. */
  flour: [
    ...(['flour', 'whole-wheat-flour', 'durum-flour', 'spelt-flour'] as const),
    ...(['rye-flour-light', 'rye-flour-medium', 'rye-flour-dark'] as const),
    ...(['oat-flour', 'barley-flour', 'buckwheat-flour', 'rice-flour', 'corn-flour'] as const),
    ...(['sorghum-flour', 'teff-flour', 'millet-flour', 'quinoa-flour', 'amaranth-flour'] as const),
    ...(['chickpea-flour', 'soy-flour', 'chestnut-flour', 'cassava-flour', 'gluten-free-flour'] as const),
  ],
  /** Flour in a dough, though a dish of it alone is none. */
  meal: ['semolina', 'cornmeal', 'masa-harina', 'masarepa', 'sour-cassava-starch'],
  /** Leavened like flour, though that standard lists it beside the flour. */
  besideFlour: [
    ...(['almond-flour', 'hazelnut-flour', 'peanut-flour', 'coconut-flour', 'carob-flour'] as const),
    ...(['potato-flour', 'malt-flour', 'tempura-flour'] as const),
  ],
  /** Brings no water to a dough, among fats, sugars, dairy and drinks; others without figures may. */
  dry: [
    ...(['sugar', 'erythritol', 'xylitol', 'sucralose-blend', 'monk-fruit-sweetener'] as const),
    ...(['oil', 'brown-butter', 'egg-replacer', 'tea-bags'] as const),
  ],
  leavening: ['baking-powder', 'baking-soda'],
  gelling: ['gelatin-powder', 'gelatin-sheets', 'agar-agar'],
  /** Of pots that cool slowly and that Bacillus cereus or Clostridium perfringens grow in: soups, rice, pulses. */
  potFood: [
    ...(['stock', 'chicken-stock', 'beef-stock', 'veal-stock', 'vegetable-stock', 'fish-stock'] as const),
    ...(['rice', 'wild-rice', 'lentils', 'chickpeas-dry', 'split-peas', 'peas-dry'] as const),
    ...(['black-eyed-peas-dry', 'white-beans-dry', 'flageolet-beans', 'black-beans-dry'] as const),
    ...([
      'kidney-beans-dry',
      'pinto-beans-dry',
      'borlotti-beans-dry',
      'mayocoba-beans-dry',
      'dried-beans',
    ] as const),
    ...(['lima-beans-dry', 'fava-beans-dry', 'soybeans-dry', 'mung-beans-dry'] as const),
    ...(['adzuki-beans-dry', 'urad-dal', 'pigeon-peas'] as const),
  ],
  /** Cooked meat is the usual food of Clostridium perfringens (CDC), and what it simmers in makes it a stew. */
  stewedMeat: [
    ...(['beef', 'veal', 'pork', 'lamb', 'ground-meat', 'oxtail', 'goat', 'rabbit', 'venison'] as const),
    ...([
      'meatballs',
      'chicken',
      'cooked-chicken',
      'turkey',
      'cooked-turkey',
      'duck',
      'goose',
      'guinea-fowl',
      'pheasant',
      'wild-boar',
    ] as const),
    ...(['quail', 'pulled-pork', 'bacon', 'turkey-bacon', 'ham', 'ham-hock', 'kassler'] as const),
    ...(['corned-beef', 'roast-beef', 'gyros-meat', 'sausages', 'sausage-meat', 'kielbasa'] as const),
    ...(['frankfurters', 'chorizo', 'black-pudding', 'boudin-blanc', 'beef-liver', 'calf-liver'] as const),
    ...([
      'chicken-livers',
      'chicken-gizzards',
      'sweetbreads',
      'kidneys',
      'beef-tongue',
      'tripe',
      'pig-feet',
      'chicken-carcass',
    ] as const),
    ...(['marrow-bones', 'chicken-canned', 'duck-confit', 'petit-sale', 'lacon', 'turkey-ham'] as const),
  ],
  /** What meat simmers in. */
  stewLiquid: [
    ...(['water', 'wine', 'red-wine', 'white-wine', 'beer', 'cider-dry', 'coconut-milk', 'cream'] as const),
    ...(['tomato-sauce', 'tomatoes-canned', 'tomatoes-chopped', 'tomatoes-plum'] as const),
  ],
} as const satisfies Record<string, readonly AnyFoodId[]>;
