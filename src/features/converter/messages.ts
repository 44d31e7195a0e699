import type { Catalog } from '#i18n/catalog.ts';

/** The words a converter needs. */
export type ConverterMessages = Pick<Catalog, 'converter' | 'units' | 'ingredients'>;
