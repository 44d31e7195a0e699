import type { Catalog } from '#i18n/catalog.ts';

/** Messages of the leftovers calculator, and those shared by all calculators. */
export type LeftoversMessages = Pick<Catalog, 'leftovers' | 'tool'>;
