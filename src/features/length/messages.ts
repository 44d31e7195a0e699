import type { Catalog } from '#catalogs/catalog.ts';

/** Messages of the inch calculator. */
export type LengthMessages = Pick<Catalog, 'length' | 'tool'>;
