import type { Catalog } from '#i18n/catalog.ts';

/** The words of the leftovers calculator, and those that all calculators share. */
export type LeftoversMessages = Pick<Catalog, 'leftovers' | 'tool'>;
