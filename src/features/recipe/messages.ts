import type { Catalog } from '#i18n/catalog.ts';

/** Messages of a recipe's page, without those of its head and not-found screen. */
export type RecipeMessages = Omit<Catalog['recipe'], 'meta' | 'missing'>;
