import type { AnyFoodId } from '../foods.ts';

/** Foods that brands make their own kinds of: `salsa Huichol®` is hot sauce, `consomé de pollo Knorr®` a powder. */
export const KINDS_BY_BRAND: readonly AnyFoodId[] = ['salsa', 'chicken-stock', 'tea-biscuits'];

/** Foods whose kind a place or a maker alone tells: `noix des Moluques`, `chocolat Dulcey`. */
export const KINDS_BY_PLACE: readonly AnyFoodId[] = [
  'cheese',
  'walnuts-chopped',
  'black-pepper-ground',
  'sherry-dry',
  'whole-chicken',
  'chocolate-chopped',
];
