import type { Catalog } from '#catalogs/catalog.ts';

/** The messages a converter needs. */
export type ConverterMessages = Pick<Catalog, 'converter' | 'units' | 'fills' | 'foodField'>;
