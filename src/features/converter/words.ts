import type { Catalog } from '#i18n/catalog.ts';

/** The words a converter needs. */
export type ConverterWords = Pick<Catalog, 'converter' | 'units' | 'ingredients'>;
