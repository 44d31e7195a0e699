import type { Catalog } from '#catalogs/catalog.ts';

/** The multi-calculator's messages. */
export type MultiMessages = Pick<Catalog, 'multi' | 'tool'>;
