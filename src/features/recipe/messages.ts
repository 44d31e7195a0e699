import type { Catalog } from '#i18n/catalog.ts';

/** What a recipe's page says; its head and its not-found screen have the rest. */
export type RecipeMessages = Omit<Catalog['recipe'], 'meta' | 'missing'>;
