import type { Catalog } from '#catalogs/catalog.ts';

/** The words of the weight chart and of the pages of foods. */
export interface FoodMessages {
  foods: Catalog['foods'];
  fills: Catalog['fills'];
}
