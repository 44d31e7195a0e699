import type { Catalog } from '#catalogs/catalog.ts';

/** Messages of a recipe's page, without those of its head, of other recipes, and of its not-found screen. */
export type RecipeMessages = Omit<Catalog['recipe'], 'meta' | 'missing' | 'related'>;

/** How a recipe's numbers are written. */
export type RecipeTextMessages = RecipeMessages['text'];
