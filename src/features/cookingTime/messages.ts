import type { Catalog } from '#i18n/catalog.ts';

/** Messages of the cooking time calculator, and those shared by all calculators. */
export type CookingTimeMessages = Pick<Catalog, 'cookingTime' | 'tool'>;
