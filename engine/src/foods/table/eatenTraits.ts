import type { AnyFoodId } from '../foods.ts';

/** Traits of foods that nutrition alone asks about. */
export const TRAITS_OF_EATING = {
  /**
   * Holds no energy: erythritol by Annex XIV of Regulation (EU) 1169/2011, and sweeteners that are mostly that; tea, of
   * which 100 g have 1 kcal when brewed (USDA, NDB 14355); or next to none: a spray of oil weighs 0.3 g (NDB 04679),
   * a packet of granulated sweetener 1 g (NDB 19868).
   */
  noEnergy: [
    'erythritol',
    'erythritol-powdered',
    'monk-fruit-sweetener',
    'stevia',
    'liquid-sweetener',
    'sweetener',
    'tea-bags',
    'cooking-spray',
  ],
  /** Holds alcohol: what its row's other parts leave of 100 g. */
  alcoholic: [
    'vanilla-extract',
    'coffee-liqueur',
    'irish-cream',
    'beer',
    'sake',
    'red-wine',
    'white-wine',
    'wine',
    'rose-wine',
    'dessert-wine',
    'port',
    'sherry-dry',
    'sherry-sweet',
    'rum',
    'vodka',
    'whiskey',
    'gin',
    'brandy',
    'tequila',
    'mezcal',
    'cachaca',
    'pisco',
    'kirsch',
    'calvados',
    'grappa',
  ],
  /** Made in many flavors, unlike other foods of its category. */
  flavored: ['ice-cream', 'hummus', 'granola'],
  /** Its name stands before a cut: `beef rump steak`, `beef chuck short ribs`. */
  redMeat: ['beef', 'beef-chuck', 'veal', 'pork', 'lamb'],
  /** Mostly water, whatever it is made of. */
  stock: ['chicken-stock', 'beef-stock', 'vegetable-stock'],
  zest: ['lemon-zest', 'lime-zest', 'orange-zest', 'grapefruit-zest'],
  /** Added by the clove or the slice. */
  sliced: ['garlic-minced', 'ginger-fresh'],
  /** Named by how much fat it has, which its row knows. */
  knownFat: [
    ...(['milk-skim', 'milk-1-percent', 'milk-2-percent', 'milk-powder-nonfat', 'light-cream'] as const),
    ...(['yogurt-low-fat', 'yogurt-nonfat', 'greek-yogurt-nonfat', 'quark-low-fat'] as const),
    ...([
      'cream-cheese-light',
      'cottage-cheese-low-fat',
      'ricotta-part-skim',
      'creme-fraiche-light',
    ] as const),
  ],
  /** Breads that are baked and sold as loaves. */
  loaf: [
    ...(['bread', 'white-bread', 'whole-wheat-bread', 'rye-bread', 'pumpernickel'] as const),
    ...(['sourdough-bread', 'baguette', 'italian-bread', 'ciabatta', 'stale-bread'] as const),
    ...(['brioche', 'challah'] as const),
  ],
  /** Fish and meat that recipes count by the fillet, chop, leg or breast. */
  portioned: [
    ...([
      'fish',
      'cod',
      'corvina',
      'tuna',
      'monkfish',
      'sea-bream',
      'smoked-trout',
      'smoked-mackerel',
      'trout',
      'chilean-sea-bass',
    ] as const),
    ...(['hake', 'whiting', 'sea-bass', 'red-snapper', 'sole', 'mackerel', 'herring', 'pike-perch'] as const),
    ...(['pork', 'pork-cutlets', 'lamb-shanks', 'veal', 'veal-chops', 'veal-cutlets', 'venison'] as const),
    ...([
      'duck-breast',
      'duck-legs',
      'turkey-legs',
      'turkey-breast',
      'cooked-chicken',
      'beef-steak',
    ] as const),
  ],
} as const satisfies Record<string, readonly AnyFoodId[]>;
