import type { Catalog } from '#catalogs/catalog.ts';

/** Messages of the leftovers calculator, and those shared by all calculators. */
export type LeftoversMessages = Pick<Catalog, 'leftovers' | 'tool'>;
