import type { Catalog } from '#i18n/catalog.ts';

/** The recipe in cook mode, scaled and in the units chosen on its page. */
export interface CookableRecipe {
  name: string;
  /** The English address of its page. */
  page: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

export type CookWords = Pick<Catalog, 'cook' | 'timers'>;
