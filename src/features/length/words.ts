import type { Catalog } from '#i18n/catalog.ts';

/** The words of the inch calculator. */
export type LengthWords = Pick<Catalog, 'length' | 'tool'>;
