import type { FillId } from './food.ts';
import type { FoodId } from './foods.ts';

/** Ids of foods filled in a particular way; URLs may use them like a food's id. */
export const FILL_IDS = {
  'almonds-sliced': ['almonds-whole', 'sliced'],
  'almonds-slivered': ['almonds-whole', 'slivered'],
  'hazelnuts-chopped': ['hazelnuts-whole', 'chopped'],
  'walnuts-halves': ['walnuts-chopped', 'halves'],
  'pecans-halves': ['pecans-chopped', 'halves'],
  'brown-sugar-loose': ['brown-sugar', 'loose'],
  'powdered-sugar-sifted': ['powdered-sugar', 'sifted'],
  'cheddar-diced': ['cheddar-shredded', 'diced'],
  'carrots-chopped': ['carrots-grated', 'chopped'],
  'onions-sliced': ['onions-chopped', 'sliced'],
  'zucchini-shredded': ['zucchini-chopped', 'shredded'],
  'raisins-packed': ['raisins', 'packed'],
  'avocado-mashed': ['avocado-cubed', 'mashed'],
  'bananas-sliced': ['bananas-mashed', 'sliced'],
  'strawberries-whole': ['strawberries-sliced', 'whole'],
  'strawberries-pureed': ['strawberries-sliced', 'pureed'],
} as const satisfies Record<string, readonly [FoodId, FillId]>;
