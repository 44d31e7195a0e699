import type { Catalog } from '#catalogs/catalog.ts';

/** Messages of the cooking time calculator, and those shared by all calculators. */
export type CookingTimeMessages = Pick<Catalog, 'cookingTime' | 'tool'>;
