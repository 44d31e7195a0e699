import type { Catalog } from '#i18n/catalog.ts';

/** The words of the cooking time calculator, and those that all calculators share. */
export type CookingTimeMessages = Pick<Catalog, 'cookingTime' | 'tool'>;
