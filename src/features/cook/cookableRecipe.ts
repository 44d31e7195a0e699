import type { Catalog } from '#i18n/catalog.ts';

/** What is cooked, as it is set on its page. */
export interface CookableRecipe {
  name: string;
  /** The English address of its page. */
  page: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

export type CookWords = Pick<Catalog, 'cook' | 'timers'>;
