import type { Catalog } from '#i18n/catalog.ts';

/** The messages a converter needs. */
export type ConverterMessages = Pick<Catalog, 'converter' | 'units' | 'fills' | 'foodField'>;
